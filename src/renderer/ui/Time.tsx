import { useFormats } from '../format.ts'

/** A moment: how long ago, with the exact time under the pointer. */
export function Time({ at, exact = false }: { at: string; exact?: boolean }) {
  const format = useFormats()
  return (
    <time dateTime={at} title={format.moment(at)} className="nums">
      {exact ? format.moment(at) : format.ago(at)}
    </time>
  )
}
