import type { Range } from '@bizamply/contract/ranges'
import type { ConnectedSite } from '@bizamply/contract/site-traffic'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { api } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { useRangeWords } from '../../../lib/range-words.ts'
import { useSeen } from '../../../lib/use-seen.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { analyticsKey } from '../analytics-queries.ts'
import { SiteTable } from './site-table.tsx'

interface SiteSectionProps {
  range: Range
  /** False until the days are known: the screen’s first response says which day is today. */
  ready: boolean
}

/** Web analytics of product pages. Fetched when the section scrolls into view. */
export function SiteSection({ range: { from, to }, ready }: SiteSectionProps) {
  const t = useTranslations('site')
  const [ref, seen] = useSeen<HTMLElement>()
  const { brand, changes } = useBrand()
  const { data, error, refetch } = useQuery({
    queryKey: [...analyticsKey, 'site', brand.BrandId, changes, from, to],
    queryFn: async ({ signal }) => (await api.analytics.site({ from, to }, { signal })).data,
    enabled: seen && ready,
    // The server reads Google Analytics every six hours.
    staleTime: 10 * 60_000,
  })
  const failed = !data && error ? CallError.from(error) : null
  return (
    <section ref={ref} aria-labelledby="site" className="min-w-0 border-t border-line pb-5">
      <SectionHead id="site" title={t('title')} meta={data?.connected && t('meta')} />
      {failed && (
        <ErrorPanel
          className="mx-4 sm:mx-6"
          error={failed}
          say={(reason) => t('failed', { reason })}
          onRetry={() => void refetch()}
        />
      )}
      {!failed && !data && <Waiting />}
      {data && !data.connected && (
        <p className="px-4 text-sm text-ink-2 sm:px-6">
          {t('notConnected')}{' '}
          <Link to="/connections" className={textLink}>
            {t('connect')}
          </Link>
        </p>
      )}
      {data?.connected && <Connected site={data} />}
    </section>
  )
}

function Connected({ site }: { site: ConnectedSite }) {
  const t = useTranslations('site')
  return (
    <>
      {site.products.length > 0 ? (
        <SiteTable products={site.products} today={site.until ?? ''} labelledBy="site" />
      ) : (
        <p className="px-4 text-sm text-ink-2 sm:px-6">{t('none')}</p>
      )}
      <Origin site={site} />
    </>
  )
}

/** The source of the figures, their age and their limits. */
function Origin({ site }: { site: ConnectedSite }) {
  const t = useTranslations('site')
  const format = useFormat()
  const words = useRangeWords()
  const { source, until, readAt } = site
  const property = site.property ?? ''
  const shown = site.products.length
  return (
    <div className="grid max-w-[90ch] gap-1 px-4 pt-3 text-xs text-pretty text-ink-3 sm:px-6">
      <p>
        {until
          ? t('source', { source, property, until: words.days({ from: until, to: until }, until) })
          : t('sourceEmpty', { source, property })}{' '}
        {readAt ? t('read', { at: format.full(readAt) }) : t('unread')}
      </p>
      {site.stale && readAt && (
        <p className="text-ink-2">
          {t('stale')}{' '}
          <Link to="/connections" className={textLink}>
            {t('reconnect')}
          </Link>
        </p>
      )}
      {shown > 0 && (
        <p>
          {t('notCause')} {t('purchases')}
        </p>
      )}
      {site.withPage > shown && <p>{t('more', { shown, total: site.withPage })}</p>}
      {site.withoutPage > 0 && <p>{t('withoutPage', { count: site.withoutPage })}</p>}
    </div>
  )
}

/** One line, because most brands see how to connect first. */
function Waiting() {
  const t = useTranslations('site')
  return (
    <div role="status" className="px-4 sm:px-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="my-[3px] h-3.5 w-80 max-w-full" />
    </div>
  )
}
