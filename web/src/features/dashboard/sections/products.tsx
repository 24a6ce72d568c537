import type { Overview, ProductFigure, Window } from '@bizamply/contract/dashboard'
import { Link } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Bar } from '../../../ui/charts/bar.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { NothingYet, SectionHead } from '../../../ui/section-head.tsx'

const BARS = 8

/** The products with the most reviews; each bar links to its reviews. */
export function Products({ data }: { data: Overview | undefined }) {
  const t = useTranslations('dashboardSections')
  const shown = data?.products.slice(0, BARS) ?? []
  const most = Math.max(1, ...shown.map(({ reviewCount }) => reviewCount))
  return (
    <section aria-labelledby="products" className="min-w-0">
      <SectionHead
        id="products"
        title={t('products')}
        meta={shown.length > 0 && t('productsOf', { shown: shown.length, all: data?.productCount ?? shown.length })}
      />
      {!data && <RowSkeletons count={BARS} height={36} />}
      {data && shown.length === 0 && (
        <NothingYet icon={<Package size={20} />} title={t('noProducts')} text={t('noProductsText')} />
      )}
      {data && shown.length > 0 && (
        <ul aria-labelledby="products" className="px-2 pb-4 sm:px-4">
          {shown.map((product) => (
            <li key={product.id}>
              <Row product={product} most={most} window={data.window} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ product, most, window }: { product: ProductFigure; most: number; window: Window }) {
  const t = useTranslations('dashboardSections')
  const format = useFormat()
  const { id, name, reviewCount: count, avgRating } = product
  const rest =
    avgRating === null ? t('productUnrated', { count }) : t('productRated', { count, rating: format.tenths(avgRating) })
  return (
    <Link
      to="/responses"
      search={{ status: 'all', triageState: 'shown', product: id, from: window.from, to: window.to }}
      className="grid min-h-9 grid-cols-[minmax(0,220px)_minmax(40px,1fr)_56px] items-center gap-x-3 gap-y-1 py-1 rounded-sm px-2 text-sm transition-colors duration-100 hover:bg-surface-2 max-sm:grid-cols-[minmax(0,1fr)_56px] max-sm:py-1.5 coarse:min-h-11"
    >
      <bdi data-tooltip={name} data-tooltip-when="cut" className="line-clamp-2 text-ink">
        {name}
      </bdi>{' '}
      <Bar share={count / most} className="h-2 max-sm:order-last max-sm:col-span-2" />
      <span className="text-right font-medium text-ink tabular-nums">
        {format.number(count)} <span className="sr-only">{rest}</span>
      </span>
    </Link>
  )
}
