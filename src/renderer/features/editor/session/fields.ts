import type { ArticleDocument } from '../../../../contract/articles.ts'

/** What the editor saves, one by one. */
export const fieldNames = [
  'title',
  'slug',
  'language',
  'meta_title',
  'meta_description',
  'keywords',
  'content',
] as const

export type FieldName = (typeof fieldNames)[number]
export type ArticleFields = Pick<ArticleDocument, FieldName>
/** The text itself lives in the editor; the rest stands in form fields. */
export type FormFields = Omit<ArticleFields, 'content'>

export const formFieldsOf = (article: ArticleFields): FormFields => {
  const { title, slug, language, meta_title, meta_description, keywords } = article
  return { title, slug, language, meta_title, meta_description, keywords }
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
