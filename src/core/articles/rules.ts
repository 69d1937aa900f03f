import type { ArticleStatus } from '../../contract/articles.ts'
import { StudioError } from '../errors.ts'

/** How long the trash keeps what is thrown into it. */
export const TRASH_DAYS = 30

export type BulkAct = 'archive' | 'unarchive' | 'trash' | 'restore' | 'delete'

interface Standing {
  status: ArticleStatus
  deleted_at: string | null
}

const inTrash = 'It is in the trash. Take it out first.'

/** Why an act does not fit an article, or null. */
const obstacles: Record<BulkAct, (article: Standing) => string | null> = {
  archive: ({ status, deleted_at }) =>
    deleted_at !== null ? inTrash : status === 'archived' ? 'It is archived already.' : null,
  unarchive: ({ status, deleted_at }) =>
    deleted_at !== null ? inTrash : status === 'archived' ? null : 'It is not archived.',
  trash: ({ deleted_at }) => (deleted_at === null ? null : 'It is in the trash already.'),
  restore: ({ deleted_at }) => (deleted_at === null ? 'It is not in the trash.' : null),
  delete: ({ deleted_at }) => (deleted_at === null ? 'It is not in the trash. Move it there first.' : null),
}

export const whyNot = (act: BulkAct, article: Standing | undefined): string | null =>
  article ? obstacles[act](article) : 'There is no article with this id.'

/** What is in the trash is read, and not worked on. */
export function refuseTrashed({ deleted_at }: Standing): void {
  if (deleted_at !== null) {
    throw new StudioError(
      'conflict',
      'This article is in the trash. Nothing was changed. Take it out of the trash first.',
      {
        details: [{ path: 'id', code: 'trashed', message: 'The article is in the trash.' }],
      },
    )
  }
}

/** Two who write on one article: the later one hears of it, and neither loses a word. */
export function refuseStale(present: { revision: number }, revision: number, savedBy: string | null): void {
  if (present.revision === revision) return
  const who = savedBy === null ? 'elsewhere' : savedBy === 'You' ? 'by you in another place' : `by ${savedBy}`
  throw new StudioError(
    'conflict',
    `This article was saved ${who} meanwhile. Nothing was changed. Open the newest text and bring your change over.`,
    {
      details: [
        {
          path: 'revision',
          code: 'stale_revision',
          message: `The newest revision is ${present.revision}, saved ${who}.`,
        },
      ],
    },
  )
}

const copyWords: Record<string, string> = { en: 'copy', uk: 'копія', de: 'Kopie' }

/** The title of a copy, in the language of the article where we know the word. */
export function copyTitle(title: string, language: string, max = 300): string {
  const suffix = ` (${copyWords[language.split('-')[0]!.toLowerCase()] ?? copyWords.en})`
  return title.slice(0, max - suffix.length) + suffix
}
