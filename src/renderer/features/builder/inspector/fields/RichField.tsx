import { shownText } from '../../words.ts'
import { Bold, Code, Heading2, Heading3, Italic, Link2, List, ListOrdered, Quote, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { sanitiseRichText, sanitiseSiteHtml } from '../../../../../text/sanitise.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { inputClass } from '../../../../ui/inputs.ts'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { Toolbar, ToolbarButton } from '../../../../ui/Toolbar.tsx'
import { useForm } from '../form-context.ts'
import { useValue, type ControlProps } from './control.ts'
import { GroupFrame } from './FieldFrame.tsx'
import { LinkDialog } from './LinkDialog.tsx'

interface Tool {
  id: string
  icon: LucideIcon
  keys?: string
  run: () => void
}

const run = (command: string, value?: string) => () => void document.execCommand(command, false, value)

const marks: Tool[] = [
  { id: 'bold', icon: Bold, keys: 'Mod+B', run: run('bold') },
  { id: 'italic', icon: Italic, keys: 'Mod+I', run: run('italic') },
  { id: 'bulleted', icon: List, run: run('insertUnorderedList') },
  { id: 'numbered', icon: ListOrdered, run: run('insertOrderedList') },
]
const blocks: Tool[] = [
  { id: 'heading_2', icon: Heading2, run: run('formatBlock', 'h2') },
  { id: 'heading_3', icon: Heading3, run: run('formatBlock', 'h3') },
  { id: 'quote', icon: Quote, run: run('formatBlock', 'blockquote') },
]

const cleaned = (kind: 'rich' | 'html', html: string): string =>
  kind === 'html' ? sanitiseSiteHtml(html) : sanitiseRichText(html)

/** A text with emphasis, lists and links. Only what the sanitiser of its kind keeps is stored. */
export function RichField(props: ControlProps & { kind: 'rich' | 'html' }) {
  const { path, label, optional, kind } = props
  const { t } = useTranslation('builder')
  const { write, language } = useForm()
  const value = shownText(useValue(props))
  const [isCode, setCode] = useState(false)
  const [asked, setAsked] = useState<{ href: string; range: Range } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const mine = useRef<string | null>(null)
  const labelId = useId()

  // What is typed stays as it stands; what comes from elsewhere is put in.
  useEffect(() => {
    if (box.current && mine.current !== value) box.current.innerHTML = cleaned(kind, value)
    mine.current = value
  }, [value, isCode, kind])

  const keep = () => {
    const html = box.current?.innerHTML ?? ''
    const clean = cleaned(kind, html)
    const isEmpty = box.current?.textContent?.trim() === '' && !/<(img|table|hr)/.test(clean)
    mine.current = isEmpty ? '' : clean
    write(path, isEmpty ? (optional ? undefined : '') : clean, 'typing')
  }
  const askForLink = () => {
    const selection = window.getSelection()
    if (!selection?.rangeCount || !box.current?.contains(selection.anchorNode)) return
    const around = selection.anchorNode instanceof Element ? selection.anchorNode : selection.anchorNode?.parentElement
    setAsked({ href: around?.closest('a')?.getAttribute('href') ?? '', range: selection.getRangeAt(0).cloneRange() })
  }
  const answer = (href: string | null | undefined) => {
    const range = asked?.range
    setAsked(null)
    if (!range) return
    requestAnimationFrame(() => {
      box.current?.focus()
      const selection = window.getSelection()
      selection?.removeAllRanges()
      selection?.addRange(range)
      if (href === null) document.execCommand('unlink')
      else if (href !== undefined) document.execCommand('createLink', false, href)
      keep()
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    event.stopPropagation()
    askForLink()
  }
  const act = (tool: Tool) => () => {
    box.current?.focus()
    document.execCommand('styleWithCSS', false, 'false')
    tool.run()
    keep()
  }
  return (
    <GroupFrame path={path} label={<span id={labelId}>{label}</span>}>
      <div className="flex items-center justify-between">
        <Toolbar label={t('rich.tools')} className="-ml-1.5">
          {[...marks, ...(kind === 'html' ? blocks : [])].map((tool) => (
            <ToolbarButton
              key={tool.id}
              icon={tool.icon}
              label={t(`rich.${tool.id}`)}
              keys={tool.keys}
              disabledReason={isCode ? t('rich.in_code') : null}
              onClick={act(tool)}
            />
          ))}
          <ToolbarButton
            icon={Link2}
            label={t('rich.link')}
            keys="Mod+K"
            disabledReason={isCode ? t('rich.in_code') : null}
            onClick={askForLink}
          />
        </Toolbar>
        {kind === 'html' && (
          <IconButton icon={Code} label={t('rich.code')} pressed={isCode} onClick={() => setCode(!isCode)} />
        )}
      </div>
      {isCode ? (
        <TextArea
          aria-labelledby={labelId}
          rows={10}
          spellCheck={false}
          value={value}
          onChange={(event) => write(path, event.target.value, 'typing')}
          onBlur={(event) => write(path, sanitiseSiteHtml(event.target.value), 'typing')}
          className="font-code text-small"
        />
      ) : (
        <div
          ref={box}
          role="textbox"
          aria-multiline
          aria-labelledby={labelId}
          contentEditable
          suppressContentEditableWarning
          lang={language}
          tabIndex={0}
          onInput={keep}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            event.preventDefault()
            const html = event.clipboardData.getData('text/html')
            const clean = cleaned(kind, html)
            if (html) document.execCommand('insertHTML', false, clean)
            else document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
          }}
          className={inputClass(richLook)}
        />
      )}
      {asked && <LinkDialog href={asked.href} onAnswer={answer} />}
    </GroupFrame>
  )
}

const richLook =
  'max-h-80 min-h-22 overflow-y-auto py-2 break-words [&_a]:text-accent [&_a]:underline [&_blockquote]:border-l-2 [&_blockquote]:border-edge [&_blockquote]:pl-3 [&_h2]:mt-2 [&_h2]:text-lead [&_h2]:font-semibold [&_h3]:mt-2 [&_h3]:font-semibold [&_li]:my-0.5 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-2 [&_ul]:list-disc [&_ul]:pl-5'
