import type { ComponentProps, ReactNode } from 'react'

export interface ChipProps extends ComponentProps<'button'> {
  pressed: boolean
  icon?: ReactNode
}

export function Chip({ pressed, icon, children, className = '', ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={`inline-flex h-7 shrink-0 items-center gap-2 rounded-full border px-2.5 text-xs font-medium whitespace-nowrap transition-colors duration-100 coarse:h-9 coarse:px-3.5 ${
        pressed
          ? 'border-accent-line bg-accent-soft text-accent-ink'
          : 'border-transparent text-ink-2 hover:bg-surface-2 hover:text-ink dark:hover:bg-surface-3'
      } ${className}`}
    >
      {icon}
      {children}
    </button>
  )
}
