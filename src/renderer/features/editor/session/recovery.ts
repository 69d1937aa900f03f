import type { Draft } from './drafts.ts'
import type { ArticleFields } from './fields.ts'
import type { Session } from './session.ts'
import { keepVersion } from './versions.ts'

const fieldsOf = ({ fields }: Draft) => fields as Partial<ArticleFields>

/** Drafts a crash left behind that say something else than the article; those that say the same are cleared away. */
export function recoveredDrafts(session: Session): Draft[] {
  return session.drafts.found().filter((draft) => {
    if (!session.says(fieldsOf(draft))) return true
    session.drafts.decide(draft)
    return false
  })
}

/** Puts a draft on the sheet. If the article went on since, how it is now is kept under a name first. False: not done. */
export async function keepDraft(session: Session, draft: Draft, label: string): Promise<boolean> {
  if (draft.revision !== session.autosave.revision() && !(await keepVersion(session, label))) return false
  session.edit(fieldsOf(draft))
  session.drafts.decide(draft)
  return true
}
