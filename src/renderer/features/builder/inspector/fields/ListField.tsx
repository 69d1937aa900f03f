import type * as z from 'zod'
import { ChevronRight, CopyPlus, Ellipsis, GripVertical, MoveDown, MoveUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { insertAt, moveTo } from '../../../../../document/lists.ts'
import { joinPath } from '../../../../../document/paths.ts'
import { announce } from '../../../../ui/announce.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Menu } from '../../../../ui/Menu.tsx'
import { dropLine } from '../../parts/drop-line.ts'
import { useReorder } from '../../parts/use-reorder.ts'
import { fieldName, firstText } from '../../words.ts'
import { useForm } from '../form-context.ts'
import { bare, fieldsOf, isUnion, newEntry, sizeOf, titleOf } from '../schema.ts'
import { useValue, type ControlProps } from './control.ts'
import { GroupFrame } from './FieldFrame.tsx'
import { SchemaField } from './SchemaField.tsx'
import { isPlain } from './plain.ts'

/** Entries one below the other: closed rows that say what is in them, one of them open. */
export function ListField(props: ControlProps) {
  const { path, label, schema } = props
  const { t } = useTranslation('builder')
  const { type, language, write, marked, hasIssue } = useForm()
  const list = schema as z.ZodArray
  const element = list.element as z.ZodType
  const value = useValue(props)
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const { min, max } = sizeOf(list)
  const [open, setOpen] = useState<number | null>(null)
  const box = useRef<HTMLOListElement>(null)
  const wanted = useRef<number | null>(null)
  const plain = isPlain(element)
  const nameOf = (at: number) => firstText(entries[at]) ?? `${entryName(element)} ${at + 1}`

  // The canvas leads here: what is marked there is open here.
  const inside = marked?.startsWith(`${path}.`) ? Number(marked.slice(path.length + 1).split('.')[0]) : null
  const [followed, setFollowed] = useState<number | null>(null)
  if (inside !== followed) {
    setFollowed(inside)
    if (inside !== null && Number.isInteger(inside)) setOpen(inside)
  }
  useEffect(() => {
    if (wanted.current === null) return
    box.current?.querySelector<HTMLElement>(`[data-entry="${wanted.current}"]`)?.focus()
    wanted.current = null
  })

  const change = (next: readonly unknown[], focus: number | null, opened = open) => {
    wanted.current = focus
    setOpen(opened)
    write(path, next)
  }
  const move = (from: number, to: number) => {
    const next = moveTo(entries, from, to)
    if (next === entries) return
    const place = Math.max(0, Math.min(to, entries.length - 1))
    change(next, place, open === from ? place : null)
    announce(t('reorder.place', { place: place + 1, all: entries.length }))
  }
  const add = () => {
    const entry = newEntry(type, joinPath(path, entries.length), element, language, t('new_text'))
    change([...entries, entry], entries.length, entries.length)
  }
  const remove = (at: number) =>
    change(
      entries.filter((_, index) => index !== at),
      Math.min(at, entries.length - 2),
      null,
    )
  const reorder = useReorder({ list: box, count: entries.length, name: nameOf, onMove: move })
  const onRowKey = (at: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(at, at + (event.key === 'ArrowUp' ? -1 : 1))
  }
  const menu = (at: number) => [
    {
      id: 'copy',
      label: t('entry.duplicate'),
      icon: CopyPlus,
      disabledReason: entries.length >= max ? t('entry.full', { max }) : null,
      run: () => change(insertAt(entries, at + 1, structuredClone(entries[at])), at + 1, plain ? open : at + 1),
    },
    {
      id: 'up',
      label: t('entry.up'),
      icon: MoveUp,
      keys: 'Alt+ArrowUp',
      disabledReason: at === 0 ? t('needs.not_first') : null,
      run: () => move(at, at - 1),
    },
    {
      id: 'down',
      label: t('entry.down'),
      icon: MoveDown,
      keys: 'Alt+ArrowDown',
      disabledReason: at === entries.length - 1 ? t('needs.not_last') : null,
      run: () => move(at, at + 1),
    },
    'line' as const,
    {
      id: 'remove',
      label: t('entry.remove'),
      icon: Trash2,
      danger: true,
      disabledReason: entries.length <= min ? t('entry.least', { count: min }) : null,
      run: () => remove(at),
    },
  ]
  return (
    <GroupFrame path={path} label={<ListLabel label={label} count={entries.length} max={max} />}>
      <ol ref={box} className={classes('flex flex-col', entries.length > 0 && 'border-y border-line')}>
        {entries.map((_, at) => {
          const here = joinPath(path, at)
          const isOpen = open === at && !plain
          return (
            <li
              // The place is the identity here: entries have no ids, and one may stand twice.
              key={at}
              data-row
              className={classes(
                'relative border-b border-line last:border-b-0',
                dropLine(
                  reorder.line === at
                    ? 'before'
                    : reorder.line === entries.length && at === entries.length - 1
                      ? 'after'
                      : null,
                ),
                reorder.held?.from === at && 'bg-tint',
              )}
            >
              <div className="flex min-h-9 items-center" onKeyDown={onRowKey(at)}>
                <button
                  type="button"
                  aria-label={t('reorder.handle', { name: nameOf(at) })}
                  className="flex h-8 w-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-mark text-faint hover:text-ink"
                  {...reorder.handle(at)}
                >
                  <Icon icon={GripVertical} />
                </button>
                {plain ? (
                  <div className="min-w-0 flex-1 py-1 [&_label]:sr-only">
                    <SchemaField
                      path={here}
                      label={`${entryName(element)} ${at + 1}`}
                      spec={{ name: String(at), title: titleOf(element) ?? label, schema: element, optional: false }}
                    />
                  </div>
                ) : (
                  <button
                    type="button"
                    data-entry={at}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? null : at)}
                    className="flex min-h-8 min-w-0 flex-1 items-center gap-1.5 rounded-mark px-1 text-left hover:bg-sunken"
                  >
                    <Icon
                      icon={ChevronRight}
                      className={classes('text-faint transition-transform', isOpen && 'rotate-90')}
                    />
                    <span className="truncate">{nameOf(at)}</span>
                    {hasIssue(here) && (
                      <span className="size-2 shrink-0 rounded-full bg-bad" aria-label={t('issue_here')} />
                    )}
                  </button>
                )}
                <Menu
                  align="end"
                  trigger={<IconButton icon={Ellipsis} label={t('entry.more', { name: nameOf(at) })} />}
                  entries={menu(at)}
                />
              </div>
              {isOpen && (
                <div className="flex flex-col gap-4 pt-1 pb-4 pl-7">
                  <EntryFields path={here} schema={element} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <Button
        variant="bare-accent"
        icon={Plus}
        className="-ml-2 self-start"
        disabledReason={entries.length >= max ? t('entry.full', { max }) : null}
        onClick={add}
      >
        {t('entry.add')}
      </Button>
    </GroupFrame>
  )
}

function EntryFields({ path, schema }: { path: string; schema: z.ZodType }) {
  const inner = bare(schema)
  if ('shape' in inner && !isUnion(inner)) {
    return fieldsOf(inner as z.ZodObject).map((spec) => (
      <SchemaField key={spec.name} path={joinPath(path, spec.name)} spec={spec} />
    ))
  }
  return <SchemaField path={path} spec={{ name: '', title: titleOf(schema) ?? '', schema, optional: false }} />
}

const entryName = (schema: z.ZodType): string => {
  const title = titleOf(schema)
  return title ? fieldName(title) : fieldName('Entry')
}

const ListLabel = ({ label, count, max }: { label: string; count: number; max: number }) => (
  <span className="flex items-baseline gap-2">
    {label}
    <span className="nums text-small font-normal text-faint">{count > max * 0.7 ? `${count} / ${max}` : count}</span>
  </span>
)
