import { Screen } from '../../shell/Screen.tsx'

export const RunScreen = () => <Screen title="Run">{null}</Screen>
