/** 1 credit is US$ 0.01 of the provider's list price, rounded up once per job. */
export const creditsForUsd = (usd: number): number => Math.ceil(Number((usd * 100).toFixed(6)))

export const periodStart = (period: string): string => `${period}-01T00:00:00Z`

/** The first moment of the next month. */
export function periodEnd(period: string): string {
  const [year, month] = period.split('-').map(Number) as [number, number]
  return `${new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 19)}Z`
}
