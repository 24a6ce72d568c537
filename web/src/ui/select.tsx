import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { fieldLook } from './input.tsx'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  size?: 'sm' | 'md' | 'lg'
  invalid?: boolean
  /** Looks like text until it is pointed at or focused. */
  ghost?: boolean
}

/** A native select, styled like a field. */
export function Select({ size = 'md', invalid, ghost = false, className = '', children, ...rest }: SelectProps) {
  return (
    <span className={`relative flex min-w-0 items-center ${className}`}>
      <select
        {...rest}
        aria-invalid={invalid || rest['aria-invalid'] || undefined}
        className={`${ghost ? ghostLook : `${fieldLook} enabled:text-ink`} cursor-pointer appearance-none truncate disabled:cursor-default ${sizes[size]}`}
      >
        {children}
      </select>
      <ChevronDown aria-hidden="true" size={14} className="pointer-events-none absolute right-2 text-ink-3" />
    </span>
  )
}

const ghostLook =
  'w-full min-w-0 rounded-sm bg-transparent text-ink-2 outline-none transition-colors duration-100 hover:bg-surface-2 ' +
  'hover:text-ink focus-visible:ring-3 focus-visible:ring-accent/20 disabled:text-ink-3 coarse:text-lg'

const sizes = {
  sm: 'h-7 pr-7 pl-2.5 text-xs coarse:h-9',
  md: 'h-8 pr-8 pl-3 text-sm coarse:h-10',
  lg: 'h-10 pr-8 pl-3 text-base coarse:h-11',
} as const
