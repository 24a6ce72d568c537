import { X } from 'lucide-react'

export interface ChosenChipsProps {
  label: string
  chosen: readonly { value: string; name: string; remove: string }[]
  onRemove: (value: string) => void
}

/** Selected values, each with a remove button. */
export function ChosenChips({ label, chosen, onRemove }: ChosenChipsProps) {
  if (chosen.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {chosen.map(({ value, name, remove }) => (
        <li
          key={value}
          className="flex h-7 max-w-full min-w-0 items-center rounded-full bg-surface-3 pl-3 text-xs text-ink coarse:h-9 forced-colors:border"
        >
          <bdi className="truncate">{name}</bdi>
          <button
            type="button"
            aria-label={remove}
            className="ml-0.5 grid size-7 shrink-0 place-items-center rounded-full text-ink-2 hover:text-ink coarse:size-9"
            onClick={() => onRemove(value)}
          >
            <X aria-hidden="true" size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}
