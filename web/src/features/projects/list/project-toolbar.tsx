import type { ProjectStatus } from '@bizamply/contract/project-rules'
import { Columns3, Rows3 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Chip } from '../../../ui/chip.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { ProjectFilterButton } from './filter-button.tsx'
import type { ProjectFilters } from '../project-queries.ts'
import { SortSelect } from './sort-select.tsx'

export interface ProjectToolbarProps {
  filters: ProjectFilters
  board: boolean
  counts: Record<ProjectStatus, number> | undefined
  archived: number
  onAsk: (filters: ProjectFilters) => void
  onBoard: (board: boolean) => void
}

/** In the order of the tiles. */
const chips = ['in-progress', 'planning', 'completed', 'on-hold'] as const satisfies readonly ProjectStatus[]

/** Search, status, sort order, filters and the switch between list and board, all kept in the URL. */
export function ProjectToolbar(props: ProjectToolbarProps) {
  const { filters, board, archived, onAsk, onBoard } = props
  const t = useTranslations('projects')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
      <SearchField
        value={filters.search ?? ''}
        label={t('search')}
        short={t('searchShort')}
        clear={t('clearSearch')}
        onChange={(search) => onAsk({ ...filters, search: search || undefined })}
      />
      {!board && <StatusChips {...props} />}
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <SortSelect value={filters.sort ?? 'changed'} onChange={(sort) => onAsk({ ...filters, sort })} />
        <ProjectFilterButton filters={filters} archived={archived} onAsk={onAsk} />
        <div role="group" aria-label={t('viewLabel')} className="inline-flex rounded-md bg-surface-3 p-0.5">
          <button type="button" aria-pressed={!board} onClick={() => onBoard(false)} className={segment}>
            <Rows3 aria-hidden="true" size={14} />
            <span className="max-lg:sr-only">{t('list')}</span>
          </button>
          <button type="button" aria-pressed={board} onClick={() => onBoard(true)} className={segment}>
            <Columns3 aria-hidden="true" size={14} />
            <span className="max-lg:sr-only">{t('board')}</span>
          </button>
        </div>
      </div>
    </div>
  )
}

const segment =
  'inline-flex h-7 items-center gap-1.5 rounded-sm px-2.5 text-xs font-medium text-ink-2 transition-colors duration-100 ' +
  'hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-1 coarse:h-9 dark:aria-pressed:bg-line-strong'

function StatusChips({ filters, counts, onAsk }: ProjectToolbarProps) {
  const t = useTranslations('projects')
  const format = useFormat()
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div
      role="group"
      aria-label={t('statusLabel')}
      className="-mr-6 scroll-fade-x flex min-w-0 gap-1 pr-6 max-sm:-mr-4 max-lg:order-last max-lg:basis-full"
    >
      {[undefined, ...chips].map((status) => (
        <Chip key={status ?? 'all'} pressed={filters.status === status} onClick={() => onAsk({ ...filters, status })}>
          {status ? t(`status.${status}`) : t('all')}{' '}
          {counts && (
            <span className={`font-normal tabular-nums ${filters.status === status ? '' : 'text-ink-3'}`}>
              {format.number((status ? counts[status] : all) ?? 0)}
            </span>
          )}
        </Chip>
      ))}
    </div>
  )
}
