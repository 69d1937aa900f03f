import type { AnyExtension } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TaskItem } from '@tiptap/extension-list'
import { translate } from '../../../i18n/index.ts'
import { articleExtensions } from '../schema/extensions.ts'
import { Keys } from './keys.ts'
import { Paste } from './paste.ts'
import { withPictures } from './picture.ts'
import { Placeholder } from './placeholder.ts'
import { Slash } from './slash.ts'
import { Slots } from './slots.ts'

/** The schema of an article, and what the screen adds to it. */
export const screenExtensions = (): AnyExtension[] => [
  ...articleExtensions.map((extension) => {
    if (extension.name === Image.name) return withPictures(extension as typeof Image)
    if (extension.name !== TaskItem.name) return extension
    return (extension as typeof TaskItem).configure({
      a11y: {
        checkboxLabel: (node) => translate('editor:block.task_done', { text: node.firstChild?.textContent ?? '' }),
      },
    })
  }),
  Keys,
  Paste,
  Placeholder,
  Slash,
  Slots,
]
