import { describe, expect, it } from 'vitest'
import { snippetParts } from './snippet.ts'

describe('a snippet', () => {
  it('is split into what was found and what stands around it', () => {
    expect(snippetParts('The \u{e000}bee\u{e001}s of \u{e000}May\u{e001}')).toEqual([
      { text: 'The ', marked: false },
      { text: 'bee', marked: true },
      { text: 's of ', marked: false },
      { text: 'May', marked: true },
    ])
  })

  it('shows no stray sign, whatever comes', () => {
    expect(snippetParts('')).toEqual([])
    expect(snippetParts('\u{e001}a\u{e000}b')).toEqual([
      { text: 'a', marked: false },
      { text: 'b', marked: false },
    ])
    expect(snippetParts('<b>\u{e000}<i>\u{e001}')).toEqual([
      { text: '<b>', marked: false },
      { text: '<i>', marked: true },
    ])
  })
})
