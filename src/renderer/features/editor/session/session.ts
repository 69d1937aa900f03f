import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ArticleDocument } from '../../../../contract/articles.ts'
import { call } from '../../../client.ts'
import { onStudioEvent } from '../../../events.ts'
import { docFromHtml, htmlFromDoc } from '../schema/html.ts'
import { lossOf } from '../schema/loss.ts'
import { replaceDoc } from '../text/replace-doc.ts'
import { screenExtensions } from '../text/screen-extensions.ts'
import { SheetAttributes } from '../text/sheet-attributes.ts'
import { createAutosave, type Autosave } from './autosave.ts'
import { draftsOf, type Drafts } from './drafts.ts'
import { fieldNames, formFieldsOf, isSame, type ArticleFields, type FieldName, type FormFields } from './fields.ts'
import { createMirror, type Mirror } from './mirror.ts'
import { judge, saveFields, type Problems } from './save-door.ts'

export interface SessionState {
  fields: FormFields
  /** The title above the screen: it follows when the title field is left, not at every key. */
  heading: string
  /** The article as the studio last answered; its text may be older than what is on screen. */
  article: ArticleDocument
  problems: Problems
  /** What the editor cannot hold. Not empty: the text is read only until the writer says otherwise. */
  lost: string[]
}

/** One open article: its text, its form fields, and what keeps them saved. It outlives the screen until all is saved. */
export interface Session {
  id: number
  editor: Editor
  store: StoreApi<SessionState>
  autosave: Autosave<FieldName>
  mirror: Mirror
  drafts: Drafts
  read: <Key extends FieldName>(key: Key) => ArticleFields[Key]
  /** The writer changed a form field. */
  write: <Key extends keyof FormFields>(key: Key, value: FormFields[Key]) => void
  /** The writer chose another text: it can be undone, and it is saved. */
  edit: (fields: Partial<ArticleFields>) => void
  /** What the studio answered: shown without a trace in the undo history, and not saved again. */
  show: (article: ArticleDocument, names?: readonly FieldName[]) => void
  /** Whether the text on screen says the same as these fields. */
  says: (fields: Partial<ArticleFields>) => boolean
  close: () => void
}

interface Sent {
  doc: Node
  fields: FormFields
}

