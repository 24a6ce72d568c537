import type { ReactNode } from 'react'
import { look } from '../../../ui/button.tsx'

/** A piece of the console's sheet. */
export function Pane({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`min-w-0 overflow-hidden rounded-md border border-line bg-surface text-sm text-ink shadow-1 ${className}`}
    >
      {children}
    </div>
  )
}

export interface StillButtonProps {
  variant?: 'primary' | 'neutral'
  price?: string
  icon?: ReactNode
  off?: boolean
  children: ReactNode
}

/** Looks like a button but isn't one. */
export function StillButton({ variant = 'neutral', price, icon, off = false, children }: StillButtonProps) {
  return (
    <span aria-disabled={off || undefined} className={look({ variant, size: 'xs', className: 'coarse:h-6!' })}>
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        {icon}
        {children}
        {price && <span className={`font-normal tabular-nums ${priceInk(variant, off)}`}>{price}</span>}
      </span>
    </span>
  )
}

const priceInk = (variant: 'primary' | 'neutral', off: boolean): string =>
  variant === 'primary' && !off ? 'text-on-accent' : 'text-ink-3'
