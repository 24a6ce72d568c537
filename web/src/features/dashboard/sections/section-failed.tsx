import { ErrorPanel } from '../../../ui/error-panel.tsx'

export interface SectionFailedProps {
  message: string
  error: Error | null
  onRetry: () => void
}

export function SectionFailed({ message, error, onRetry }: SectionFailedProps) {
  return <ErrorPanel className="mx-4 mt-1 mb-6 sm:mx-6" error={error} say={() => message} onRetry={onRetry} />
}
