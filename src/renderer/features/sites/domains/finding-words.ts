import type { Finding } from '../../../../contract/domains.ts'
import { currentLanguage, translate } from '../../../i18n/index.ts'

/** In English the core says it best, with every name; in other languages the code says it, and the values stand below. */
export function findingWords(finding: Finding, host: string, known: (key: string) => boolean): FindingWords {
  const { code, sentence, fix } = finding
  if (currentLanguage() === 'en' || !known(`site-tools:domains.found.${code}`)) {
    return { sentence, fix, own: currentLanguage() === 'en' }
  }
  const fixKey = `site-tools:domains.fix.${code}`
  return {
    sentence: translate(`site-tools:domains.found.${code}`, { host }),
    fix: fix === null ? null : known(fixKey) ? translate(fixKey, { host }) : fix,
    own: true,
  }
}

export interface FindingWords {
  sentence: string
  fix: string | null
  /** In the language of the window. */
  own: boolean
}

const weight: Record<Finding['level'], number> = { fix: 0, wait: 1, note: 2, ok: 3 }

/** What the writer has to do first. */
export const byWeight = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => weight[a.level] - weight[b.level])
