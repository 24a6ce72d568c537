import type { ComponentProps } from 'react'

/** A native radio button; needs a label or `aria-label`. */
export const Radio = ({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type' | 'size'>) => (
  <input {...rest} type="radio" className={`${look} ${className}`} />
)

const look =
  'size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-line-control bg-surface shadow-1 ' +
  'transition-colors duration-100 hover:border-ink-3 checked:border-5 checked:border-accent checked:bg-on-accent ' +
  'dark:bg-surface-2 dark:checked:bg-on-accent disabled:cursor-default disabled:border-line disabled:bg-surface-3 ' +
  'disabled:checked:border-ink-3'
