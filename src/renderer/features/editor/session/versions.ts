import type { ArticleDocument, ArticleVersion } from '../../../../contract/articles.ts'
import { call } from '../../../client.ts'
import type { Session } from './session.ts'

/** Saves, then keeps the article as it is now under a name. Null: it could not be saved, which the screen shows. */
export const keepVersion = (session: Session, label: string): Promise<ArticleVersion | null> =>
  session.autosave.alone(async (revision) => ({
    revision,
    value: await call('create_version', { id: session.id, label }),
  }))

export interface Restored {
  /** False: the version says what the text says already. */
  changed: boolean
  /** Holds the text before the restoration: the way back. */
  before: ArticleVersion | null
}

/** Makes a version the newest text. Null: what is typed could not be saved first, which the screen shows. */
export const restoreVersion = (session: Session, version_id: number): Promise<Restored | null> =>
  session.autosave.alone(async (revision) => {
    const article = await call('restore_version', { id: session.id, version_id, revision })
    session.show(article)
    const changed = article.revision !== revision
    const [newest, before] = changed ? await call('list_versions', { id: session.id }) : []
    const wayBack = newest?.revision === article.revision ? (before ?? null) : null
    return { revision: article.revision, value: { changed, before: wayBack } }
  })

interface Labels {
  theirs: string
  mine: string
}

/**
 * Ends a conflict with both texts kept: mine becomes a named version, theirs stays the text. Each step leaves both on
 * disk, so a failure in between loses neither. Answers with the version that holds mine.
 */
export async function keepBoth(session: Session, labels: Labels): Promise<ArticleVersion> {
  const { id, autosave, editor } = session
  const unsaved = new Set(autosave.unsaved())
  const theirs = await call('create_version', { id, label: labels.theirs })
  const { title, meta_title, meta_description, keywords } = session.store.getState().fields
  const content = session.read('content')
  const mine = { title, content, meta_title, meta_description, keywords }
  const saved = await call('save_article', { id, revision: theirs.revision, ...mine })
  const version = await call('create_version', { id, label: labels.mine })
  const now = await call('restore_version', { id, version_id: theirs.id, revision: saved.revision })
  settle(session, now, unsaved)
  editor.view.focus()
  return version
}

/** A version holds no slug and no language, so what the writer chose there stays unsaved and is saved next. */
function settle(session: Session, article: ArticleDocument, unsaved: ReadonlySet<string>): void {
  const { slug, language } = session.store.getState().fields
  session.show(article)
  session.autosave.rebase(article.revision, 'drop')
  if (unsaved.has('slug')) session.write('slug', slug)
  if (unsaved.has('language')) session.write('language', language)
}
