import { topPerformer } from '@bizamply/contract/analytics-rules'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { PartProps } from '../analytics-parts.ts'

const tiles = ['products', 'top', 'rating', 'customers'] as const
type TileName = (typeof tiles)[number]

/** The tab that shows what the tile counts. */
const tabOf = { products: 'products', top: 'performance', rating: 'performance', customers: 'engagement' } as const

export function Tiles(props: PartProps) {
  return (
    <ul className="grid grid-cols-2 gap-px @[620px]:grid-cols-4">
      {tiles.map((name) => (
        <li key={name} className="bg-surface">
          <Tile name={name} {...props} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ name, ...props }: PartProps & { name: TileName }) {
  const t = useTranslations('analytics')
  const format = useFormat()
  const words = useTileWords()
  const waiting = name === 'customers' ? !props.customers : !props.data
  const { value, base } = words(name, props)
  if (name === 'customers' && props.customersFailed) {
    return (
      <Plain name={name}>
        <button type="button" onClick={props.onRetryCustomers} className={`${textLink} text-left text-xs`}>
          {t('customersFailed')}
        </button>
      </Plain>
    )
  }
  if (waiting) {
    return (
      <Plain name={name}>
        <Skeleton className="my-[3px] h-3.5 w-24" />
      </Plain>
    )
  }
  if (value === null) {
    return (
      <Plain name={name}>
        <span className="text-sm text-ink-3">{t('empty')}</span>
      </Plain>
    )
  }
  return (
    <Tooltip content={t(`tileWhy.${name}`, { least: format.tenths(topPerformer.least) })} describes>
      <Link
        to="/analytics"
        search={(before) => ({ ...before, tab: tabOf[name] })}
        className="block h-full -outline-offset-2 transition-colors duration-100 hover:bg-surface-2"
      >
        <Plain name={name}>
          <span className="flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
            <span className="text-sm font-semibold text-ink">{value}</span>{' '}
            <span className="text-xs text-ink-3">{base}</span>
          </span>
        </Plain>
      </Link>
    </Tooltip>
  )
}

function Plain({ name, children }: { name: TileName; children: ReactNode }) {
  const t = useTranslations('analytics')
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] px-4 py-2 @max-[340px]:px-2.5">
      <span className="truncate text-xs text-ink-3">{t(`tile.${name}`)}</span>
      {children}
    </span>
  )
}

function useTileWords() {
  const t = useTranslations('analytics')
  const format = useFormat()
  return (name: TileName, { data, customers }: PartProps): { value: string | null; base: string } => {
    if (name === 'customers') {
      return {
        value: customers && customers.total > 0 ? format.number(customers.total) : null,
        base: t('tileBase.customers', { count: customers?.twice ?? 0 }),
      }
    }
    if (!data || data.productCount === 0) return { value: null, base: '' }
    if (name === 'products') return { value: format.number(data.productCount), base: t('tileBase.products') }
    if (name === 'top')
      return {
        value: format.number(data.topPerformerCount),
        base: t('tileBase.top', { least: format.tenths(topPerformer.least) }),
      }
    return {
      value: data.productRating === null ? null : format.tenths(data.productRating),
      base: t('tileBase.rating', { count: data.ratedProducts }),
    }
  }
}
