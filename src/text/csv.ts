export interface CsvRow {
  /** Of the text, from 1: where the row begins. */
  line: number
  cells: string[]
  /** As it stands in the text. */
  text: string
}

/**
 * Rows of a CSV (RFC 4180), also with semicolons or tabs between the cells: what stands first outside quotes decides.
 * Rows without anything in them are left out. A quote that is never closed takes the rest of the text into its cell.
 */
export function parseCsv(csv: string): CsvRow[] {
  const text = csv.replace(/^\uFEFF/, '')
  const separator = /^(?:"(?:[^"]|"")*"|[^",;\t\r\n])*([,;\t])/.exec(text)?.[1] ?? ','
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [], text: '' }
  let [cell, line, quoted, from] = ['', 1, false, 0]
  const endRow = (at: number) => {
    row.cells.push(cell.trim())
    row.text = text.slice(from, at).trim()
    if (row.cells.some((each) => each !== '')) rows.push(row)
    row = { line: line + 1, cells: [], text: '' }
    cell = ''
    from = at + 1
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else quoted = false
    } else if (sign === '"' && cell.trim() === '') [cell, quoted] = ['', true]
    else if (sign === separator) {
      row.cells.push(cell.trim())
      cell = ''
    } else if (sign === '\n') endRow(at)
    else cell += sign
    if (sign === '\n') line++
  }
  endRow(text.length)
  return rows
}
