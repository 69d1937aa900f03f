import type { ArticleDocument, articleOperations } from '../../contract/articles.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import { countHtmlWords } from '../../text/count-words.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { indexArticle } from '../search/store.ts'
import { tickOnboarding } from '../settings/onboarding.ts'
import { cleanContent } from './clean.ts'
import { refuseStale, refuseTrashed } from './rules.ts'
import { isDerived, refuseSlug, refuseTaken, slugOf, uniqueSlug } from './slugs.ts'
import { getDocument } from './store.ts'
import { versionToKeep } from './version-rules.ts'
import { keepVersion, newestVersion, thinVersions } from './version-store.ts'

const patchFields = ['title', 'slug', 'content', 'language', 'meta_title', 'meta_description', 'keywords'] as const

export type ArticlePatch = Partial<Pick<ArticleDocument, (typeof patchFields)[number]>>

/** Saves what changed. The long work on the text comes before the write, on the revision that the write insists on. */
export async function saveArticle(
  ctx: Context,
  { id, revision, ...given }: ParsedInput<typeof articleOperations.save_article>,
): Promise<ArticleDocument> {
  const before = await getDocument(ctx.db, id)
  await refuseUnlessOpen(ctx.db, before, revision)
  const patch = definedOf(given)
  if (patch.slug !== undefined) refuseSlug(patch.slug)
  if (patch.content !== undefined) patch.content = await cleanContent(ctx, patch.content)
  const word_count = wordCountOf(before, patch)

  return ctx.write(async (tx) => {
    const present = await getDocument(tx.db, id)
    await refuseUnlessOpen(tx.db, present, revision)
    const next = { ...present, ...patch, word_count, slug: await nextSlug(tx.db, present, patch) }
    if (!differs(present, next)) return present
    const keep = versionToKeep(await newestVersion(tx.db, id), present.revision, tx.now())
    if (keep === 'before') await keepVersion(tx, present, { kind: 'automatic', label: '' })
    const saved = await storeChange(tx, present, next)
    if (keep === 'after') await keepVersion(tx, saved, { kind: 'automatic', label: '' })
    if (keep !== null) await thinVersions(tx, id)
    if (saved.word_count > 0 && saved.content !== present.content) await tickOnboarding(tx, 'write')
    return saved
  })
}

/** Writes `next` over `present` as its next revision, finds it anew, and tells of it. */
export async function storeChange(tx: Tx, present: ArticleDocument, next: ArticleDocument): Promise<ArticleDocument> {
  const { id } = present
  const { title, slug, content, language, meta_title, meta_description, keywords, word_count } = next
  const saved = { ...next, revision: present.revision + 1, updated_at: tx.now() }
  const { revision, updated_at } = saved
  await tx.db
    .updateTable('articles')
    .set({ title, slug, content, language, meta_title, meta_description, word_count, revision, updated_at })
    .set({ keywords: JSON.stringify(keywords) })
    .where('id', '=', id)
    .execute()
  await indexArticle(tx, id, saved)
  tx.emit({ type: 'article.saved', id, revision, by: tx.caller })
  return saved
}

/** There, not in the trash, and still at the revision that the caller saw. */
export async function refuseUnlessOpen(db: ReadDb, present: ArticleDocument, revision: number): Promise<void> {
  refuseTrashed(present)
  if (present.revision !== revision) refuseStale(present, revision, await lastSaver(db, present.id))
}

export const wordCountOf = (
  before: ArticleDocument,
  { content = before.content, language = before.language }: ArticlePatch,
): number =>
  content === before.content && language === before.language ? before.word_count : countHtmlWords(content, language)

/** The wished slug; else the slug follows the title as long as it was made from it and nothing was public. */
export async function nextSlug(db: ReadDb, present: ArticleDocument, patch: ArticlePatch): Promise<string> {
  if (patch.slug !== undefined && patch.slug !== present.slug) {
    await refuseTaken(db, patch.slug)
    return patch.slug
  }
  const { title = present.title, language = present.language, slug } = patch
  const follows =
    slug === undefined && present.status === 'draft' && isDerived(present.slug, present.title, present.language)
  if (!follows || isDerived(present.slug, title, language)) return present.slug
  return uniqueSlug(db, slugOf(title, language))
}

const definedOf = (given: { [Field in keyof ArticlePatch]: ArticlePatch[Field] | undefined }): ArticlePatch =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

const differs = (present: ArticleDocument, next: ArticleDocument): boolean =>
  patchFields.some((field) => JSON.stringify(present[field]) !== JSON.stringify(next[field]))

/** How far back the events are asked who saved an article last; nothing depends on the answer. */
const EVENTS_BACK = 2_000

async function lastSaver(db: ReadDb, id: number): Promise<string | null> {
  const newest = await db.selectFrom('events').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const rows = await db
    .selectFrom('events')
    .select(['body', 'caller'])
    .where('id', '>', (newest?.id ?? 0) - EVENTS_BACK)
    .where('type', '=', 'article.saved')
    .orderBy('id', 'desc')
    .execute()
  return rows.find(({ body }) => (JSON.parse(body) as { id: number }).id === id)?.caller ?? null
}
