import type { Overview } from '@bizamply/contract/dashboard'
import { needsAttention } from '@bizamply/contract/analytics-rules'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { look } from '../../../ui/button.tsx'
import { MoreLabel } from '../../../ui/more-label.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { ProductLine } from './attention-product.tsx'

/** The lowest-rated products of the period. */
export function LowProducts({ data: { attention, window } }: { data: Overview }) {
  const t = useTranslations('dashboardSections')
  const { products: shown, productCount: all } = attention
  const below = useFormat().tenths(needsAttention.below)
  return (
    <section aria-labelledby="worst-products" className="min-w-0">
      <SectionHead id="worst-products" title={t('attention.products', { below })} meta={t('attention.productsMeta')}>
        {all > shown.length && (
          <Link
            to="/analytics"
            search={{ tab: 'performance', from: window.from, to: window.to }}
            className={look({ variant: 'ghost', size: 'sm' })}
          >
            <MoreLabel>{t('attention.allProducts', { count: all })}</MoreLabel>
          </Link>
        )}
      </SectionHead>
      <ul aria-labelledby="worst-products">
        {shown.map((product) => (
          <ProductLine key={product.id} product={product} window={window} />
        ))}
      </ul>
    </section>
  )
}
