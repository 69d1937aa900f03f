import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { fromLocalInput, nextHour, toLocalInput, type SitePost } from './post-state.ts'
import type { PostActs } from './use-post-acts.ts'

/** When a draft goes live by itself, in the zone of this computer. */
export function Schedule({ post, acts }: { post: SitePost; acts: PostActs }) {
  const { t } = useTranslation('sites')
  const [text, setText] = useState(() =>
    toLocalInput(post.publish_at ? new Date(post.publish_at) : nextHour(new Date())),
  )
  const at = fromLocalInput(text)
  const past = at !== null && at.getTime() <= Date.now()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-line pt-5">
      <Field
        label={t('posts.schedule.label')}
        hint={t('posts.schedule.hint', { zone })}
        error={past ? t('posts.schedule.past') : undefined}
      >
        <TextInput
          type="datetime-local"
          value={text}
          min={toLocalInput(new Date())}
          className="max-w-60"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={acts.busy === 'schedule'}
          disabled={at === null || past}
          onClick={() => at && void acts.schedule(`${at.toISOString().slice(0, 19)}Z`)}
        >
          {post.publish_at === null ? t('posts.schedule.set') : t('posts.schedule.change')}
        </Button>
        {post.publish_at !== null && (
          <Button variant="bare" onClick={() => void acts.schedule(null)}>
            {t('posts.schedule.clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
