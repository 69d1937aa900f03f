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

  it('does not mind marks that are cut, joined, empty or said twice', () => {
    expect(lossOf('<p><em>a</em><em>b</em></p>', '<p><em>ab</em></p>')).toEqual([])
    expect(
      lossOf('<p><em>a<strong>b</strong>c</em></p>', '<p><em>a</em><strong><em>b</em></strong><em>c</em></p>'),
    ).toEqual([])
    expect(lossOf('<p><em><em>a</em></em><strong> </strong></p>', '<p><em>a</em></p>')).toEqual([])
  })

  it('names a mark that covers less than before', () => {
    expect(lossOf('<p><mark>ab</mark></p>', '<p><mark>a</mark>b</p>')).toEqual(['mark'])
    expect(lossOf('<p><a href="#x"><img src="/media/a"></a></p>', '<img src="/media/a">')).toEqual(['a', 'a href'])
  })

  it('counts: one of two is a loss', () => {
    expect(lossOf('<hr><hr>', '<hr>')).toEqual(['hr'])
  })

  it('names marks of the drafter that would go', () => {
    expect(lossOf('<p data-slot="true">[x]</p>', '<p>[x]</p>')).toEqual(['p data-slot'])
  })
})
