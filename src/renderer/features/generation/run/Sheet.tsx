import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunDetail } from '../../../../contract/generation.ts'
import { ArticleProse } from '../../../ui/ArticleProse.tsx'
import { Button } from '../../../ui/Button.tsx'
import { GrowingText } from './GrowingText.tsx'
import { isUnderWay } from './states.ts'
import { useFollowing } from './use-following.ts'
import { useRunWords } from './use-run-words.ts'

export const sectionId = (index: number): string => `run-section-${index}`

/** The article as it grows. `children` stand above the sheet: banners and the hand-over. */
export function Sheet({ run, children }: { run: RunDetail; children?: ReactNode }) {
  const { t } = useTranslation('generation')
  const growing = run.state === 'running' && run.stage === 'sections'
  const { pane, content, away, onScroll, toEnd } = useFollowing(growing)
  const shown = run.sections.flatMap((section, index) => (section.state === 'waiting' ? [] : [{ ...section, index }]))
  return (
    <div className="relative flex min-w-0 shrink-0 flex-col lg:min-h-0 lg:flex-1 lg:shrink">
      <section
        ref={pane}
        data-pane
        tabIndex={0}
        aria-label={t('sheet.name')}
        onScroll={onScroll}
        className="px-6 py-8 lg:min-h-0 lg:flex-1 lg:overflow-y-auto focus-visible:-outline-offset-2"
      >
        <div ref={content} className="@container mx-auto flex w-full max-w-200 flex-col gap-6">
          {children}
          <article className="min-h-96 border border-line bg-sheet px-[clamp(1.5rem,9cqi,4.5rem)] py-[clamp(2rem,8cqi,3.5rem)]">
            <div className="measure mx-auto font-reading text-article">
              {run.outline ? (
                <h2 lang={run.language} className="font-prose text-display tracking-[-0.015em] text-balance">
                  {run.outline.title}
                </h2>
              ) : (
                <Blank run={run} />
              )}
              {shown.map(({ index, heading, html, state }) => (
                <section key={index} id={sectionId(index)} tabIndex={-1} className="scroll-mt-8 outline-none">
                  <h3
                    lang={run.language}
                    className="mt-12 mb-3 text-heading-2 font-medium tracking-[-0.01em] text-balance"
                  >
                    {heading}
                  </h3>
                  {state === 'writing' && isUnderWay(run) ? (
                    <GrowingText html={html} language={run.language} />
                  ) : (
                    <ArticleProse html={html} language={run.language} headingOffset={1} />
                  )}
                </section>
              ))}
            </div>
          </article>
        </div>
      </section>
      {growing && away && (
        <Button
          icon={ArrowDown}
          onClick={toEnd}
          className="absolute! bottom-4 left-1/2 -translate-x-1/2 shadow-popover"
        >
          {t('sheet.to_end')}
        </Button>
      )}
    </div>
  )
}

/** An empty sheet, with ruled lines where the text will be. */
function Blank({ run }: { run: RunDetail }) {
  const { standing } = useRunWords()
  return (
    <div className="flex flex-col gap-6 font-ui text-base">
      <p className="text-muted">{standing(run)}</p>
      <div aria-hidden className="flex flex-col gap-[1.875rem] pt-2">
        {[100, 94, 97, 62].map((width) => (
          <span key={width} className="h-px bg-line" style={{ width: `${width}%` }} />
        ))}
      </div>
    </div>
  )
}
