import type { BulkQuote } from '@bizamply/contract/bulk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { BulkWish } from '../../features/bulk/queries.ts'
import type { ShareRow } from '../../features/bulk/share-rows.ts'
import { Shares } from '../../features/bulk/shares.tsx'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useLanguageName } from '../../lib/language-name.ts'
import { MoreLabel } from '../../ui/more-label.tsx'
import { Stars } from '../../ui/stars.tsx'
import { textLink } from '../../ui/text-link.ts'

export type Filter = Extract<BulkWish['which'], { filter: unknown }>['filter']

export interface QuickActionReviewsProps {
  filter: Filter
  days: { from: string; to: string }
  quote: BulkQuote
}

/** What is about to get drafts, without what is skipped: ratings, languages, and the first reviews. */
export function QuickActionReviews({ filter, days, quote }: QuickActionReviewsProps) {
  const t = useTranslations('dashboardSections.actionReviews')
  const bulk = useTranslations('bulk')
  const nameOf = useLanguageName()
  // The list has those that are skipped as well.
  const total = quote.leftOut.reduce((sum, { count }) => sum + count, quote.count)
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Shares
          title={bulk('ratings')}
          rows={rowsOf(quote.ratings)}
          nameOf={(key) => (key === 'none' ? bulk('noRating') : bulk('stars', { count: Number(key) }))}
        />
        <Shares
          title={bulk('languages')}
          rows={rowsOf(withOther(quote.languages))}
          nameOf={(key) => (key === 'none' ? bulk('noLanguage') : key === 'other' ? t('other') : nameOf(key))}
        />
      </div>
      <Sensitive filter={filter} />
      <FirstReviews previews={quote.previews.slice(0, FIRST)} />
      <Link to="/responses" search={days} className={`${textLink} justify-self-start text-sm`}>
        <MoreLabel>{t('all', { count: total })}</MoreLabel>
      </Link>
    </div>
  )
}

function FirstReviews({ previews }: Pick<BulkQuote, 'previews'>) {
  const t = useTranslations('dashboardSections.actionReviews')
  return (
    <ul aria-label={t('first')} className="grid gap-1.5 empty:hidden">
      {previews.map((one) => (
        <li key={one.commentId} className="flex min-w-0 items-center gap-2 text-sm">
          <bdi className="max-w-36 shrink-0 truncate font-medium text-ink">{one.customerName}</bdi>
          <Stars rating={one.rating} />
          <bdi className="min-w-0 flex-1 truncate text-ink-2">{one.content}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Sensitive({ filter }: { filter: Filter }) {
  const t = useTranslations('dashboardSections.actionReviews')
  const bulk = useTranslations('bulk')
  const count = useSensitive(filter)
  return (
    count > 0 && (
      <p className="flex gap-2 rounded-md bg-pending-soft px-3 py-2 text-sm text-pending-ink">
        <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
        <span>
          <span className="font-medium">{bulk('sensitive', { count })}.</span> {t('sensitiveDraft', { count })}
        </span>
      </p>
    )
  )
}

const FIRST = 4
const LANGUAGES = 4

/** How many of the filter's reviews are sensitive. */
function useSensitive(filter: Filter): number {
  const { brand, changes } = useBrand()
  const { data } = useQuery({
    queryKey: ['dashboard', 'action-sensitive', brand.BrandId, changes, filter],
    queryFn: async ({ signal }) => {
      const { risks } = (await api.triage.facets(filter as Parameters<typeof api.triage.facets>[0], { signal })).data
      return risks.find(({ name }) => name === 'any')?.count ?? 0
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return data ?? 0
}

/** The most frequent languages, then the others together, then those that are unknown. */
function withOther(languages: BulkQuote['languages']): BulkQuote['languages'] {
  const known = languages.filter(({ name }) => name !== 'none')
  const other = known.slice(LANGUAGES).reduce((sum, { count }) => sum + count, 0)
  return [
    ...known.slice(0, LANGUAGES),
    { name: 'other', count: other },
    ...languages.filter(({ name }) => name === 'none'),
  ]
}

function rowsOf(values: { name: string; count: number }[]): ShareRow[] {
  const some = values.filter(({ count }) => count > 0)
  const most = Math.max(1, ...some.map(({ count }) => count))
  return some.map(({ name, count }) => ({ key: name, count, share: count / most }))
}
