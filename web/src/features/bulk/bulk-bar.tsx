import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { useToastLift } from '../../ui/use-toast-lift.ts'

export interface BulkBarProps {
  count: number
  /** Set if all loaded comments are selected and more match the filters. */
  everything: { total: number; onSelect: () => void } | undefined
  onClear: () => void
  children: ReactNode
}

/** Floats over the list while comments are selected. */
export function BulkBar({ count, everything, onClear, children }: BulkBarProps) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const box = useToastLift<HTMLElement>()
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-4 z-30 @container flex justify-center px-4 max-md:px-3">
      <section
        ref={box}
        aria-label={t('bar')}
        className="pointer-events-auto flex min-h-12 max-w-full animate-rise flex-wrap items-center gap-x-2 gap-y-1 w-full rounded-xl bg-inverse p-2 pl-4 text-sm text-on-inverse shadow-3"
      >
        <span role="status" className="font-medium tabular-nums">
          {t('selected', { count: format.number(count) })}
        </span>
        <button
          type="button"
          aria-label={t('clear')}
          data-tooltip={t('clear')}
          className={`${key} grid w-8 place-items-center`}
          onClick={onClear}
        >
          <X aria-hidden="true" size={16} />
        </button>
        {everything && (
          <button
            type="button"
            className={`${key} px-2 text-xs font-medium underline underline-offset-3`}
            onClick={everything.onSelect}
          >
            {t('selectAllMatching', { count: format.number(everything.total) })}
          </button>
        )}
        <span className="ml-auto flex flex-wrap items-center gap-1 @max-md:contents">{children}</span>
      </section>
    </div>
  )
}

export interface BarButtonProps {
  icon: ReactNode
  label: string
  /** The price, shown next to the label. */
  price?: string | undefined
  primary?: boolean
  /** Why the button is disabled. */
  reason?: string | undefined
  onClick: () => void
}

export function BarButton({ icon, label, price, primary = false, reason, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={reason ? true : undefined}
      data-tooltip={reason}
      className={`${key} inline-flex items-center gap-2 justify-center px-3 font-medium whitespace-nowrap @max-md:order-2 ${primary ? 'bg-accent text-on-accent hover:bg-accent-hover @max-md:flex-auto' : ''} aria-disabled:bg-transparent aria-disabled:font-normal`}
      onClick={() => !reason && onClick()}
    >
      {icon}
      {label}
      {price && <span className="font-normal tabular-nums">{price}</span>}
      {reason && <span className="sr-only">: {reason}</span>}
    </button>
  )
}

export const key =
  'h-8 shrink-0 rounded-sm transition-colors duration-100 hover:bg-on-inverse/15 outline-offset-0 focus-visible:outline-on-inverse coarse:h-10'
