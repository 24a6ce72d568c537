import { ListFilter } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isFiltered } from './transaction-filters.ts'
import type { FiltersButtonProps } from './filters-sheet.tsx'

const FiltersSheet = lazyPart(() => import('./filters-sheet.tsx').then((it) => ({ default: it.FiltersSheet })))

/** Opens all filters in a sheet, on phones. */
export function FiltersButton(props: FiltersButtonProps) {
  const t = useTranslations('transactions')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('filters')}
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<ListFilter size={16} className={isFiltered(props.filters) ? 'text-accent-ink' : ''} />}
        onClick={() => setOpen(true)}
      />
      <Suspense>{open && <FiltersSheet {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
