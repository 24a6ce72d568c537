import { Package } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { NothingYet } from '../../ui/section-head.tsx'
import type { ProductsTabProps } from './analytics-parts.ts'
import { ProductBars } from './product-bars.tsx'
import { productsOf } from './product-list.ts'
import { Platforms, Responses } from './product-shares.tsx'
import { twoSides } from './two-sides.ts'

/** Which products get the most reviews, on which platforms, and how many were replied to. */
export function ProductsTab({ data, product, onProduct }: ProductsTabProps) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const shown = data ? productsOf(data, 'reviews') : []
  return (
    <div className={`${twoSides} border-t border-line`}>
      <ProductBars
        id="top-products"
        title={t('topProducts')}
        meta={shown.length > 0 && t('someOf', { shown: shown.length, all: data?.productCount ?? shown.length })}
        waiting={!data}
        empty={<NothingYet icon={<Package size={20} />} title={t('noProducts')} text={t('noProductsText')} />}
        bars={shown.map(({ id, name, received: count, rating }) => ({
          key: id,
          name,
          value: count,
          rest:
            rating === null
              ? t('rest.reviewsUnrated', { count })
              : t('rest.reviews', { count, rating: rating.toFixed(1) }),
        }))}
        format={format.number}
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
