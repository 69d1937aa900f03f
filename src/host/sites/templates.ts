import type { Clock } from '../../core/context.ts'
import type { DrawWish, SiteWorker } from '../../core/hosted/site-worker.ts'
import { localDay } from '../../core/time.ts'
import { templates } from '../../site/templates/index.ts'
import { previewTemplate, type TemplatePreview } from '../../site/templates/preview.ts'
import { type Answer, makeAnswer, redirectTo } from './answer.ts'
import { fileHeaders, pageHeaders, textHeaders } from './headers.ts'

export interface TemplateParts {
  worker: Pick<SiteWorker, 'draw' | 'files'>
  clock: Clock
  /** Of this listener, bound before it answers. */
  port(): number
  studios: readonly string[]
  /** Hashes of all scripts that a site may run. */
  scripts: readonly string[]
}

export interface TemplatePlace {
  key: string
  locale: string
}

const STYLES = /^\/assets\/site-[0-9a-f]+\.css$/

/** Templates as the sites that they would become. Null: there is no such template, or not in this language. */
export function createTemplates({ worker, clock, port, studios, scripts }: TemplateParts) {
  const headersOf = pageHeaders(studios, scripts)
  // A cache: made once a day for each template in each language that was looked at.
  const known = new Map<string, { day: string; preview: TemplatePreview }>()

  function previewOf({ key, locale }: TemplatePlace): TemplatePreview | null {
    const prefix = `/_template/${key}/${locale}/`
    const day = localDay(clock.now())
    const before = known.get(prefix)
    if (before?.day === day) return before.preview
    const template = templates.find((one) => one.key === key)
    const public_url = `http://127.0.0.1:${port()}${prefix}`
    const now = new Date(clock.now()).toISOString()
    const preview = template ? previewTemplate(template, { locale, public_url, now }) : null
    if (preview) known.set(prefix, { day, preview })
    return preview
  }

  return async (place: TemplatePlace, asked: string): Promise<Answer | null> => {
    const preview = previewOf(place)
    if (!preview) return null
    const { frame, at, missing } = preview
    const wish: DrawWish = { mode: 'live', clean_links: false, today: localDay(clock.now()) }
    if (STYLES.test(asked)) {
      const [file] = await worker.files(frame, [{ name: asked.slice(1), what: 'styles' }], wish)
      return makeAnswer({ type: file!.type, headers: fileHeaders, body: file!.body, keep: 'revisit' })
    }
    const path = asked.endsWith('/index.html') ? asked.slice(0, -'index.html'.length) : asked
    const drawing = at(path)
    if (!drawing && at(`${path}/`)) {
      return redirectTo(`/_template/${place.key}/${place.locale}${encodeURI(path)}/`, 301, textHeaders)
    }
    const [drawn] = await worker.draw(frame, [{ drawing: drawing ?? missing }], wish)
    const { html } = drawn!
    const status = drawing ? 200 : 404
    return makeAnswer({
      status,
      type: 'text/html; charset=utf-8',
      headers: headersOf(html),
      body: html,
      keep: 'revisit',
    })
  }
}
