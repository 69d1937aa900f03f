import { translate } from '../../i18n/index.ts'

/** Who did it, as the writer says it: the core calls the person at this computer `You`. */
export const personName = (by: string): string => (by === 'You' ? translate('editor:person.you') : by)
