import { cva } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'neutral' | 'ghost' | 'danger'
  size?: 'xs' | 'sm' | 'md' | 'lg'
  busy?: boolean
  /** Label while busy; the button is wide enough for both. */
  busyLabel?: string
  /** Cost of a click, e.g. "2 credits". */
  price?: string
  icon?: ReactNode
}

export function Button(props: ButtonProps) {
  const { variant = 'neutral', size = 'md', busy = false, busyLabel, price, icon, children, className, ...rest } = props
  const off = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const locked = busy || off
  const grey = off || rest.disabled
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={locked || undefined}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      className={look({ variant, size, className })}
      onClick={locked ? swallow : rest.onClick}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        // A held key presses once, and not again where the focus moves to.
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      }}
    >
      <span className={`${line} ${busy ? 'invisible' : ''}`} aria-hidden={busy || undefined}>
        {icon}
        {children && <span className="truncate">{children}</span>}
        {price && (
          <span className={`font-normal tabular-nums ${grey ? 'text-ink-3' : priceInk[variant]}`}>{price}</span>
        )}
      </span>
      {(busy || busyLabel) && (
        <span className={`${line} ${busy ? '' : 'invisible'}`} aria-hidden={!busy || undefined}>
          <Spinner />
          {busyLabel && <span className="truncate">{busyLabel}</span>}
        </span>
      )}
    </button>
  )
}

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

const line = 'col-start-1 row-start-1 inline-flex min-w-0 items-center justify-center gap-2 whitespace-nowrap'

const priceInk = {
  primary: 'text-on-accent',
  neutral: 'text-ink-3',
  ghost: 'text-ink-3',
  danger: 'text-on-accent',
} as const

const offLook =
  'disabled:border-transparent disabled:bg-surface-3 disabled:text-ink-3 disabled:shadow-none disabled:hover:bg-surface-3 ' +
  'not-data-busy:aria-disabled:cursor-default not-data-busy:aria-disabled:border-transparent ' +
  'not-data-busy:aria-disabled:bg-surface-3 not-data-busy:aria-disabled:text-ink-3 ' +
  'not-data-busy:aria-disabled:shadow-none data-busy:cursor-default'

/** Also for links that look like buttons. */
export const look = cva(
  `inline-grid min-w-0 shrink-0 select-none place-items-center border font-medium transition-colors duration-100 ${offLook}`,
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-on-accent shadow-[inset_0_1px_0_var(--inset),var(--tw-shadow,0_0_transparent)] hover:bg-accent-hover',
        neutral:
          'border-line-strong bg-surface text-ink shadow-1 hover:bg-surface-2 dark:bg-surface-2 dark:hover:bg-surface-3',
        ghost: 'border-transparent text-ink-2 hover:bg-surface-2 hover:text-ink dark:hover:bg-surface-3',
        danger: 'border-transparent bg-danger text-on-accent hover:bg-danger-hover',
      },
      size: {
        xs: 'h-6 rounded-sm px-2 text-xs coarse:h-8',
        sm: 'h-7 rounded-sm px-2.5 text-xs coarse:h-9',
        md: 'h-8 rounded-sm px-3 text-sm coarse:h-10',
        lg: 'h-10 rounded-sm px-4 text-base coarse:h-11',
      },
    },
  },
)
