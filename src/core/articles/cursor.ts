import * as z from 'zod'
import { invalidField } from '../errors.ts'

/** `after` holds at most this much of a title; the rest is read from the row itself. */
export const KEY_LENGTH = 50

const texts = z.string().max(KEY_LENGTH)
const id = z.int().positive()
const cursors = {
  updated: z.tuple([z.literal('updated'), texts, id]),
  created: z.tuple([z.literal('created'), texts, id]),
  title: z.tuple([z.literal('title'), texts, id]),
  words: z.tuple([z.literal('words'), z.int(), id]),
  search: z.tuple([z.literal('search'), z.int().min(1)]),
}
type Cursors = { [Kind in keyof typeof cursors]: z.output<(typeof cursors)[Kind]> }

/** The place where a page ended. Opaque to callers; of one sort, and refused with another. */
export const writeCursor = <Kind extends keyof Cursors>(place: Cursors[Kind]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

export function readCursor<Kind extends keyof Cursors>(kind: Kind, after: string): Cursors[Kind] {
  const place = cursors[kind].safeParse(parsed(after))
  if (!place.success) {
    throw invalidField('after', 'after_unknown', 'This page cannot be found. Start again from the first page.')
  }
  return place.data as Cursors[Kind]
}

function parsed(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString())
  } catch {
    return undefined
  }
}
