const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** An amount of data in the largest unit that leaves a whole number: "812 kB", "1.4 MB". */
export function sizeOf(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step]!,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1_000 ** step)
}
