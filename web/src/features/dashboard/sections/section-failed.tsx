import { CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

export interface SectionFailedProps {
  message: string
  action: string
  onRetry: () => void
}

export function SectionFailed({ message, action, onRetry }: SectionFailedProps) {
  return (
    <div
      role="alert"
      className="mx-4 mt-1 mb-6 flex items-center gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger-ink sm:mx-6"
    >
      <CircleAlert aria-hidden="true" size={16} className="shrink-0" />
      <span className="min-w-0 flex-1 font-medium">{message}</span>
      <Button size="xs" onClick={onRetry}>
        {action}
      </Button>
    </div>
  )
}
