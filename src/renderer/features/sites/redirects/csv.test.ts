import { expect, it } from 'vitest'
import { parseCsv } from '../../../../text/csv.ts'
import { redirectsCsv } from './csv.ts'

it('is read back as it was written, whatever the addresses hold', () => {
  const redirects = [
    { from_path: '/old/', to_path: '/new/', status: 301 as const },
    { from_path: '/a,b/', to_path: 'https://bees.example/?q="x"', status: 302 as const },
  ]
  const [head, ...rows] = parseCsv(redirectsCsv(redirects))
  expect(head!.cells).toEqual(['from', 'to', 'status'])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['/old/', '/new/', '301'],
    ['/a,b/', 'https://bees.example/?q="x"', '302'],
  ])
})
