/** What went over the wire, as it stands. */
export const Body = ({ label, text }: { label: string; text: string }) => (
  <figure className="flex min-w-0 flex-col gap-1">
    <figcaption className="text-dense text-faint">{label}</figcaption>
    <pre
      role="group"
      aria-label={label}
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-control border border-line bg-sunken px-3 py-2 font-code text-small break-words whitespace-pre-wrap"
    >
      {text}
    </pre>
  </figure>
)
