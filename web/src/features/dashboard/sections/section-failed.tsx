import { ErrorPanel } from '../../../ui/error-panel.tsx'

export interface SectionFailedProps {
  /** What failed, without a period: the cause is added. */
  message: string
  error: Error | null
  onRetry: () => void
}

export function SectionFailed({ message, error, onRetry }: SectionFailedProps) {
  return (
    <ErrorPanel
      className="mx-4 mt-1 mb-6 sm:mx-6"
      error={error}
      say={(reason) => `${message}. ${reason}`}
      onRetry={onRetry}
    />
  )
}
