import { useId, type ReactNode } from 'react'

interface ChosenFieldProps {
  label: string
  hint?: string | undefined
  error: string | undefined
  /** What is chosen, and how to add more. */
  children: ReactNode
}

/** A list that can be added to, with its label and its hint or error. */
export function ChosenField({ label, hint, error, children }: ChosenFieldProps) {
  const id = useId()
  const shown = error ?? hint
  return (
    <fieldset className="grid justify-items-start gap-2" aria-describedby={shown ? id : undefined}>
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      {children}
      {shown && (
        <p id={id} className={`text-xs ${error ? 'text-danger-ink' : 'text-ink-3'}`}>
          {shown}
        </p>
      )}
    </fieldset>
  )
}
