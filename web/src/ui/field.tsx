import { useId, type ReactNode } from 'react'

export interface FieldProps {
  label: string
  /** Where a link may lead; one of its own otherwise. */
  id?: string
  hint?: ReactNode
  error?: string | undefined
  /** A link or counter at the right of the label. */
  aside?: ReactNode
  /** Receives what ties the control to its label and its hint or error. */
  children: (control: FieldControl) => ReactNode
}

export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

export function Field({ label, id: given, hint, error, aside, children }: FieldProps) {
  const own = useId()
  const id = given ?? own
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p id={noteId} className={`text-xs ${error ? 'text-danger-ink' : 'text-ink-3'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
