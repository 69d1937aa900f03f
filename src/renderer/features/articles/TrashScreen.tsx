import { Screen } from '../../shell/Screen.tsx'

export const TrashScreen = () => <Screen title="Trash">{null}</Screen>
