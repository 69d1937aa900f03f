import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { joinPath, readPath } from '../../../../document/paths.ts'
import type { Section } from '../../../../contract/hosted-values.ts'
import { setProp } from '../acts.ts'
import { useCanvas } from '../draw/use-canvas.tsx'
import { checked } from '../session/checked.ts'
import { useBuilder, useSession } from '../session/use-session.ts'
import { issueText } from '../words.ts'
import { FormContext, type Form } from './form-context.ts'
import { fieldsOnTab } from './schema.ts'
import { SchemaField } from './fields/SchemaField.tsx'

interface SectionFormProps {
  /** Id of its place on the page, also where the section itself is a shared one. */
  id: string
  section: Section
  tab: 'content' | 'look' | 'visibility'
}

/** The props of a section as a form, made from the schema that checks them. */
export function SectionForm({ id, section, tab }: SectionFormProps) {
  const { t } = useTranslation('builder')
  const session = useSession()
  const canvas = useCanvas()
  const language = useBuilder((state) => state.page.locale)
  const marked = useBuilder((state) => (state.selected === id ? state.field : null))
  const wanted = useStore(canvas.store, (state) => state.wanted)
  const box = useRef<HTMLDivElement>(null)
  const answered = useRef(wanted?.at ?? 0)

  const form = useMemo((): Form => {
    const result = checked(section)
    const issues = new Map(
      (result.ok ? [] : result.issues).map((issue) => [issue.path.replace(/^props\.?/, ''), issueText(issue)]),
    )
    return {
      type: section.type,
      language,
      read: (path) => readPath(section.props, path),
      write: (path, value, way) => setProp(session, id, path, value, way),
      issue: (path) => issues.get(path),
      hasIssue: (path) => [...issues.keys()].some((one) => one === path || one.startsWith(`${path}.`)),
      touch: (path) => session.select(id, path),
      marked,
    }
  }, [section, language, session, id, marked])

  // What is marked on the canvas comes into sight; the focus moves only when it was asked for.
  useEffect(() => {
    const wish = wanted?.id === id && wanted.at > answered.current ? wanted : null
    const path = wish ? wish.field : marked
    const element = path === null ? null : findField(box.current, path)
    if (wish) {
      answered.current = wish.at
      const first = (element ?? box.current)?.querySelector<HTMLElement>(CONTROL)
      first?.focus()
    } else if (element && !element.contains(document.activeElement)) {
      element.scrollIntoView({ block: 'nearest' })
    }
  }, [wanted, marked, id, section])

  return (
    <FormContext value={form}>
      <div ref={box} className="flex flex-col gap-5 px-4 py-4">
        {tab === 'visibility' && <p className="text-pretty text-muted">{t('inspector.visibility_note')}</p>}
        {fieldsOnTab(section.type, tab).map((spec) => (
          <SchemaField key={spec.name} path={joinPath(spec.name)} spec={spec} />
        ))}
      </div>
    </FormContext>
  )
}

const CONTROL =
  'input:not([type="hidden"]), textarea, [contenteditable="true"], button, [role="combobox"], [tabindex="0"]'

function findField(box: HTMLElement | null, path: string): HTMLElement | null {
  const fields = [...(box?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  return (
    fields.find((field) => field.dataset['path'] === path) ??
    fields.findLast((field) => path.startsWith(`${field.dataset['path']}.`)) ??
    null
  )
}
