import { useNavigate, useSearch } from '@tanstack/react-router'
import { FilePlus2, PenLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runCommand, shownKeys } from '../../commands.ts'
import { useOperation } from '../../query.ts'
import { Screen } from '../../shell/Screen.tsx'
import { Button } from '../../ui/Button.tsx'
import { Library } from './Library.tsx'
import { isPlain, rememberedSearch, rememberSearch } from './library-search.ts'
import { TrashLink } from './TrashLink.tsx'

/** All articles: find them, read into them, handle them. */
export function LibraryScreen() {
  const { t } = useTranslation('articles')
  const counts = useOperation('get_library_counts', {}).data?.by_status
  const bare = counts !== undefined && Object.values(counts).every((count) => count === 0)
  return (
    <Screen title={t('title')} layout="full" actions={bare ? <TrashLink /> : <Actions />}>
      <RestoredLibrary />
    </Screen>
  )
}

function Actions() {
  const { t } = useTranslation('articles')
  return (
    <>
      <TrashLink />
      <Button
        icon={PenLine}
        aria-keyshortcuts={shownKeys('article.generate')}
        onClick={() => runCommand('article.generate')}
      >
        {t('act.generate')}
      </Button>
      <Button
        variant="primary"
        icon={FilePlus2}
        aria-keyshortcuts={shownKeys('article.new')}
        onClick={() => runCommand('article.new')}
      >
        {t('act.new')}
      </Button>
    </>
  )
}

/** A bare route opens the library the way it was left, also after a restart. */
function RestoredLibrary() {
  const search = useSearch({ from: '/articles' })
  const navigate = useNavigate({ from: '/articles' })
  const [left, setLeft] = useState(() => (isPlain(search) ? rememberedSearch() : {}))
  const restoring = isPlain(search) && !isPlain(left)

  useEffect(() => {
    if (restoring) void navigate({ search: left, replace: true }).then(() => setLeft({}))
    else rememberSearch(search)
  }, [restoring, left, search, navigate])
  if (restoring) return null
  return <Library search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
}
