/** One line of a table: ours beside a peer or a limit, measured in the same run. */
export interface Row {
  what: string
  ours: string
  peer: string
  /** Ours to the peer's, so that more is better unless the line says otherwise. */
  ratio: string
  spread: string
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}

export const spreadOf = (values: readonly number[], digits = 0): string =>
  `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`

/** Milliseconds of each of `times` runs, after some to warm up. */
export async function timed(
  times: number,
  act: (index: number) => unknown,
  warmUp = Math.ceil(times / 10),
): Promise<number[]> {
  for (let index = 0; index < warmUp; index++) await act(index)
  const took: number[] = []
  for (let index = 0; index < times; index++) {
    const began = performance.now()
    await act(index)
    took.push(performance.now() - began)
  }
  return took
}
