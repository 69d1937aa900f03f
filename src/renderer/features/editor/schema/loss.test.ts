import { describe, expect, it } from 'vitest'
import { lossOf } from './loss.ts'

describe('lossOf', () => {
  it('finds nothing where only the way of writing differs', () => {
    expect(
      lossOf('<ul><li>One</li></ul>\n<p>Two<br>three</p>', '<ul><li><p>One</p></li></ul><p>Two<br>three</p>'),
    ).toEqual([])
    expect(
      lossOf(
        '<table><tbody><tr><th>a</th></tr></tbody></table>',
        '<table><thead><tr><th><p>a</p></th></tr></thead></table>',
      ),
    ).toEqual([])
  })

  it('names words that would go', () => {
    expect(lossOf('<p>One two</p>', '<p>One</p>')).toEqual(['text'])
  })

  it('names an element that would go though its words stay', () => {
    expect(
      lossOf(
        '<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>',
        '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>',
      ),
    ).toEqual(['caption'])
  })

  it('names a link that would lose its address, and a picture its description', () => {
    expect(lossOf('<p><a href="#x">a</a></p>', '<p>a</p>')).toEqual(['a', 'a href'])
    expect(lossOf('<img src="/media/a" alt="bee">', '<img src="/media/a">')).toEqual(['img alt'])
  })

  it('counts: one of two is a loss', () => {
    expect(lossOf('<hr><hr>', '<hr>')).toEqual(['hr'])
  })

  it('names marks of the drafter that would go', () => {
    expect(lossOf('<p data-slot="true">[x]</p>', '<p>[x]</p>')).toEqual(['p data-slot'])
  })
})
