import { Package } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { NothingYet } from '../../ui/section-head.tsx'
import type { ProductsTabProps } from './analytics-parts.ts'
import { ProductBars } from './product-bars.tsx'
import { productsOf } from './product-list.ts'
import { Platforms, Responses } from './product-shares.tsx'
import { twoColumns } from './two-columns.ts'

/** How negative the reviews of the most reviewed products are, on which platforms, and how many were replied to. */
export function ProductsTab({ data, product, onProduct }: ProductsTabProps) {
  const t = useTranslations('analyticsProducts')
  const figure = useFigureFormat()
  const shown = data ? productsOf(data, 'reviews') : []
  return (
    <div className={`${twoColumns} border-t border-line`}>
      <ProductBars
        id="top-products"
        title={t('topProducts')}
        meta={shown.length > 0 && t('negativeMeta', { shown: shown.length, all: data?.productCount ?? shown.length })}
        waiting={!data}
        empty={<NothingYet icon={<Package size={20} />} title={t('noProducts')} text={t('noProductsText')} />}
        bars={shown.map(({ id, name, received: count, negative }) => ({
          key: id,
          name,
          value: count > 0 ? negative / count : 0,
          rest: t('rest.negative', { negative, count }),
        }))}
        format={figure.percent}
        colour="var(--chart-4)"
        most={1}
        chosen={product ?? null}
        onPick={(id) => onProduct(id === product ? undefined : id)}
      />
      <div className="grid content-start divide-y divide-line">
        <Platforms data={data} />
        <Responses data={data} />
      </div>
    </div>
  )
}
