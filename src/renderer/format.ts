import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Formats = ReturnType<typeof formats>

/** Numbers and times as a language writes them. */
export function formats(language: string) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  const number = new Intl.NumberFormat(language)
  const usd = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const list = new Intl.ListFormat(language)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const names = new Intl.DisplayNames(language, { type: 'language' })

  return {
    date: (at: string | Date) => date.format(new Date(at)),
    day: (at: string | Date) => day.format(new Date(at)),
    weekday: (at: string | Date) => weekday.format(new Date(at)),
    moment: (at: string | Date) => moment.format(new Date(at)),
    time: (at: string | Date) => time.format(new Date(at)),
    number: (value: number) => number.format(value),
    usd: (value: number) => usd.format(value),
    percent: (value: number) => percent.format(value),
    list: (items: string[]) => list.format(items),
    /** "in German": the name of a content language, or its code where there is no name. */
    language: (code: string) => names.of(code) ?? code,
    /** Seconds as a rounded length of time: "35 sec", "2 min". */
    duration: (seconds: number) =>
      seconds < 60
        ? unit(language, 'second', Math.max(5, Math.round(seconds / 5) * 5))
        : unit(language, 'minute', Math.round(seconds / 60)),
    milliseconds: (value: number) =>
      value < 1_000
        ? unit(language, 'millisecond', Math.round(value))
        : unit(language, 'second', Math.round(value / 100) / 10),
    /** "now", "5 minutes ago", "yesterday"; older than a week: the date. */
    ago(at: string | Date, now = Date.now()) {
      const past = new Date(at).getTime() - now
      const size = Math.abs(past)
      if (size < MINUTE) return relative.format(0, 'second')
      if (size < HOUR) return relative.format(Math.round(past / MINUTE), 'minute')
      if (size < DAY) return relative.format(Math.round(past / HOUR), 'hour')
      if (size < 7 * DAY) return relative.format(Math.round(past / DAY), 'day')
      return date.format(new Date(at))
    },
  }
}

const unit = (language: string, name: 'millisecond' | 'second' | 'minute', value: number) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)

export function useFormats(): Formats {
  const language = useTranslation().i18n.language
  return useMemo(() => formats(language), [language])
}
