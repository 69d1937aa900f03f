import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../shell/Screen.tsx'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './article.css'
import { Desk } from './parts/Desk.tsx'
import { useSession } from './session/use-session.ts'

export function EditorScreen() {
  const { id } = useParams({ from: '/articles/$id' })
  return <OneArticle key={id} id={Number(id)} />
}

function OneArticle({ id }: { id: number }) {
  const { t } = useTranslation('editor')
  const { session, error, retry } = useSession(id)
  if (session) return <Desk session={session} />
  return (
    <Screen title={t('opening')} place={[{ label: t('articles'), to: '/articles' }]} quietTitle layout="full">
      <div className="mx-auto mt-6 min-h-0 w-[min(100%-3rem,54rem)] flex-1 border border-b-0 border-line bg-sheet px-18 pt-14">
        {error ? (
          <Failure
            error={error}
            title={t('open_failed')}
            actions={<Button onClick={retry}>{t('open_again')}</Button>}
          />
        ) : (
          <Skeleton rows={9} />
        )}
      </div>
    </Screen>
  )
}
