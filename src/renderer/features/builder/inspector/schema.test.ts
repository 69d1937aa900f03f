import { expect, it } from 'vitest'
import * as z from 'zod'
import { library } from '../../../../site/library.ts'
import { readProps } from '../../../../site/parse.ts'
import {
  bare,
  emptyOf,
  emptyOfKind,
  fieldsOf,
  fieldsOnTab,
  isUnion,
  kindAt,
  newEntry,
  optionsOf,
  sizeOf,
  tabOf,
} from './schema.ts'

const own = library.filter(({ type }) => type !== 'shared')

it.each(own.map((definition) => [definition.type, definition] as const))(
  'finds a control for every field of %s',
  (type) => {
    const tabs = (['content', 'look', 'visibility'] as const).flatMap((tab) => fieldsOnTab(type, tab))
    const definition = own.find((one) => one.type === type)!
    const left = fieldsOf(definition.props).filter(
      ({ name }) => name !== 'variant' && !tabs.some((field) => field.name === name),
    )
    expect(left).toEqual([])
    expect(tabs.filter(({ title, name }) => title === name && name !== 'label')).toEqual([])
  },
)

it.each(own.map(({ type }) => type))('makes entries that the schema of %s takes', (type) => {
  const definition = own.find((one) => one.type === type)!
  for (const { name, schema } of fieldsOnTab(type, 'content')) {
    const inner = bare(schema)
    if (!(inner instanceof z.ZodArray)) continue
    const entry = newEntry(type, `${name}.0`, inner.element as z.ZodType, 'en', 'Text')
    const list = definition.sample.en[name]
    const others = Array.isArray(list) ? list.slice(1, sizeOf(inner).max) : []
    const read = readProps(definition, { ...definition.sample.en, [name]: [entry, ...others] }, definition.version)
    expect(read).toMatchObject({ ok: true })
  }
})

it.each(own.map(({ type }) => type))('makes the least value of every kind of choice in %s', (type) => {
  for (const { schema } of [...fieldsOnTab(type, 'content'), ...fieldsOnTab(type, 'look')]) {
    const inner = bare(schema)
    if (!isUnion(inner)) continue
    for (const kind of optionsOf(inner).keys()) {
      const made = emptyOfKind(inner, kind, 'Text')
      const { issues = [] } = inner.safeParse(made).error ?? {}
      // The id of a film and the posts that are chosen are the writer's to give.
      expect(issues.filter(({ path }) => path[0] !== 'id' && path[0] !== 'ids')).toEqual([])
    }
  }
})

it('knows the kind of a prop along lists and choices', () => {
  const hero = { id: 'a', type: 'hero', version: 1, props: own.find(({ type }) => type === 'hero')!.sample.en }
  expect(kindAt(hero, 'heading')).toBe('text')
  expect(kindAt(hero, 'subheading')).toBe('lines')
  expect(kindAt(hero, 'actions.0.href')).toBe('link')
  expect(kindAt(hero, 'media.image')).toBe('picture')
  expect(kindAt(hero, 'nothing.here')).toBeUndefined()
})

it('knows the tab of a prop', () => {
  expect(tabOf('items.0.title')).toBe('content')
  expect(tabOf('background.image')).toBe('look')
  expect(tabOf('hide_on')).toBe('visibility')
})

it('fills a text that must say something', () => {
  expect(emptyOf(z.string(), 'Text')).toBe('Text')
})
