import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

export interface InFootProps {
  /** Null: the actions stay where they are. */
  slot: HTMLElement | null
  className?: string
  children: ReactNode
}

/** Actions that a narrow pane keeps in view in its footer. */
export function InFoot({ slot, className = '', children }: InFootProps) {
  const row = (
    <div className={`flex flex-wrap items-center gap-2 ${slot ? 'coarse:[&_button]:min-h-11' : className}`}>
      {children}
    </div>
  )
  return slot ? createPortal(row, slot) : row
}