export function openSession(opened: ArticleDocument): Session {
  const { id } = opened
  const store = createStore<SessionState>(() => ({
    fields: formFieldsOf(opened),
    heading: opened.title,
    article: opened,
    problems: {},
    lost: [],
  }))
  const editor = openEditor(opened, () => store.getState().fields.language)
  lockIfLossy()

  const drafts = draftsOf(id, window.localStorage)
  /** Sent without an answer: any of it may have arrived. */
  let unanswered: Sent[] = []

  const read = <Key extends FieldName>(key: Key): ArticleFields[Key] =>
    key === 'content'
      ? (htmlOf(editor.state.doc) as ArticleFields[Key])
      : (store.getState().fields[key as keyof FormFields] as ArticleFields[Key])

  const autosave = createAutosave<FieldName>({
    revision: opened.revision,
    judge,
    async save(revision, keys) {
      unanswered.push({ doc: editor.state.doc, fields: store.getState().fields })
      const changes = Object.fromEntries([...keys].map((key) => [key, read(key)])) as Partial<ArticleFields>
      const { article, problems } = await saveFields(id, revision, changes)
      unanswered = []
      store.setState((now) => ({ problems: { ...without(now.problems, keys), ...problems } }))
      if (!article) return revision
      remember(article)
      return article.revision
    },
    async catchUp(unsaved) {
      const theirs = await call('open_article', { id })
      const base = store.getState().article
      const changed = fieldNames.filter((name) => !isSame(theirs[name], base[name]))
      const ours = unanswered.some(
        // The slug may have followed the title in the very save whose answer was lost.
        ({ doc, fields }) =>
          isSame({ ...formFieldsOf(theirs), slug: fields.slug }, fields) && doc.eq(parse(theirs.content)),
      )
      if (!ours && changed.some((name) => unsaved.has(name))) return null
      if (ours) remember(theirs)
      else show(theirs, changed)
      unanswered = []
      return theirs.revision
    },
  })
  const mirror = createMirror({ drafts, read, revision: autosave.revision })

  const parse = (html: string) => docFromHtml(html, editor.schema)
  const touch = (key: FieldName) => {
    mirror.touch(key)
    autosave.touch(key)
  }

  /** Keeps the answer; a slug the studio worked out is shown, what the writer is typing stays. */
  function remember(article: ArticleDocument): void {
    const { fields } = store.getState()
    const slug = autosave.unsaved().has('slug') ? fields.slug : article.slug
    store.setState({ article, fields: slug === fields.slug ? fields : { ...fields, slug } })
  }

  function show(article: ArticleDocument, names: readonly FieldName[] = fieldNames): void {
    const shown = Object.fromEntries(names.map((name) => [name, article[name]]))
    const { content: _, ...fields } = shown as Partial<ArticleFields>
    store.setState((now) => ({ article, heading: fields.title ?? now.heading, fields: { ...now.fields, ...fields } }))
    if (!names.includes('content') || editor.isDestroyed) return
    const tr = replaceDoc(editor.state, parse(article.content))
    if (tr) editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true))
    lockIfLossy()
  }

  /** What somebody else wrote may be more than the editor can hold: then nothing is typed over it unasked. */
  function lockIfLossy(): void {
    const { article } = store.getState()
    const lost = lossOf(article.content, htmlOf(editor.state.doc))
    store.setState({ lost })
    editor.setEditable(lost.length === 0 && article.deleted_at === null, false)
  }

  /** Trashed, archived or brought back: the text is the same, what may be done with it is not. */
  async function look(): Promise<void> {
    const { status, deleted_at, publications } = await call('open_article', { id })
    store.setState((now) => ({ article: { ...now.article, status, deleted_at, publications } }))
    editor.setEditable(deleted_at === null && store.getState().lost.length === 0, false)
  }

  editor.on('update', ({ transaction }) => transaction.docChanged && touch('content'))
  const stops = [
    autosave.subscribe(() => autosave.state().kind === 'saved' && mirror.clear()),
    onStudioEvent('article.saved', (event) => event.id === id && autosave.heard(event.revision, event.by)),
    ...standing.map((type) => onStudioEvent(type, (event) => event.id === id && void look())),
    onWindowLeft(() => {
      mirror.write()
      void autosave.flush()
    }),
  ]

  return {
    id,
    editor,
    store,
    autosave,
    mirror,
    drafts,
    read,
    show,
    write(key, value) {
      store.setState(({ fields }) => ({ fields: { ...fields, [key]: value } }))
      touch(key)
      if (key === 'language') editor.view.dispatch(editor.state.tr)
    },
    edit({ content, ...fields }) {
      store.setState((now) => ({ fields: { ...now.fields, ...fields } }))
      for (const key of Object.keys(fields) as FieldName[]) touch(key)
      const tr = content === undefined ? null : replaceDoc(editor.state, parse(content))
      if (tr) editor.view.dispatch(tr)
    },
    says: ({ content, ...fields }) =>
      isSame({ ...store.getState().fields, ...fields }, store.getState().fields) &&
      (content === undefined || parse(content).eq(editor.state.doc)),
    close() {
      stops.forEach((stop) => stop())
      mirror.stop()
      editor.destroy()
    },
  }
}

const openEditor = (article: ArticleDocument, language: () => string): Editor => {
  const editor = new Editor({
    extensions: [...screenExtensions(), SheetAttributes.configure({ language })],
    injectCSS: false,
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
  })
  const tr = replaceDoc(editor.state, docFromHtml(article.content, editor.schema))
  if (tr) editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true))
  return editor
}

const standing = ['article.trashed', 'article.restored', 'article.archived', 'article.unarchived'] as const

/** Writing out a long text takes a while, and save and mirror often want the same. */
const written = new WeakMap<Node, string>()

function htmlOf(doc: Node): string {
  const known = written.get(doc)
  if (known !== undefined) return known
  const html = htmlFromDoc(doc)
  written.set(doc, html)
  return html
}

const without = (problems: Problems, keys: ReadonlySet<FieldName>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !keys.has(name as FieldName)))

function onWindowLeft(leave: () => void): () => void {
  const onVisibility = () => document.visibilityState === 'hidden' && leave()
  window.addEventListener('blur', leave)
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('blur', leave)
    window.removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
