import { Screen } from '../../shell/Screen.tsx'

export const TodayScreen = () => <Screen title="Today">{null}</Screen>
