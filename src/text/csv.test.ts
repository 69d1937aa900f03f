import { describe, expect, it } from 'vitest'
import { parseCsv } from './csv.ts'

const cells = (csv: string) => parseCsv(csv).map((row) => row.cells)

describe('reading a CSV', () => {
  it.each([
    [
      '/a,/b\r\n/c,/d,302\r\n',
      [
        ['/a', '/b'],
        ['/c', '/d', '302'],
      ],
    ],
    ['/a;/b,c\n', [['/a', '/b,c']]],
    ['/a\t/b', [['/a', '/b']]],
    ['"/a,1","say ""hi"""\n', [['/a,1', 'say "hi"']]],
    ['\uFEFF/a,/b', [['/a', '/b']]],
    ['\n\n  ,\n/a , /b\n', [['/a', '/b']]],
    ['"/a\n1",/b', [['/a\n1', '/b']]],
    ['', []],
  ])('%j', (csv, rows) => expect(cells(csv)).toEqual(rows))

  it('says where a row begins and how it was written', () => {
    expect(parseCsv('/a,"/b\n"\n\n/c,/d\n')).toEqual([
      { line: 1, cells: ['/a', '/b'], text: '/a,"/b\n"' },
      { line: 4, cells: ['/c', '/d'], text: '/c,/d' },
    ])
  })
})
