import { ListFilter } from 'lucide-react'
import type { Ref } from 'react'
import { fetchEarly } from '../lib/fetch-early.ts'
import { Button } from './button.tsx'

export interface FilterButtonProps {
  ref: Ref<HTMLButtonElement>
  label: string
  /** Number of active filters. */
  count: number
  open: boolean
  /** Preloads the popup on hover. */
  load: () => unknown
  onClick: () => void
}

/** Opens a popup with filters. */
export function FilterButton({ ref, label, count, open, load, onClick }: FilterButtonProps) {
  return (
    <Button
      ref={ref}
      variant="ghost"
      className="px-2"
      aria-haspopup="dialog"
      aria-expanded={open}
      icon={<ListFilter aria-hidden="true" size={16} className={count > 0 ? 'text-accent-ink' : ''} />}
      onPointerEnter={() => fetchEarly(load)}
      onClick={onClick}
    >
      <span className="max-lg:sr-only">{label}</span>
      {count > 0 && <span className="ml-1.5 text-accent-ink tabular-nums">{count}</span>}
    </Button>
  )
}
