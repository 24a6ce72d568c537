import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FoldProps {
  label: ReactNode
  /** Of the element around both. */
  className?: string
  labelClass?: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** Content behind a label that opens and closes it. */
export function Fold({
  label,
  className = '',
  labelClass = 'text-sm font-medium',
  open,
  onOpenChange,
  children,
}: FoldProps) {
  return (
    <details
      className={`group ${className}`}
      open={open}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary
        className={`flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 rounded-xs text-ink coarse:min-h-10 [&::-webkit-details-marker]:hidden ${labelClass}`}
      >
        <ChevronRight
          aria-hidden="true"
          size={14}
          className="-ml-0.5 shrink-0 text-ink-3 transition-transform duration-100 group-open:rotate-90 motion-reduce:transition-none"
        />
        {label}
      </summary>
      {children}
    </details>
  )
}
