import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { networkNames } from '../../../../site/theme/networks.ts'
import { socialNetworks } from '../../../../site/theme/schema.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { Segments } from '../parts/Segments.tsx'
import { EntryButtons } from './EntryButtons.tsx'
import { LinkRows, type LinkEntry } from './LinkRows.tsx'
import { Part } from './Part.tsx'
import { changedAt } from './rows.ts'
import { SmallPrint } from './SmallPrint.tsx'
import type { ThemeEditor } from './use-theme-draft.ts'

interface Column {
  title: string
  links: readonly LinkEntry[]
}
interface Social {
  network: (typeof socialNetworks)[number]
  href: string
}
type Change = (patch: Record<string, unknown>, when?: 'now' | 'rest') => void

/** What stands below every page. */
export function FooterForm({ editor, siteId }: { editor: ThemeEditor; siteId: number }) {
  const { t } = useTranslation('sites')
  const { footer } = editor.theme
  const typed = editor.config['footer'] as { columns?: Column[]; social?: Social[] } | undefined
  const change: Change = (patch, when) => editor.change({ footer: patch }, when)
  return (
    <>
      <Part title={t('footer.look')}>
        <Segments
          titled
          label={t('footer.variant')}
          value={footer.variant}
          onChange={(variant) => change({ variant })}
          options={(['columns', 'simple'] as const).map((value) => ({ value, label: t(`footer.variants.${value}`) }))}
        />
        <Switch
          label={t('footer.theme_toggle')}
          checked={footer.theme_toggle}
          onChange={(theme_toggle) => change({ theme_toggle })}
        />
        <Switch
          label={t('header.language_switch')}
          checked={footer.language_switch}
          onChange={(language_switch) => change({ language_switch })}
        />
        <SmallPrint
          html={footer.legal ?? ''}
          onChange={(legal) => change({ legal: legal === '' ? null : legal }, 'rest')}
        />
      </Part>
      <Columns columns={typed?.columns ?? []} editor={editor} siteId={siteId} change={change} />
      <Networks social={typed?.social ?? []} editor={editor} change={change} />
    </>
  )
}

interface ColumnsProps {
  columns: readonly Column[]
  editor: ThemeEditor
  siteId: number
  change: Change
}

function Columns({ columns, editor, siteId, change }: ColumnsProps) {
  const { t } = useTranslation('sites')
  const set = (next: readonly Column[], when?: 'now' | 'rest') => change({ columns: next }, when)
  return (
    <Part title={t('footer.columns')}>
      {columns.map((column, at) => (
        // Columns have no name of their own but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="flex flex-col gap-3 border-b border-line pb-4">
          <div className="flex items-end gap-1">
            <Field
              label={t('footer.column_title')}
              className="flex-1"
              error={editor.problems.has(`footer.columns.${at}.title`) ? t('link.label_missing') : undefined}
            >
              <TextInput
                maxLength={60}
                value={column.title}
                onChange={(event) => set(changedAt(columns, at, { ...column, title: event.target.value }), 'rest')}
              />
            </Field>
            <EntryButtons list={columns} at={at} name={column.title || t('link.nameless')} onChange={set} />
          </div>
          <LinkRows
            siteId={siteId}
            links={column.links}
            path={`footer.columns.${at}.links`}
            problems={editor.problems}
            max={20}
            add={t('header.add_link')}
            onChange={(links, when) => set(changedAt(columns, at, { ...column, links }), when)}
          />
        </div>
      ))}
      {columns.length < 5 && (
        <Button
          icon={Plus}
          className="self-start"
          onClick={() => set([...columns, { title: t('footer.column_new'), links: [] }])}
        >
          {t('footer.add_column')}
        </Button>
      )}
    </Part>
  )
}

function Networks({ social, editor, change }: { social: readonly Social[]; editor: ThemeEditor; change: Change }) {
  const { t } = useTranslation('sites')
  const set = (next: readonly Social[], when?: 'now' | 'rest') => change({ social: next }, when)
  return (
    <Part title={t('footer.social')}>
      {social.map((entry, at) => (
        // Entries have no name of their own but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="flex items-end gap-1">
          <Field label={t('footer.network')} className="w-32 shrink-0">
            <Select
              value={entry.network}
              onChange={(network) => set(changedAt(social, at, { ...entry, network }))}
              options={socialNetworks.map((value) => ({ value, label: networkNames[value] }))}
            />
          </Field>
          <Field
            label={t('link.address')}
            className="flex-1"
            error={editor.problems.has(`footer.social.${at}.href`) ? t('link.wrong') : undefined}
          >
            <TextInput
              code
              spellCheck={false}
              value={entry.href}
              onChange={(event) => set(changedAt(social, at, { ...entry, href: event.target.value }), 'rest')}
            />
          </Field>
          <EntryButtons list={social} at={at} name={networkNames[entry.network]} onChange={set} />
        </div>
      ))}
      {social.length < 10 && (
        <Button
          icon={Plus}
          className="self-start"
          onClick={() => set([...social, { network: 'mastodon', href: 'https://' }])}
        >
          {t('footer.add_network')}
        </Button>
      )}
    </Part>
  )
}
