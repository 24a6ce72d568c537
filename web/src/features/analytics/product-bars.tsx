import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListOf } from '../../lib/list-of.ts'
import { BarList, type BarListProps } from '../../ui/charts/bar-list.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { BarSkeletons } from './tab-waiting.tsx'

export interface ProductBarsProps extends Pick<
  BarListProps,
  'bars' | 'format' | 'color' | 'part' | 'most' | 'average' | 'scale' | 'nameWidth' | 'beforeLabel'
> {
  id: string
  title: string
  meta?: ReactNode
  waiting: boolean
  /** Shown if there are no bars. */
  empty: ReactNode
  /** Where a bar links to; without it, a click calls `onPick`. */
  list?: (id: string) => ListOf
  onPick?: (id: string) => void
  chosen?: string | null
}

/** Eight products as a bar chart with a title. */
export function ProductBars({ id, title, meta, waiting, empty, list, ...bars }: ProductBarsProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 pb-4">
      <SectionHead id={id} title={title} meta={meta} />
      {waiting && (
        <div className={bars.scale ? 'pb-9' : ''}>
          <BarSkeletons />
        </div>
      )}
      {!waiting && bars.bars.length === 0 && empty}
      {bars.bars.length > 0 && (
        <div className="px-4 sm:px-6">
          <BarList
            {...bars}
            {...(list
              ? {
                  row: (bar, className, children) => (
                    <Link to="/responses" search={list(bar.key)} className={className}>
                      {children}
                    </Link>
                  ),
                }
              : {})}
          />
        </div>
      )}
    </section>
  )
}

export const NoBars = ({ children }: { children: string }) => (
  <p className="px-4 pt-1 pb-3 text-xs text-pretty text-ink-3 sm:px-6">{children}</p>
)
