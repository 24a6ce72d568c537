import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export interface FilterBoxProps {
  /** What is set, in words; null where nothing is. */
  set: string | null
  onClear: () => void
  /** Opens the choices; `filterFace` is its look. */
  children: ReactNode
  className?: string
}

/** A filter of the toolbar; once set it wears the accent, and a cross that takes it off. */
export function FilterBox({ set, onClear, children, className = '' }: FilterBoxProps) {
  const t = useTranslations('transactions')
  return (
    <span
      className={`inline-flex h-8 min-w-0 shrink-0 items-stretch rounded-sm border text-sm transition-colors duration-100 max-md:rounded-full coarse:h-10 ${set ? isSet : isOff} ${className}`}
    >
      {children}
      {set && (
        <button
          type="button"
          aria-label={t('remove', { filter: set })}
          onClick={(event) => {
            // It goes with the filter; the focus stays where the filter is.
            event.currentTarget.parentElement?.querySelector('button')?.focus()
            onClear()
          }}
          className="-ml-1.5 grid w-7 shrink-0 place-items-center rounded-sm hover:text-ink max-md:rounded-full coarse:w-9"
        >
          <X aria-hidden="true" size={14} />
        </button>
      )}
    </span>
  )
}

const isSet = 'border-accent-line bg-accent-soft text-accent-ink hover:border-accent'
const isOff =
  'border-line-strong bg-surface text-ink shadow-1 hover:bg-surface-2 max-md:border-line max-md:shadow-none dark:bg-surface-2 dark:hover:bg-surface-3'

export const filterFace =
  'inline-flex min-w-0 items-center gap-2 rounded-[5px] px-2.5 font-medium whitespace-nowrap data-[state=open]:bg-surface-3 max-md:rounded-full max-md:px-3.5'
