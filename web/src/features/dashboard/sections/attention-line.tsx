import type { ReactNode } from 'react'
import { look } from '../../../ui/button.tsx'

export interface AttentionLineProps {
  picture: ReactNode
  title: ReactNode
  detail: ReactNode
  /** A number or time at the right. */
  aside?: ReactNode
  /** The link of the line, with `lineAction` as its look. */
  action?: ReactNode
}

/**
 * One item that needs attention. Its link covers the whole line. On a phone, texts wrap and the number moves below
 * them.
 */
export const AttentionLine = ({ picture, title, detail, aside, action }: AttentionLineProps) => (
  <li className={line}>
    <span className="max-sm:row-span-2">{picture}</span>
    <span className="min-w-0">
      <span className="flex min-w-0 items-center gap-x-2 text-sm font-medium text-ink max-sm:flex-wrap">{title}</span>
      <span className="text-xs text-ink-2 max-sm:line-clamp-3 sm:block sm:truncate">{detail}</span>
    </span>
    <span className="text-xs whitespace-nowrap text-ink-3 tabular-nums max-sm:col-start-2 max-sm:row-start-2 max-sm:empty:hidden sm:text-right">
      {aside}
    </span>
    <span className={`${actionPlace} max-[259px]:empty:hidden`}>{action}</span>
  </li>
)

export const line =
  'relative grid min-h-[49px] grid-cols-[32px_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-line px-4 py-1.5 ' +
  'transition-colors duration-100 hover:bg-surface-2 max-sm:grid-cols-[32px_minmax(0,1fr)_auto] max-sm:min-h-17 max-sm:py-1.5 sm:px-6 ' +
  'max-[259px]:grid-cols-[32px_minmax(0,1fr)]'

/** Right of the texts; below them on a screen of a phone's half width. */
export const actionPlace =
  'max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1 ' +
  'max-[259px]:col-span-2 max-[259px]:col-start-1 max-[259px]:row-span-1 max-[259px]:row-start-3 max-[259px]:mt-1.5'

export const lineAction = look({
  variant: 'neutral',
  size: 'sm',
  className: 'min-w-18 tabular-nums after:absolute after:inset-0 max-[259px]:w-full',
})
