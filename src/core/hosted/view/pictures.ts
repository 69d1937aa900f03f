import { sql } from 'kysely'
import type { PictureFacts } from '../../../contract/site-view.ts'
import type { ReadDb } from '../../db/open.ts'
import { widthsOf } from '../../media/rules.ts'

/** A run of the digits of a hash; a longer one is none. Every text of a site goes through here, so it looks no way back. */
const SHA = /[0-9a-f]{64,}/g

/** Everything in a text that can be the name of a stored picture. */
export const picturesIn = (text: string): string[] => [
  ...new Set(text.match(SHA)?.filter(({ length }) => length === 64)),
]

/** First picture of an article that lies in the library. */
export const firstPicture = (html: string): string | null => /\/media\/([0-9a-f]{64})/.exec(html)?.[1] ?? null

/** Of those that are stored, also of ones in the trash: pages may show them. */
export async function pictureFacts(db: ReadDb, sha256: readonly string[]): Promise<Record<string, PictureFacts>> {
  if (sha256.length === 0) return {}
  const rows = await db
    .selectFrom('media')
    .select(['sha256', 'width', 'height', 'mime', 'alt'])
    .where('sha256', 'in', sql<string>`(select value from json_each(${JSON.stringify(sha256)}))`)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.sha256, { ...row, widths: widthsOf(row) }]))
}
