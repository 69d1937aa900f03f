import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { LinkField } from '../../../pickers/LinkField.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { EntryButtons } from './EntryButtons.tsx'
import { changedAt } from './rows.ts'

export interface LinkEntry {
  label: string
  href?: string | undefined
  children?: readonly LinkEntry[] | undefined
}

export interface LinkRowsProps {
  siteId: number
  links: readonly LinkEntry[]
  onChange: (links: readonly LinkEntry[], when?: 'now' | 'rest') => void
  /** Path of the list inside the theme, for the sentences of what is wrong. */
  path: string
  problems: ReadonlyMap<string, string>
  /** Links may hold others: the menu of the header. */
  nests?: boolean
  max: number
  add: string
}

/** A list of links with their words; in a menu each may hold more. */
export function LinkRows({ siteId, links, onChange, path, problems, nests, max, add }: LinkRowsProps) {
  const { t } = useTranslation('sites')
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {links.map((entry, at) => {
          const change = (next: LinkEntry, when: 'now' | 'rest' = 'rest') => onChange(changedAt(links, at, next), when)
          const own = `${path}.${at}`
          return (
            // Entries have no name of their own but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="flex flex-col gap-2 border-l-2 border-line pl-3">
              <div className="flex items-end gap-1">
                <Field label={t('link.label')} className="flex-1" error={sentence(problems, `${own}.label`, t)}>
                  <TextInput
                    value={entry.label}
                    maxLength={60}
                    onChange={(event) => change({ ...entry, label: event.target.value })}
                  />
                </Field>
                <EntryButtons list={links} at={at} name={entry.label || t('link.nameless')} onChange={onChange} />
              </div>
              {(!nests || entry.href !== undefined || (entry.children ?? []).length === 0) && (
                <LinkField
                  label={t('link.to')}
                  siteId={siteId}
                  value={entry.href ?? ''}
                  error={sentence(problems, `${own}.href`, t)}
                  onChange={(href) => change({ ...entry, href })}
                />
              )}
              {nests && (
                <div className="mt-1 pl-3">
                  <LinkRows
                    siteId={siteId}
                    links={entry.children ?? []}
                    path={`${own}.children`}
                    problems={problems}
                    max={12}
                    add={t('link.add_below')}
                    onChange={(children, when) => change({ ...entry, children }, when)}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {links.length < max && (
        <Button
          variant={nests || links.length === 0 ? 'quiet' : 'bare'}
          icon={Plus}
          className="self-start"
          onClick={() => onChange([...links, { label: t('link.new'), href: '/' }], 'now')}
        >
          {add}
        </Button>
      )}
    </div>
  )
}

/** Our words for what is missing; the schema's own for the rest. */
function sentence(problems: ReadonlyMap<string, string>, path: string, t: (key: string) => string): string | undefined {
  const own = problems.get(path)
  if (!own) return undefined
  return path.endsWith('.href') ? t('link.wrong') : t('link.label_missing')
}
