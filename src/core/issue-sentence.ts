import type * as z from 'zod'

/** Words of the library itself; a schema's own words are kept. */
const STOCK = /^(Invalid|Too (small|big)|Unrecognized)\b/

const article = (type: string): string =>
  ({
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    null: 'null',
  })[type] ?? type

const units = (origin: string, count: number | bigint): string => {
  const word = { string: 'character', array: 'item', set: 'item', file: 'byte' }[origin]
  return word ? `${count} ${word}${Number(count) === 1 ? '' : 's'}` : String(count)
}

/** What is wrong with one field, for the person who wrote it. */
export function issueSentence(issue: z.core.$ZodIssue): string {
  if (!STOCK.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? `This is needed: ${article(issue.expected)}.`
        : `This must be ${article(issue.expected)}.`
    case 'too_small':
      return counted(issue.origin)
        ? `This needs at least ${units(issue.origin, issue.minimum)}.`
        : `This must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}.`
    case 'too_big':
      return counted(issue.origin)
        ? `This may have at most ${units(issue.origin, issue.maximum)}.`
        : `This must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}.`
    case 'invalid_value':
      return `This must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}.`
    case 'invalid_format':
      return `This is not in the form that is asked for: ${issue.format}.`
    default:
      return 'This is not in a form that is taken here.'
  }
}

const counted = (origin: string): boolean => origin === 'string' || origin === 'array' || origin === 'set'
