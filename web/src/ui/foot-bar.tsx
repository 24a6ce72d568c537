import type { ReactNode } from 'react'
import { useToastLift } from './use-toast-lift.ts'

/** Actions that stay at the bottom of a page while it scrolls; toasts stay above them. */
export function FootBar({ className = 'px-4 py-3 sm:px-6', children }: { className?: string; children: ReactNode }) {
  const box = useToastLift<HTMLElement>()
  return (
    <footer
      ref={box}
      className={`sticky bottom-0 z-20 [@media(max-height:499px)]:static border-t border-line bg-surface ${className}`}
    >
      {children}
    </footer>
  )
}
