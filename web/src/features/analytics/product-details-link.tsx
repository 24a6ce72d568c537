import type { Analytics } from '@bizamply/contract/analytics'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { look } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'

/** Where the charts show every figure of the table, a link to it on the Products tab. */
export function ProductDetailsLink({ data }: { data: Analytics | undefined }) {
  const t = useTranslations('analyticsProducts')
  return (
    <section aria-labelledby="details-link" className="min-w-0 border-t border-line pb-1 xl:border-b">
      <SectionHead
        id="details-link"
        title={t('details')}
        meta={data && <span className="max-sm:hidden">{t('productCount', { count: data.productCount })}</span>}
      >
        <Link
          to="/analytics"
          search={(before) => ({ ...before, tab: 'products' })}
          hash="product-details"
          className={look({ variant: 'ghost', size: 'sm', className: '-mr-2.5' })}
        >
          {t('viewAll')}
        </Link>
      </SectionHead>
      <p className="px-4 pb-3 text-xs text-pretty text-ink-3 sm:px-6">{t('detailsOnProducts')}</p>
    </section>
  )
}
