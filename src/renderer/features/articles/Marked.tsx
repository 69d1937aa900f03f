import { snippetParts } from './snippet.ts'

/** Text with what was searched for marked in it. */
export const Marked = ({ text }: { text: string }) =>
  snippetParts(text).map((part, at) =>
    part.marked ? (
      <mark
        key={at}
        className="rounded-mark bg-tint font-medium text-ink underline decoration-accent underline-offset-2"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
