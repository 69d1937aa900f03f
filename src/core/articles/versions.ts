import type { ArticleDocument, articleOperations, ArticleVersion } from '../../contract/articles.ts'
import type { ParsedInput, Reply } from '../../contract/operation.ts'
import type { Context } from '../context.ts'
import { tickOnboarding } from '../settings/onboarding.ts'
import { cleanContent } from './clean.ts'
import { refuseTrashed } from './rules.ts'
import { nextSlug, refuseUnlessOpen, storeChange, wordCountOf } from './save.ts'
import { getDocument } from './store.ts'
import { hashText } from './version-rules.ts'
import { getVersion, keepVersion, newestVersion } from './version-store.ts'

export const nameVersion = (
  ctx: Context,
  { id, label }: ParsedInput<typeof articleOperations.create_version>,
): Promise<ArticleVersion> =>
  ctx.write(async (tx) => {
    const present = await getDocument(tx.db, id)
    refuseTrashed(present)
    return keepVersion(tx, present, { kind: 'named', label })
  })

/** An old text becomes the newest one. What stood there until now is kept, so this can be undone like any change. */
export async function restoreVersion(
  ctx: Context,
  { id, version_id, revision }: ParsedInput<typeof articleOperations.restore_version>,
): Promise<ArticleDocument> {
  const before = await getDocument(ctx.db, id)
  await refuseUnlessOpen(ctx.db, before, revision)
  const version = await getVersion(ctx.db, id, version_id)
  const { title, meta_title, meta_description, keywords, label } = version
  const patch = { title, meta_title, meta_description, keywords, content: await cleanContent(ctx, version.content) }
  const word_count = wordCountOf(before, patch)

  return ctx.write(async (tx) => {
    const present = await getDocument(tx.db, id)
    await refuseUnlessOpen(tx.db, present, revision)
    const next = { ...present, ...patch, word_count, slug: await nextSlug(tx.db, present, patch) }
    if (hashText(next) === hashText(present)) return present
    const newest = await newestVersion(tx.db, id)
    if (newest.sha256 !== hashText(present)) await keepVersion(tx, present, { kind: 'before_restore', label: '' })
    const saved = await storeChange(tx, present, next)
    await keepVersion(tx, saved, { kind: 'restored', label })
    await tickOnboarding(tx, 'restore_version')
    return saved
  })
}

/** From an older text to a newer one, or to the text as it is now. */
export async function compareVersions(
  ctx: Context,
  { id, from, to }: ParsedInput<typeof articleOperations.compare_versions>,
): Promise<Reply<typeof articleOperations.compare_versions>> {
  const present = await getDocument(ctx.db, id)
  const older = await getVersion(ctx.db, id, from)
  const newer = to === undefined ? present : await getVersion(ctx.db, id, to)
  return ctx.workers.diff({
    from: older.content,
    to: newer.content,
    from_title: older.title,
    to_title: newer.title,
    language: present.language,
  })
}
