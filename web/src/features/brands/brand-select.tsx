import type { Brand } from '@bizamply/contract/brands'
import { ChevronsUpDown } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { fieldLook } from '../../ui/input.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { fetchEarly } from '../../lib/fetch-early.ts'

const load = () => import('./brand-select-popup.tsx')
const BrandSelectPopup = lazyPart(() => load().then((it) => ({ default: it.BrandSelectPopup })))

export interface BrandSelectProps {
  /** ID of the element that describes the selection. */
  describedBy: string
  brands: readonly Brand[]
  chosen: Brand | null
  /** Text next to a brand’s name. */
  note: (brand: Brand) => string
  placeholder: string
  onChoose: (brandId: string) => void
}

/** A form field that selects one of the company’s brands. */
export function BrandSelect({ describedBy, brands, chosen, note, placeholder, onChoose }: BrandSelectProps) {
  const t = useTranslations('brands')
  const anchor = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'no' | 'pointer' | 'key'>('no')
  const open = opened !== 'no'
  return (
    <span className="relative grid">
      <button
        ref={anchor}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-describedby={describedBy}
        className={`flex h-10 items-center gap-2.5 px-3 text-left text-base coarse:h-11 ${fieldLook}`}
        onPointerEnter={() => fetchEarly(load)}
        onFocus={() => fetchEarly(load)}
        onClick={(event) => setOpened(open ? 'no' : event.detail === 0 ? 'key' : 'pointer')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpened('key')
        }}
      >
        {chosen ? (
          <>
            <BrandLogo brand={chosen} />
            <span className="truncate font-medium text-ink">{chosen.BrandName}</span>
            <span className="shrink-0 text-sm text-ink-2 tabular-nums">{note(chosen)}</span>
          </>
        ) : (
          <span className="truncate text-ink-2">{placeholder}</span>
        )}
        <ChevronsUpDown aria-hidden="true" size={16} className="ml-auto shrink-0 text-ink-3" />
      </button>
      {open && (
        <Suspense>
          <BrandSelectPopup
            anchor={anchor}
            byKey={opened === 'key'}
            onClose={() => setOpened('no')}
            label={t('switcher')}
            brands={brands}
            chosen={chosen?.BrandId ?? ''}
            note={note}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </span>
  )
}
