import { Meter as Base } from '@base-ui/react/meter'
import type { ReactNode } from 'react'

export interface MeterProps {
  label: ReactNode
  value: number
  max: number
  /** The amount in words, at the right. */
  text: string
  tone?: 'accent' | 'warn' | 'bad'
}

const tones = { accent: 'bg-accent', warn: 'bg-warn', bad: 'bg-bad' }

/** An amount of something limited: credits, words of a budget. */
export function Meter({ label, value, max, text, tone = 'accent' }: MeterProps) {
  return (
    <Base.Root
      value={Math.min(value, max)}
      max={max || 1}
      getAriaValueText={() => text}
      className="flex w-full flex-col gap-1.5"
    >
      <div className="flex items-baseline justify-between gap-4">
        <Base.Label className="text-muted">{label}</Base.Label>
        <span className="nums">{text}</span>
      </div>
      <Base.Track className="h-1.5 overflow-hidden rounded-full bg-line">
        <Base.Indicator className={`h-full rounded-full ${tones[tone]}`} />
      </Base.Track>
    </Base.Root>
  )
}
