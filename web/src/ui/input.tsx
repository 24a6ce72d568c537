import type { ComponentProps, ReactNode } from 'react'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: 'md' | 'lg'
  icon?: ReactNode
  /** Inside the field on the right, e.g. the show-password button. */
  trailing?: ReactNode
  invalid?: boolean
}

export function Input({ size = 'md', icon, trailing, invalid, className = '', ...rest }: InputProps) {
  return (
    <span className={`relative flex min-w-0 items-center ${className}`}>
      {icon && <span className="pointer-events-none absolute left-2.5 grid text-ink-3">{icon}</span>}
      <input
        {...rest}
        aria-invalid={invalid || rest['aria-invalid'] || undefined}
        className={`${fieldLook} text-ellipsis ${size === 'lg' ? tall : short} ${icon ? 'pl-8' : 'pl-3'} ${trailing ? 'pr-10' : 'pr-3'}`}
      />
      {trailing && <span className="absolute right-1 grid">{trailing}</span>}
    </span>
  )
}

/**
 * Shared by all fields: border, ring, colors, and 16 px text on touch devices so that phones don't
 * zoom.
 */
export const fieldLook =
  'w-full min-w-0 rounded-sm border border-line-strong bg-surface text-ink shadow-1 outline-none transition-colors duration-100 ' +
  'focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/20 focus-visible:outline-none ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:ring-danger/20 coarse:text-lg ' +
  'read-only:text-ink-2 disabled:bg-surface-3 disabled:text-ink-3 disabled:shadow-none dark:bg-surface-2'
const short = 'h-8 text-sm coarse:h-10'
const tall = 'h-10 text-base coarse:h-11'
