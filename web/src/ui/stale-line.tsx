import { useShownAt } from '../lib/brand-clock.ts'

export interface StaleLineProps {
  query: { isError: boolean; data: unknown; dataUpdatedAt: number }
  say: (time: string) => string
  className?: string
}

/** What is shown is older, because the last read failed. */
export function StaleLine({ query: { isError, data, dataUpdatedAt }, say, className = 'mt-1' }: StaleLineProps) {
  const shownAt = useShownAt()
  if (!isError || !data) return null
  return (
    <p role="status" className={`text-xs text-pending-ink tabular-nums ${className}`}>
      {say(shownAt(dataUpdatedAt))}
    </p>
  )
}
