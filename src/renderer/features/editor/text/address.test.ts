import { describe, expect, it } from 'vitest'
import { linkAddress, pictureAddress } from './address.ts'

describe('the address of a link', () => {
  it.each([
    ['https://bees.example/may', 'https://bees.example/may'],
    [' bees.example ', 'https://bees.example'],
    ['пасіка.укр/травень?x=1', 'https://пасіка.укр/травень?x=1'],
    ['olena@bees.example', 'mailto:olena@bees.example'],
    ['mailto:olena@bees.example', 'mailto:olena@bees.example'],
    ['#swarming', '#swarming'],
    ['tel:+380441234567', 'tel:+380441234567'],
  ])('%s is kept as %s', (typed, kept) => expect(linkAddress(typed)).toBe(kept))

  it.each([
    '',
    'bees',
    'two words',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//bees.example',
    'ftp://bees.example',
  ])('%j is none', (typed) => expect(linkAddress(typed)).toBe(null))
})

describe('the address of a picture', () => {
  it.each([
    ['https://bees.example/may.jpg', 'https://bees.example/may.jpg'],
    ['bees.example/may.jpg', 'https://bees.example/may.jpg'],
    ['/media/ab12', '/media/ab12'],
  ])('%s is kept as %s', (typed, kept) => expect(pictureAddress(typed)).toBe(kept))

  it.each(['', 'may', 'data:image/png;base64,AAAA', 'file:///home/may.jpg', 'javascript:alert(1)', '/etc/passwd'])(
    '%j is none',
    (typed) => expect(pictureAddress(typed)).toBe(null),
  )
})
