import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { look } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { When } from './entry-row.tsx'
import { useNewestChanges } from './queries.ts'
import { Sentence } from './sentence.tsx'

/** The three newest changes to the team, with a link to the audit log. */
export function NewestChanges() {
  const t = useTranslations('audit')
  const { data, error, refetch } = useNewestChanges()
  return (
    <section aria-labelledby="newest-changes" className="mt-4">
      <SectionHead id="newest-changes" title={t('newest')} meta={t('newestText')}>
        <Link to="/settings" search={{ tab: 'audit', area: 'team' }} className={look({ variant: 'ghost', size: 'sm' })}>
          {t('whole')}
        </Link>
      </SectionHead>
      {error && !data && (
        <ErrorPanel
          className="mx-4 sm:mx-6"
          error={error}
          say={(reason) => t('newestFailed', { reason })}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && <p className="px-4 text-sm text-ink-3 sm:px-6">{t('newestNone')}</p>}
      <ul className="grid gap-1.5 px-4 text-sm text-ink-2 sm:px-6">
        {data?.data.map((entry) => (
          <li key={entry.id} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <span className="text-xs text-ink-3 sm:text-sm">
              <When at={entry.at} />
            </span>
            <span className="wrap-anywhere">
              <Sentence entry={entry} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
