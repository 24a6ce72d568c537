import type { Overview } from '@bizamply/contract/dashboard'
import { Link } from '@tanstack/react-router'
import { ArrowRight, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { needsAttention } from '@bizamply/contract/analytics-rules'
import { look } from '../../../ui/button.tsx'
import { NothingYet, SectionHead } from '../../../ui/section-head.tsx'
import { issuesIn, IssueLine } from './attention-issues.tsx'
import { ProductLine } from './attention-product.tsx'
import { AttentionSkeleton } from './attention-skeleton.tsx'
import { WaitingLine } from './attention-waiting.tsx'

/** With fewer issues, more of the oldest reviews are shown. */
const LINES = 4

/** What to look at first: undelivered replies and oldest reviews, next to the lowest-rated products of the period. */
export function NeedsAttention({ data }: { data: Overview | undefined }) {
  if (!data) return <AttentionSkeleton />
  if (!data.any && data.attention.disconnected.length === 0) return null
  if (isClear(data)) return <Clear />
  const isHalf = data.attention.products.length > 0
  return (
    <div className={`border-b border-line ${isHalf ? 'grid xl:grid-cols-2 xl:divide-x xl:divide-line' : ''}`}>
      <Waiting data={data} />
      {isHalf && <Products data={data} />}
    </div>
  )
}

function Waiting({ data: { attention } }: { data: Overview }) {
  const t = useTranslations('dashboardSections')
  const issues = issuesIn(attention)
  const oldest = attention.oldest.slice(0, Math.max(1, LINES - issues.length))
  const { waiting } = attention
  return (
    <section aria-labelledby="needs-attention" className="min-w-0">
      <SectionHead id="needs-attention" title={t('attention.title')}>
        {waiting > 0 && (
          <Link to="/responses" search={{ sort: 'oldest' }} className={look({ variant: 'ghost', size: 'sm' })}>
            <MoreLabel>{t('attention.waiting', { count: waiting })}</MoreLabel>
          </Link>
        )}
      </SectionHead>
      <ul aria-labelledby="needs-attention">
        {issues.map((issue) => (
          <IssueLine key={issue.key} issue={issue} />
        ))}
        {oldest.map((review) => (
          <WaitingLine key={review.id} review={review} />
        ))}
      </ul>
    </section>
  )
}

function Products({ data: { attention, window } }: { data: Overview }) {
  const t = useTranslations('dashboardSections')
  const { products: shown, productCount: all } = attention
  const below = needsAttention.below.toFixed(1)
  return (
    <section aria-labelledby="worst-products" className="min-w-0 max-xl:border-t max-xl:border-line">
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

function Clear() {
  const t = useTranslations('dashboardSections')
  return (
    <section aria-labelledby="needs-attention" className="border-b border-line">
      <SectionHead id="needs-attention" title={t('attention.title')} />
      <NothingYet icon={<CircleCheck size={20} />} title={t('attention.clear')} text={t('attention.clearText')} />
    </section>
  )
}

const isClear = ({ attention }: Overview): boolean =>
  attention.waiting === 0 && attention.products.length === 0 && issuesIn(attention).length === 0

const MoreLabel = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    {children}
    <ArrowRight aria-hidden="true" size={14} />
  </span>
)
