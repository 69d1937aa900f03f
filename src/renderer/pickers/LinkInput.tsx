import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { readLink, writeLink, type LinkKind } from './link-kinds.ts'

const kinds: LinkKind[] = ['page', 'place', 'web', 'mail', 'phone']

export interface LinkTarget {
  id: number
  title: string
  locale: string
  /** Where it is: `/about/`. */
  path: string
}

interface LinkInputProps {
  label: string
  href: string
  pages: readonly LinkTarget[]
  /** Pages of this language come first. */
  locale: string
  /** Names of sections of the same page. */
  anchors?: readonly string[]
  onChange: (href: string, typed: boolean) => void
}

/** Where a link leads: first what sort of place, then which one. */
export function LinkInput({ label, href, pages, locale, anchors = [], onChange }: LinkInputProps) {
  const { t } = useTranslation('builder')
  const read = readLink(href)
  const [kind, setKind] = useState(read.kind)
  const shownKind = href === '' || href === '#' ? kind : read.kind
  const here = [...pages].sort((one, other) => Number(other.locale === locale) - Number(one.locale === locale))
  const [pageId] = read.rest.split('#')

  const change = (next: LinkKind) => {
    setKind(next)
    const first = next === 'page' ? String(here[0]?.id ?? '') : next === 'place' ? (anchors[0] ?? '') : ''
    onChange(next === 'web' ? 'https://' : writeLink(next, first), false)
  }
  return (
    <div className="grid min-w-0 grid-cols-[7rem_minmax(0,1fr)] gap-1.5">
      <Select
        label={`${label}: ${t('link.kind')}`}
        value={shownKind}
        options={(shownKind === 'path' ? ([...kinds, 'path'] as const) : kinds).map((one) => ({
          value: one,
          label: t(`link.${one}`),
        }))}
        onChange={change}
      />
      {shownKind === 'page' ? (
        <Select
          label={label}
          value={pageId ?? null}
          placeholder={t('link.choose_page')}
          options={here.map((page) => ({
            value: String(page.id),
            label: page.title,
            hint: page.locale === locale ? page.path : `${page.locale} · ${page.path}`,
          }))}
          onChange={(id) => onChange(`page:${id}`, false)}
        />
      ) : shownKind === 'place' && anchors.length > 0 ? (
        <Select
          label={label}
          value={anchors.includes(read.rest) ? read.rest : null}
          placeholder={read.rest || t('link.choose_place')}
          options={anchors.map((anchor) => ({ value: anchor, label: `#${anchor}` }))}
          onChange={(anchor) => onChange(`#${anchor}`, false)}
        />
      ) : (
        <TextInput
          aria-label={label}
          type={shownKind === 'mail' ? 'email' : shownKind === 'phone' ? 'tel' : 'text'}
          spellCheck={false}
          value={read.kind === shownKind ? read.rest : ''}
          placeholder={t(`link.example.${shownKind}`)}
          onChange={(event) =>
            onChange(shownKind === 'web' ? event.target.value.trim() : writeLink(shownKind, event.target.value), true)
          }
          onBlur={() => shownKind === 'web' && onChange(writeLink('web', read.rest), true)}
        />
      )}
    </div>
  )
}
