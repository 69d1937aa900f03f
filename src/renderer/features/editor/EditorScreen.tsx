import { Screen } from '../../shell/Screen.tsx'

export const EditorScreen = () => <Screen title="Editor">{null}</Screen>
