/** A grey bar in the final layout; it shows only after 150 ms, so that quick answers do not flash. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-late rounded-xs bg-surface-3 ${className}`} />
}
