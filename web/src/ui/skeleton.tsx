import type { CSSProperties } from 'react'

/**
 * A gray bar in the final layout; appears only after 150 ms, so that fast responses don't flicker.
 */
export function Skeleton({ className = '', style }: { className?: string; style?: CSSProperties }) {
  const corners = className.includes('rounded') ? '' : 'rounded-xs'
  return <span aria-hidden="true" style={style} className={`block animate-late bg-surface-3 ${corners} ${className}`} />
}
