import type { HistoryStep } from '../../../../contract/site-pages.ts'
import { formats } from '../../../format.ts'
import { currentLanguage, translate } from '../../../i18n/index.ts'

/** What a step did, with its subject: "Delete page: “About”". */
export function stepWords({ act, subject }: Pick<HistoryStep, 'act' | 'subject'>): string {
  const words = translate(`builder:act.${act}`)
  const named = subjectOf(act, subject)
  return named === '' ? words : translate('sites:history.named', { act: words, subject: named })
}

/** Of the site as a whole its name says nothing; a navigation is named by its language. */
function subjectOf(act: HistoryStep['act'], subject: string): string {
  if (act === 'change_theme' || act === 'change_site') return ''
  return act === 'arrange_navigation' ? formats(currentLanguage()).language(subject) : subject
}

/** The core calls the person at this computer `You`. */
export const personName = (by: string): string => (by === 'You' ? translate('sites:history.you') : by)
