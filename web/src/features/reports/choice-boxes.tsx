import { useId, type Ref } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'

export interface ChoiceBoxesProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  error: string | undefined
  /** The first checkbox. */
  ref?: Ref<HTMLInputElement>
  /** In the order of the options. */
  onChange: (chosen: Value[]) => void
}

/** A group of checkboxes for a few options. */
export function ChoiceBoxes<Value extends string>(props: ChoiceBoxesProps<Value>) {
  const { legend, options, chosen, error, ref, onChange } = props
  const noteId = useId()
  const set = (value: Value, on: boolean) =>
    onChange(options.map((one) => one.value).filter((one) => (one === value ? on : chosen.includes(one))))
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className="mb-1.5 text-sm font-medium text-ink">{legend}</legend>
      <div className="grid gap-x-5 sm:grid-cols-2">
        {options.map(({ value, label }, n) => (
          <label key={value} className="flex min-h-7 cursor-pointer items-center gap-2.5 text-sm coarse:min-h-10">
            <Checkbox
              {...(n === 0 && ref ? { ref } : {})}
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onCheckedChange={(on) => set(value, on)}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={noteId} className="mt-1.5 text-xs text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
