import type { ReactNode } from 'react'
import { Radio } from '../../../ui/radio.tsx'

export interface ChoiceRowsProps<Value extends string> {
  name: string
  legend: string
  options: readonly { value: Value; label: string; note?: string }[]
  value: Value
  onChange: (value: Value) => void
  hint?: ReactNode
}

/** Radio buttons as rows of a box: an example first, then its name in gray. */
export function ChoiceRows<Value extends string>(props: ChoiceRowsProps<Value>) {
  const { name, legend, options, value, onChange, hint } = props
  const hintId = hint ? `${name}-hint` : undefined
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="mb-1.5 text-sm font-medium text-ink">{legend}</legend>
      <div className="overflow-hidden rounded-lg border border-line-strong">
        {options.map((option) => (
          <label key={option.value} className={row}>
            <Radio
              name={name}

              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="min-w-0 truncate text-ink tabular-nums">{option.label}</span>
            {option.note && <span className="ml-auto text-xs whitespace-nowrap text-ink-3">{option.note}</span>}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-xs text-ink-3">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

const row =
  'flex min-h-10 cursor-pointer items-center gap-3 border-b border-line px-4 text-sm transition-colors duration-100 ' +
  'last:border-b-0 hover:bg-surface-2 has-checked:bg-accent-soft has-focus-visible:outline-2 ' +
  'has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent coarse:min-h-11'
