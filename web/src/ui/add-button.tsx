import { Plus } from 'lucide-react'
import { Button } from './button.tsx'

export interface AddButtonProps {
  label: string
  /** Why no more can be added; null if they can. */
  full: string | null
  onAdd: () => void
}

/** Add button of a list screen, with the limit below once it is reached. */
export function AddButton({ label, full, onAdd }: AddButtonProps) {
  return (
    <div className="grid gap-1 sm:justify-items-end">
      <Button
        variant="primary"
        className="justify-self-start sm:justify-self-end"
        icon={<Plus aria-hidden="true" size={16} />}
        aria-disabled={full !== null || undefined}
        onClick={onAdd}
      >
        {label}
      </Button>
      {full !== null && <p className="text-xs text-pending-ink">{full}</p>}
    </div>
  )
}
