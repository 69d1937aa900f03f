import {
  Archive,
  ArchiveRestore,
  Copy,
  FilePlus2,
  FileText,
  ListChecks,
  PanelRight,
  Search,
  Trash2,
  Undo2,
} from 'lucide-react'
import { call } from '../../client.ts'
import { registerCommands } from '../../commands.ts'
import { asFailure } from '../../failure.ts'
import { translate } from '../../i18n/index.ts'
import { goTo } from '../../navigate.ts'
import { failureToast } from '../../ui/toast.tsx'

let creating = false

async function newArticle(): Promise<void> {
  if (creating) return
  creating = true
  try {
    const { id } = await call('create_article', {})
    goTo({ to: '/articles/$id', params: { id: String(id) } })
  } catch (error) {
    failureToast(`${translate('articles:failed.new')} ${translate(`ui:failure.code.${asFailure(error).code}`)}`)
  } finally {
    creating = false
  }
}

const inLibrary = 'articles:command.needs_library'
const inTrash = 'articles:command.needs_trash'

registerCommands([
  {
    id: 'article.new',
    title: 'articles:command.new',
    group: 'file',
    icon: FilePlus2,
    keys: ['Mod+N'],
    run: newArticle,
  },
  {
    id: 'go.trash',
    title: 'articles:command.trash_screen',
    group: 'go',
    icon: Trash2,
    run: () => goTo({ to: '/trash' }),
  },
  {
    id: 'library.find',
    title: 'articles:command.find',
    group: 'edit',
    icon: Search,
    keys: ['Mod+F'],
    context: 'library',
    needs: inLibrary,
  },
  {
    id: 'library.preview',
    title: 'articles:command.preview',
    group: 'view',
    icon: PanelRight,
    needs: inLibrary,
  },
  {
    id: 'list.mark_all',
    title: 'articles:command.mark_all',
    group: 'edit',
    icon: ListChecks,
    keys: ['Mod+A'],
    context: 'list',
    needs: inLibrary,
  },
  {
    id: 'article.open',
    title: 'articles:command.open',
    group: 'file',
    icon: FileText,
    keys: ['Enter'],
    context: 'list',
    needs: inLibrary,
  },
  {
    id: 'article.duplicate',
    title: 'articles:command.duplicate',
    group: 'edit',
    icon: Copy,
    keys: ['Mod+D'],
    context: 'list',
    needs: inLibrary,
  },
  {
    id: 'article.archive',
    title: 'articles:command.archive',
    group: 'edit',
    icon: Archive,
    keys: ['A'],
    context: 'list',
    needs: inLibrary,
  },
  {
    id: 'article.unarchive',
    title: 'articles:command.unarchive',
    group: 'edit',
    icon: ArchiveRestore,
    keys: ['Shift+A'],
    context: 'list',
    needs: inLibrary,
  },
  {
    id: 'article.trash',
    title: 'articles:command.trash',
    group: 'edit',
    icon: Trash2,
    keys: ['Delete', { keys: 'Backspace', on: 'mac' }],
    context: 'list',
    needs: inLibrary,
  },
  {
    id: 'trash.restore',
    title: 'articles:command.restore',
    group: 'edit',
    icon: Undo2,
    keys: ['R'],
    context: 'trash',
    needs: inTrash,
  },
  {
    id: 'trash.delete',
    title: 'articles:command.delete',
    group: 'edit',
    icon: Trash2,
    keys: ['Delete', { keys: 'Backspace', on: 'mac' }],
    context: 'trash',
    needs: inTrash,
  },
  {
    id: 'trash.empty',
    title: 'articles:command.empty_trash',
    group: 'edit',
    icon: Trash2,
    needs: inTrash,
  },
])
