import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Input } from '../../../ui/input.tsx'
import type { FieldOption } from './field-options.ts'

export interface ChoiceValuesProps {
  label: string
  options: readonly FieldOption[]
  chosen: readonly string[]
  /** Placeholder of a field that searches the values; without it there is none. */
  find?: string | undefined
  onToggle: (value: string) => void
}

/** Fewer values than this are read faster than searched. */
const SEARCHED_FROM = 8

/** The values of a field to check, each with its count. */
export function ChoiceValues({ label, options, chosen, find, onToggle }: ChoiceValuesProps) {
  const t = useTranslations('filtering')
  const [text, setText] = useState('')
  const steady = useSteadyOrder(options, find ? chosen : [])
  const words = text.trim().toLowerCase()
  const shown = steady.filter((option) => option.label.toLowerCase().includes(words))
  return (
    <>
      {find && options.length >= SEARCHED_FROM && (
        <Input
          type="search"
          className="mx-4 mb-2 [&_::-webkit-search-cancel-button]:hidden"
          aria-label={find}
          placeholder={find}
          icon={<Search aria-hidden="true" size={16} />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div role="group" aria-label={label} className="grid pb-2">
        {shown.map((option) => (
          <Choice
            key={option.value}
            option={option}
            checked={chosen.includes(option.value)}
            onToggle={() => onToggle(option.value)}
          />
        ))}
      </div>
      {shown.length === 0 && (
        <p role="status" className="px-4 py-1 text-sm text-ink-3">
          {words ? t('noValueMatches', { text: text.trim() }) : t('noValues')}
        </p>
      )}
    </>
  )
}

interface ChoiceProps {
  option: FieldOption
  checked: boolean
  onToggle: () => void
}

function Choice({ option: { label, count }, checked, onToggle }: ChoiceProps) {
  const format = useFormat()
  const isDim = count === 0 && !checked
  return (
    <label
      className={`flex min-h-8 min-w-0 cursor-pointer items-center gap-3 px-4 text-sm hover:bg-surface-2 coarse:min-h-10 dark:hover:bg-surface-3 ${
        isDim ? 'text-ink-3' : 'text-ink'
      }`}
    >
      <Checkbox checked={checked} onCheckedChange={onToggle} />
      <span className="truncate">{label}</span>{' '}
      {count !== undefined && <span className="ml-auto text-ink-3 tabular-nums">{format.number(count)}</span>}
    </label>
  )
}

/**
 * The values in `first` come first when the field opens; from then on no value moves or disappears, whatever its count.
 */
function useSteadyOrder(options: readonly FieldOption[], first: readonly string[]): FieldOption[] {
  const [known, setKnown] = useState<readonly FieldOption[]>(() => [
    ...options.filter(({ value }) => first.includes(value)),
    ...options.filter(({ value }) => !first.includes(value)),
  ])
  const added = options.filter(({ value }) => !known.some((one) => one.value === value))
  if (added.length > 0) setKnown([...known, ...added])
  return known.map((one) => options.find(({ value }) => value === one.value) ?? { ...one, count: 0 })
}
