import { Screen } from '../../shell/Screen.tsx'

export const SettingsScreen = () => <Screen title="Settings">{null}</Screen>
