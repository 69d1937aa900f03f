import type { ReactNode } from 'react'
import type { Path } from '../../../../../document/paths.ts'
import { classes } from '../../../../ui/classes.ts'
import { Field } from '../../../../ui/Field.tsx'
import { useForm } from '../form-context.ts'

interface FieldFrameProps {
  path: Path
  label: ReactNode
  hint?: ReactNode
  /** How much of the room is used, shown once it begins to matter. */
  used?: { length: number; max: number }
  children: ReactNode
}

/** A field with its name, its count and what is wrong with it. In use it is marked on the canvas. */
export function FieldFrame({ path, label, hint, used, children }: FieldFrameProps) {
  const { issue, touch, marked } = useForm()
  return (
    <div
      data-path={path}
      onFocus={() => touch(path)}
      className={classes(
        'relative',
        marked === path && 'before:absolute before:inset-y-0 before:-left-3 before:w-0.5 before:bg-accent',
      )}
    >
      <Field label={used ? <Counted label={label} {...used} /> : label} hint={hint} error={issue(path)}>
        {children}
      </Field>
    </div>
  )
}

const SHOWN_FROM = 0.7

function Counted({ label, length, max }: { label: ReactNode; length: number; max: number }) {
  if (length < max * SHOWN_FROM) return label
  return (
    <span className="flex items-baseline justify-between gap-2">
      {label}
      <span className={classes('nums text-small font-normal', length > max ? 'text-bad' : 'text-faint')}>
        {`${length} / ${max}`}
      </span>
    </span>
  )
}

/** Several controls under one name, where no single one could bear the label. */
export function GroupFrame({ path, label, children }: { path: Path; label: ReactNode; children: ReactNode }) {
  const { issue, touch, marked } = useForm()
  const problem = issue(path)
  return (
    <fieldset
      data-path={path}
      onFocus={(event) => {
        // A field inside has said so itself.
        if (event.target instanceof Element && event.target.closest('[data-path]') === event.currentTarget) touch(path)
      }}
      className={classes(
        'relative flex min-w-0 flex-col gap-2',
        marked === path && 'before:absolute before:inset-y-0 before:-left-3 before:w-0.5 before:bg-accent',
      )}
    >
      <legend className="mb-1.5 font-medium text-ink">{label}</legend>
      {children}
      {problem && <p className="text-dense text-bad">{problem}</p>}
    </fieldset>
  )
}
