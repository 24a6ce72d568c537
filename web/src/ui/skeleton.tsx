import type { CSSProperties } from 'react'

/**
 * A gray bar in the final layout; appears only after 150 ms, so that fast responses don't flicker.
 */
export function Skeleton({ className = '', style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden="true" style={style} className={`block animate-late rounded-xs bg-surface-3 ${className}`} />
}
