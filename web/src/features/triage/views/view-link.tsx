import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

export interface ViewLinkProps extends ComponentProps<'a'> {
  active: boolean
  /** Already formatted. */
  count?: string | undefined
  /** The count belongs to the previous tab: keeps its place, but isn’t shown. */
  stale?: boolean
}

/** A TanStack link to a view of the list. */
export const ViewLink = createLink(ViewAnchor)

function ViewAnchor({ active, count, stale = false, children, className = '', ...rest }: ViewLinkProps) {
  return (
    <a
      {...rest}
      aria-current={active ? 'true' : undefined}
      className={`inline-flex h-7 max-w-56 shrink-0 items-center gap-1.5 rounded-sm px-2 text-xs font-medium whitespace-nowrap transition-colors duration-100 -outline-offset-2 coarse:h-10 coarse:px-3 ${
        active ? 'bg-surface-3 text-ink' : 'text-ink-2 hover:bg-surface-2 hover:text-ink dark:hover:bg-surface-3'
      } ${className}`}
    >
      <span className="truncate">{children}</span>{' '}
      {count !== undefined && (
        <span className={`font-normal text-ink-3 tabular-nums ${stale ? 'invisible' : ''}`}>{count}</span>
      )}
    </a>
  )
}
