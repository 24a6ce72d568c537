import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export interface FilterBoxProps {
  /** The active value; null if not set. */
  set: string | null
  onClear: () => void
  shape: FilterShape
  /** The button that opens the choices; `filterFace` is its style. */
  children: ReactNode
}

/** `box` in the toolbar, `pill` among the chips on phones, `plain` next to a title without highlighting. */
export type FilterShape = 'box' | 'pill' | 'plain'

/** A toolbar filter. While set, it’s highlighted and has a button to clear it. */
export function FilterBox({ set, onClear, shape, children }: FilterBoxProps) {
  const t = useTranslations('transactions')
  const marked = set !== null && shape !== 'plain'
  return (
    <span
      className={`inline-flex h-8 min-w-0 shrink-0 items-stretch border text-sm transition-colors duration-100 coarse:h-10 ${shape === 'pill' ? 'rounded-full' : 'rounded-sm'} ${marked ? isSet : isOff[shape]}`}
    >
      {children}
      {marked && (
        <button
          type="button"
          aria-label={t('remove', { filter: set })}
          onClick={(event) => {
            // This button disappears with the filter, so move the focus to the filter itself.
            event.currentTarget.parentElement?.querySelector('button')?.focus()
            onClear()
          }}
          className="-ml-1.5 grid w-7 shrink-0 place-items-center rounded-full hover:text-ink coarse:w-9"
        >
          <X aria-hidden="true" size={14} />
        </button>
      )}
    </span>
  )
}

const isSet =
  'border-accent-line bg-accent-soft text-accent-ink hover:border-accent has-data-[state=open]:border-accent'
const button =
  'border-line-strong bg-surface text-ink shadow-1 hover:bg-surface-2 has-data-[state=open]:bg-surface-3 dark:bg-surface-2 dark:hover:bg-surface-3'
const isOff = {
  box: button,
  plain: button,
  pill: 'border-line text-ink-2 hover:bg-surface-2 hover:text-ink has-data-[state=open]:bg-surface-3',
} as const

const face = 'inline-flex min-w-0 items-center font-medium whitespace-nowrap'
export const filterFace: Record<FilterShape, string> = {
  box: `${face} gap-2 rounded-[5px] px-2.5`,
  plain: `${face} gap-2 rounded-[5px] px-2.5`,
  pill: `${face} gap-1 rounded-full px-3.5`,
}
