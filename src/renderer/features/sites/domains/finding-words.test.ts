import { expect, it } from 'vitest'
import type { Finding } from '../../../../contract/domains.ts'
import { byWeight } from './finding-words.ts'

const finding = (code: string, level: Finding['level']): Finding => ({
  code,
  level,
  about: 'address',
  sentence: '',
  fix: null,
  expected: [],
  found: [],
})

it('puts what has to be done before what is done', () => {
  const found = [finding('a', 'ok'), finding('b', 'wait'), finding('c', 'note'), finding('d', 'fix')]
  expect(byWeight(found).map(({ code }) => code)).toEqual(['d', 'b', 'c', 'a'])
})
