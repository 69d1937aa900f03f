import { CopyButton } from './CopyButton.tsx'

/** Text to be copied as it stands: a command, an address, a key. */
export function CodeBlock({ text, label, copyLabel }: { text: string; label: string; copyLabel?: string }) {
  return (
    <div className="flex items-start gap-2 rounded-control border border-line bg-sunken py-2 pr-2 pl-3">
      <pre
        aria-label={label}
        role="group"
        tabIndex={0}
        className="min-w-0 flex-1 overflow-x-auto py-1 font-code text-code select-all"
      >
        {text}
      </pre>
      <CopyButton text={text} label={copyLabel} />
    </div>
  )
}
