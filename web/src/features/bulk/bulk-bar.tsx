import { X } from 'lucide-react'
import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { useToastLift } from '../../ui/use-toast-lift.ts'

/** How much text the bar has room for; every action stays. */
export type BarSize = 'full' | 'main' | 'short' | 'tiny'

export interface BulkBarProps {
  count: number
  onClear: () => void
  children: (size: BarSize) => ReactNode
}

/** Floats over the list while comments are selected; one line at every width. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const box = useToastLift<HTMLElement>()
  const size = useBarSize(box)
  const number = format.number(count)
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-4 z-30 px-4 max-xl:px-2 max-md:bottom-2">
      <section
        ref={box}
        aria-label={t('bar')}
        className="pointer-events-auto flex h-12 animate-rise items-center gap-1 rounded-xl bg-inverse p-2 text-sm text-on-inverse shadow-3 coarse:h-14"
      >
        <button
          type="button"
          aria-label={t('clear')}
          data-tooltip={t('clear')}
          className={`${key} grid w-8 place-items-center coarse:w-10`}
          onClick={onClear}
        >
          <X aria-hidden="true" size={16} />
        </button>
        <span data-selected className="mr-auto min-w-0 truncate pr-1 font-medium tabular-nums">
          {count === 0 ? (
            t('selectPrompt')
          ) : size === 'tiny' ? (
            <>
              <span aria-hidden="true">{number}</span>
              <span className="sr-only">{t('selected', { count: number })}</span>
            </>
          ) : (
            t('selected', { count: number })
          )}
        </span>
        {children(size)}
      </section>
    </div>
  )
}

const FULL_PX = 560
const MAIN_PX = 430
const SHORT_PX = 330

/** Follows the width of the list, which can be dragged. */
function useBarSize(box: RefObject<HTMLElement | null>): BarSize {
  const [width, setWidth] = useState(FULL_PX)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const measure = () => setWidth(current.clientWidth)
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(current)
    return () => resizes.disconnect()
  }, [box])
  if (width >= FULL_PX) return 'full'
  if (width >= MAIN_PX) return 'main'
  return width >= SHORT_PX ? 'short' : 'tiny'
}

export interface BarButtonProps {
  icon: ReactNode
  label: string
  /** Shown instead of the label where there is less room. */
  short?: string
  size: BarSize
  /** The price, shown next to the label. */
  price?: string | undefined
  primary?: boolean
  /** Why the button is disabled. */
  reason?: string | undefined
  onClick: () => void
}

export function BarButton(props: BarButtonProps) {
  const { icon, label, short, size, price, primary = false, reason, onClick } = props
  return (
    <button
      type="button"
      aria-disabled={reason ? true : undefined}
      data-tooltip={reason}
      className={`${key} inline-flex items-center justify-center gap-2 px-3 font-medium whitespace-nowrap ${primary ? 'bg-accent text-on-accent hover:bg-accent-hover' : ''} aria-disabled:cursor-default aria-disabled:bg-on-inverse/10 aria-disabled:text-on-inverse/60`}
      onClick={() => !reason && onClick()}
    >
      {size !== 'tiny' && icon}
      {short && size !== 'full' && size !== 'main' ? (
        <span>
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{label}</span>
        </span>
      ) : (
        label
      )}{' '}
      {price && <span className="font-normal tabular-nums">{price}</span>}
      {reason && <span className="sr-only">: {reason}</span>}
    </button>
  )
}

export const key =
  'h-8 shrink-0 rounded-sm transition-colors duration-100 hover:bg-on-inverse/15 outline-offset-0 focus-visible:outline-on-inverse coarse:h-10'
