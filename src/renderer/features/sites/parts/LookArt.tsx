import type { Look } from '../../../../site/theme/schema.ts'
import { classes } from '../../../ui/classes.ts'
import { faceOf } from './font-faces.ts'

export interface LookArtProps {
  look: Pick<Look, 'colors' | 'fonts' | 'radius'>
  mode?: 'light' | 'dark'
  /** The largest words on the page. */
  heading: string
  language?: string
  className?: string
}

const corners = { none: '0', small: '0.25em', medium: '0.5em', large: '1em' }

/** A page in miniature, in the colours of a look: stands in where there is nothing live to show. */
export function LookArt({ look, mode = 'light', heading, language, className }: LookArtProps) {
  const colors = look.colors[mode]
  const line = (width: string, strong = false) => (
    <span
      style={{ width, background: strong ? colors.muted : colors.border }}
      className="block h-[0.35em] rounded-full"
    />
  )
  return (
    <span aria-hidden className={classes('@container flex', className)}>
      <span
        style={{ background: colors.bg, color: colors.text }}
        className="flex w-full flex-col overflow-hidden text-[2.6cqi] leading-tight"
      >
        <span
          style={{ borderColor: colors.border }}
          className="flex items-center justify-between gap-[1em] border-b px-[5%] py-[0.9em]"
        >
          <span
            style={{ background: colors.accent, borderRadius: corners[look.radius] }}
            className="block size-[1.1em]"
          />
          <span className="flex w-2/5 justify-end gap-[1em]">
            {line('22%', true)}
            {line('22%', true)}
            {line('22%', true)}
          </span>
        </span>
        <span className="flex flex-1 flex-col gap-[0.8em] px-[8%] pt-[2em]">
          <span
            lang={language}
            style={{ fontFamily: faceOf(look.fonts.heading) }}
            className="line-clamp-2 text-[2em] font-semibold text-balance"
          >
            {heading}
          </span>
          {line('78%')}
          {line('64%')}
          <span
            style={{ background: colors.accent, borderRadius: corners[look.radius] }}
            className="mt-[0.5em] block h-[1.8em] w-[22%]"
          />
        </span>
        <span className="mt-[1.5em] grid flex-1 grid-cols-3 gap-[3%] px-[8%]">
          {[0, 1, 2].map((at) => (
            <span
              key={at}
              style={{
                background: colors.surface,
                borderColor: colors.border,
                borderRadius: `${corners[look.radius]} ${corners[look.radius]} 0 0`,
              }}
              className="flex flex-col gap-[0.6em] border border-b-0 p-[1em]"
            >
              {line('70%', true)}
              {line('100%')}
              {line('85%')}
            </span>
          ))}
        </span>
      </span>
    </span>
  )
}
