import { Package } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { NothingYet } from '../../ui/section-head.tsx'
import type { ProductsTabProps } from './analytics-parts.ts'
import { ProductBars } from './product-bars.tsx'
import { productsOf } from './product-list.ts'
import { Platforms, Responses } from './product-shares.tsx'
import { twoColumns } from './two-columns.ts'

/** The most reviewed products with their negative reviews, on which platforms, and how many were replied to. */
export function ProductsTab({ data, product, onProduct }: ProductsTabProps) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const shown = data ? productsOf(data, 'reviews') : []
  return (
    <div className={`${twoColumns} border-t border-line`}>
      <ProductBars
        id="top-products"
        title={t('topProducts')}
        meta={
          shown.length > 0 && t('topProductsMeta', { shown: shown.length, all: data?.productCount ?? shown.length })
        }
        waiting={!data}
        empty={<NothingYet icon={<Package size={20} />} title={t('noProducts')} text={t('noProductsText')} />}
        bars={shown.map(({ id, name, received, negative }) => ({
          key: id,
          name,
          value: received,
          rest: t('rest.reviews', { count: received }),
          part: { value: negative, words: t('negativeShort', { count: negative }) },
        }))}
        format={format.number}
        part={{ label: t('negativeReviews'), color: 'var(--chart-4)' }}
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
