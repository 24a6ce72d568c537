import type { ReactNode } from 'react'
import { Chip } from '../../../ui/chip.tsx'
import { toggled, valuesOf } from './filters.ts'

export interface ChoiceOption {
  value: string
  label: string
  count?: string
}

export interface ChoiceChipsProps {
  label: string
  options: readonly ChoiceOption[]
  value: string | undefined
  /** Allows only one value. */
  single?: boolean
  onChange: (value: string | undefined) => void
  children?: ReactNode
}

/** One filter: its name and its values. */
export function ChoiceChips({ label, options, value, single = false, onChange, children }: ChoiceChipsProps) {
  const chosen = valuesOf(value)
  const press = (one: string) => onChange(single ? (chosen.includes(one) ? undefined : one) : toggled(value, one))
  return (
    <fieldset className="grid gap-1 sm:grid-cols-[88px_1fr]">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="pt-1.5 text-xs text-ink-3">
        {label}
      </span>
      <div>
        {children}
        <div className="-ml-1 flex flex-wrap gap-1">
          {options.map((option) => (
            <Chip key={option.value} pressed={chosen.includes(option.value)} onClick={() => press(option.value)}>
              {option.label}{' '}
              {option.count && <span className="-ml-1 font-normal text-ink-3 tabular-nums">{option.count}</span>}
            </Chip>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
