import { ListFilter } from 'lucide-react'
import { Suspense, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { fetchEarly } from '../../../lib/fetch-early.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import type { FilterField } from './filter-fields.ts'
import { filterCount, type Choice, type Filters } from './filters.ts'

const load = () => import('./filters-popup.tsx')
const FiltersPopup = lazyPart(() => load().then((it) => ({ default: it.FiltersPopup })))

/** Opens the filters from elsewhere, e.g. by a key. */
export interface FiltersHandle {
  openFilters: (field?: FilterField) => void
}

export interface FiltersButtonProps {
  filters: Filters
  handle?: Ref<FiltersHandle> | undefined
  /** An icon without its label. */
  compact?: boolean
  onChange: (change: Partial<Choice>) => void
  onSaveView: () => void
}

export function FiltersButton({ handle, compact = false, ...props }: FiltersButtonProps) {
  const t = useTranslations('comments')
  const anchor = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ field: FilterField | undefined } | null>(null)
  const returnTo = useRef<Element>(null)
  const open = (field: FilterField | undefined, from: Element | null) => {
    returnTo.current = from
    setOpened({ field })
  }
  useImperativeHandle(handle, () => ({ openFilters: (field) => open(field, focused()) }), [])
  const count = filterCount(props.filters)
  const close = () => setOpened(null)
  return (
    <>
      <Button
        ref={anchor}
        variant="ghost"
        className={`px-2 ${opened ? 'bg-surface-3 text-ink' : ''}`}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        data-tooltip={compact ? t('filters') : undefined}
        icon={<ListFilter aria-hidden="true" size={16} />}
        onPointerEnter={() => fetchEarly(load)}
        onFocus={() => fetchEarly(load)}
        onClick={() => (opened ? close() : open(undefined, null))}
      >
        <span className={compact ? 'sr-only' : '@max-[400px]:sr-only'}>{t('filters')}</span>{' '}
        {count > 0 && (
          <span className="ml-1.5 inline-block min-w-5 rounded-full bg-accent-soft px-1.5 text-xs leading-5 font-normal text-accent-ink tabular-nums">
            {count}
          </span>
        )}
      </Button>
      <Suspense>
        {opened && (
          <FiltersPopup
            {...props}
            field={opened.field}
            anchor={anchor}
            returnTo={returnTo}
            onSaveView={() => {
              close()
              props.onSaveView()
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

const focused = (): Element | null => (document.activeElement === document.body ? null : document.activeElement)
