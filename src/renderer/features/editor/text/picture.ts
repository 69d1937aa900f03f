import type { Node } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'
import { Image } from '@tiptap/extension-image'
import { translate } from '../../../i18n/index.ts'

/** A picture on the sheet; what it lacks is said under it, and so is an address that shows nothing. */
function pictureView(first: Node): NodeView {
  const dom = document.createElement('div')
  dom.className = 'picture'
  const img = document.createElement('img')
  img.referrerPolicy = 'no-referrer'
  img.decoding = 'async'
  const note = document.createElement('span')
  note.contentEditable = 'false'
  dom.append(img, note)

  let lost = false
  const describe = (node: Node) => {
    const alt = typeof node.attrs['alt'] === 'string' ? node.attrs['alt'] : null
    img.alt = alt ?? ''
    dom.toggleAttribute('data-lost', lost)
    if (lost)
      note.textContent = translate('editor:image.unreachable', { address: String(node.attrs['src']).slice(0, 200) })
    else note.textContent = alt === null ? translate('editor:image.no_alt') : ''
    note.hidden = note.textContent === ''
  }
  const show = (node: Node) => {
    if (img.getAttribute('src') !== node.attrs['src']) {
      lost = false
      img.src = String(node.attrs['src'])
    }
    describe(node)
  }
  let current = first
  img.addEventListener('error', () => {
    lost = true
    describe(current)
  })
  img.addEventListener('load', () => {
    lost = false
    describe(current)
  })
  show(first)
  return {
    dom,
    update(node) {
      if (node.type !== current.type) return false
      current = node
      show(node)
      return true
    },
    ignoreMutation: () => true,
  }
}

/** The same picture as in the schema, with a face. */
export const withPictures = (image: typeof Image) =>
  image.extend({
    addNodeView:
      () =>
      ({ node }) =>
        pictureView(node),
  })
