import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { fieldLook } from './input.tsx'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  size?: 'sm' | 'md' | 'lg'
  invalid?: boolean
}

/** A native select, styled like a field. */
export function Select({ size = 'md', invalid, className = '', children, ...rest }: SelectProps) {
  return (
    <span className={`relative flex min-w-0 items-center ${className}`}>
      <select
        {...rest}
        aria-invalid={invalid || rest['aria-invalid'] || undefined}
        className={`${fieldLook} cursor-pointer enabled:text-ink appearance-none truncate disabled:cursor-default ${sizes[size]}`}
      >
        {children}
      </select>
      <ChevronDown aria-hidden="true" size={14} className="pointer-events-none absolute right-2 text-ink-3" />
    </span>
  )
}

const sizes = {
  sm: 'h-7 pr-7 pl-2.5 text-xs coarse:h-9',
  md: 'h-8 pr-8 pl-3 text-sm coarse:h-10',
  lg: 'h-10 pr-8 pl-3 text-base coarse:h-11',
} as const
