import type { HistoryStep } from '../../../../contract/site-pages.ts'
import { translate } from '../../../i18n/index.ts'

/** What a step did, with its subject: "Delete page “About”". */
export const stepWords = ({ act, subject }: Pick<HistoryStep, 'act' | 'subject'>): string =>
  subject === ''
    ? translate(`builder:act.${act}`)
    : translate('sites:history.named', { act: translate(`builder:act.${act}`), subject })

/** The core calls the person at this computer `You`. */
export const personName = (by: string): string => (by === 'You' ? translate('sites:history.you') : by)
