import { FileDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { FiltersButton } from './filters-button.tsx'
import { SortButton } from './sort-button.tsx'
import { chipsFor, type Choice, type Filters } from './filters.ts'
import { SearchBox } from './search-box.tsx'
import type { Selection } from '../list/use-selection.ts'

export interface ToolbarProps {
  filters: Filters
  searchRef: Ref<HTMLInputElement>
  /** Undefined for read-only members. */
  selection: Selection | undefined
  onChange: (change: Partial<Choice>) => void
  /** Saved views. */
  children: ReactNode
}

export function Toolbar({ filters, searchRef, selection, onChange, children }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2 sm:px-6 md:flex-nowrap">
      {selection && <SelectAll selection={selection} />}
      <SearchBox filters={filters} searchRef={searchRef} onChange={onChange} />
      <Platforms filters={filters} onChange={onChange} />
      <div className="flex shrink-0 items-center gap-0.5 max-md:order-3 md:-mr-2">
        {children}
        <SortButton filters={filters} onChange={onChange} />
        <FiltersButton filters={filters} onChange={onChange} />
      </div>
    </div>
  )
}

function SelectAll({ selection }: { selection: Selection }) {
  const t = useTranslations('comments')
  const some = selection.ids.length > 0
  return (
    <Checkbox
      aria-label={t('selectAll')}
      checked={selection.isWhole}
      indeterminate={some && !selection.isWhole}
      onCheckedChange={() => (some ? selection.clear() : selection.selectPage())}
    />
  )
}

function Platforms({ filters, onChange }: Pick<ToolbarProps, 'filters' | 'onChange'>) {
  const t = useTranslations('comments')
  return (
    <div
      role="group"
      aria-label={t('platforms')}
      className="scroll-fade-x -my-1 -ml-1 flex min-w-0 flex-1 items-center gap-1 py-1 pl-1 max-md:order-4 max-md:-mr-4 max-md:basis-full"
    >
      {filters.import && (
        <Chip pressed icon={<FileDown aria-hidden="true" size={14} />} onClick={() => onChange({ import: undefined })}>
          {t('oneImport')}
        </Chip>
      )}
      <Chip pressed={!filters.platform} onClick={() => onChange({ platform: undefined })}>
        {t('all')}
      </Chip>
      {chipsFor(filters.platform).map((platform) => (
        <Chip
          key={platform}
          pressed={filters.platform === platform}
          icon={<PlatformMark platform={platform} />}
          onClick={() => onChange({ platform: filters.platform === platform ? undefined : platform })}
        >
          {t(`platform.${platform}`)}
        </Chip>
      ))}
      <span aria-hidden="true" className="w-6 shrink-0" />
    </div>
  )
}
