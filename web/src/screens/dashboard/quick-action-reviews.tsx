import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CornerDownRight, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { BulkWish } from '../../features/bulk/queries.ts'
import type { ShareRow } from '../../features/bulk/share-rows.ts'
import { Shares } from '../../features/bulk/shares.tsx'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useLanguageName } from '../../lib/language-name.ts'
import { MoreLabel } from '../../ui/more-label.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stars } from '../../ui/stars.tsx'
import { textLink } from '../../ui/text-link.ts'

/** Reviews without stars come last. */
const starsOf = (name: string): number => (name === 'none' ? 0 : Number(name))

export type Filter = Extract<BulkWish['which'], { filter: unknown }>['filter']

export interface QuickActionReviewsProps {
  filter: Filter
  days: { from: string; to: string }
  /** IDs of the first reviews that the job will process; the others of the filter may be skipped. */
  first: string[] | undefined
}

/** What a quick action is about to process: ratings, languages, what is sensitive, and the first reviews. */
export function QuickActionReviews({ filter, days, first: processed = [] }: QuickActionReviewsProps) {
  const t = useTranslations('dashboardSections.actionReviews')
  const bulk = useTranslations('bulk')
  const nameOf = useLanguageName()
  const { data, isError } = useReviews(filter)
  if (isError) return null
  if (!data) return <Skeleton className="mt-4 h-72" />
  const { facets } = data
  const first = data.newest.filter(({ _id }) => processed.includes(_id)).slice(0, FIRST)
  const sensitive = facets.risks.find(({ name }) => name === 'any')?.count ?? 0
  const byRating = facets.ratings.toSorted((a, b) => starsOf(b.name) - starsOf(a.name))
  const known = facets.languages.reduce((sum, { count }) => sum + count, 0)
  const languages = facets.languages.slice(0, LANGUAGES)
  const listed = languages.reduce((sum, { count }) => sum + count, 0)
  const rest = [
    { name: 'other', count: known - listed },
    { name: 'none', count: facets.total - known },
  ]
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4">
      {filter.status === 'draft' && (
        <p className="-mb-1 text-xs text-ink-2">{t('withSkipped', { count: facets.total })}</p>
      )}
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Shares
          title={bulk('ratings')}
          rows={rowsOf(byRating)}
          nameOf={(key) => (key === 'none' ? bulk('noRating') : bulk('stars', { count: Number(key) }))}
        />
        <Shares
          title={bulk('languages')}
          rows={rowsOf([...languages, ...rest])}
          nameOf={(key) => (key === 'none' ? bulk('noLanguage') : key === 'other' ? t('other') : nameOf(key))}
        />
      </div>
      {/* Those are never sent in bulk; the quote lists them as skipped. */}
      {sensitive > 0 && filter.status !== 'draft' && (
        <p className="flex gap-2 rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
          <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span>
            <span className="font-medium">{bulk('sensitive', { count: sensitive })}.</span>{' '}
            {t('sensitiveDraft', { count: sensitive })}
          </span>
        </p>
      )}
      <ul aria-label={t('first')} className="grid gap-1.5 empty:hidden">
        {first.map((one) => (
          <li key={one._id} className="grid min-w-0 text-sm">
            <span className="flex min-w-0 items-center gap-2">
              <bdi className="max-w-36 shrink-0 truncate font-medium text-ink">{one.customerName}</bdi>
              <Stars rating={one.rating} />
              <bdi className="min-w-0 flex-1 truncate text-ink-2">{one.content}</bdi>
            </span>
            {filter.status === 'draft' && one.updatedContent && <Draft text={one.updatedContent} />}
          </li>
        ))}
      </ul>
      <Link
        to="/responses"
        search={{ ...(filter.status === 'draft' ? { status: 'draft' as const } : {}), ...days }}
        className={`${textLink} justify-self-start text-sm`}
      >
        <MoreLabel>{t('all', { count: facets.total })}</MoreLabel>
      </Link>
    </div>
  )
}

/** What is about to be published, as in the row of a draft. */
function Draft({ text }: { text: string }) {
  const t = useTranslations('dashboardSections.actionReviews')
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-ink">
      <CornerDownRight aria-hidden="true" size={12} className="shrink-0 text-ink-3" />
      <span className="sr-only">{t('reply')} </span>
      <bdi className="min-w-0 truncate">{text}</bdi>
    </span>
  )
}

const FIRST = 4
/** Enough to find the first ones among those that are skipped. */
const NEWEST = 40
const LANGUAGES = 4

function useReviews(filter: Filter) {
  const { brand, changes } = useBrand()
  return useQuery({
    queryKey: ['dashboard', 'action-reviews', brand.BrandId, changes, filter],
    queryFn: async ({ signal }) => {
      const input = filter as Parameters<typeof api.triage.facets>[0]
      const [facets, list] = await Promise.all([
        api.triage.facets(input, { signal }),
        api.comments.list({ ...input, limit: String(NEWEST) }, { signal }),
      ])
      return { facets: facets.data, newest: list.data }
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

function rowsOf(values: { name: string; count: number }[]): ShareRow[] {
  const some = values.filter(({ count }) => count > 0)
  const most = Math.max(1, ...some.map(({ count }) => count))
  return some.map(({ name, count }) => ({ key: name, count, share: count / most }))
}
