import { Screen } from '../../shell/Screen.tsx'

export const LibraryScreen = () => <Screen title="Articles">{null}</Screen>
