import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  icon: ReactNode
  variant?: 'neutral' | 'ghost'
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** Turn off if a menu or adjacent text says the same. */
  tooltip?: boolean
}

export function IconButton({ label, icon, variant = 'ghost', size = 'md', tooltip = true, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tooltip={tooltip ? label : undefined}
      className={look({ variant, size, className: rest.className })}
    >
      {icon}
    </button>
  )
}

const look = cva(
  'inline-grid shrink-0 place-items-center rounded-sm border text-ink-2 transition-colors duration-100 hover:text-ink ' +
    'disabled:text-ink-3 aria-disabled:text-ink-3 data-[state=open]:bg-surface-3 data-[state=open]:text-ink',
  {
    variants: {
      variant: {
        neutral: 'border-line-strong bg-surface shadow-1 hover:bg-surface-2 dark:bg-surface-2 dark:hover:bg-surface-3',
        ghost: 'border-transparent hover:bg-surface-3',
      },
      size: {
        xs: 'size-6 coarse:size-8',
        sm: 'size-7 coarse:size-9',
        md: 'size-8 coarse:size-10',
        lg: 'size-10 coarse:size-11',
      },
    },
  },
)
