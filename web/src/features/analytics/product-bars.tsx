import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListOf } from '../../lib/list-of.ts'
import { BarList, type BarListProps } from '../../ui/charts/bar-list.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export interface ProductBarsProps extends Pick<
  BarListProps,
  'bars' | 'format' | 'colour' | 'most' | 'average' | 'scale' | 'nameWidth' | 'beforeLabel'
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
      {waiting && <BarSkeletons />}
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

const widths = [88, 76, 70, 61, 52, 46, 35, 28]

function BarSkeletons() {
  return (
    <div aria-hidden="true" className="px-4 sm:px-6">
      {widths.map((width) => (
        <div key={width} className="flex h-7 items-center gap-3">
          <Skeleton className="h-3 w-36 shrink-0" />
          <Skeleton className="h-2" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}
