import type { CSSProperties } from 'react'

/** A grey bar in the final layout; it shows only after 150 ms, so that quick answers do not flash. */
export function Skeleton({ className = '', style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden="true" style={style} className={`block animate-late rounded-xs bg-surface-3 ${className}`} />
}
