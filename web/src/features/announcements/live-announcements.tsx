import type { Announcement } from '@bizamply/contract/announcements'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useLiveAnnouncements } from './queries.ts'

/**
 * Live announcements from administrators above the release notes, which wait for them, so that
 * nothing moves. If they can't be loaded, the release notes are still there.
 */
export function LiveAnnouncements({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const t = useTranslations('announcements')
  const { data, error, refetch } = useLiveAnnouncements()
  if (!data && !error) {
    return (
      <>
        <span role="status" className="sr-only">
          {t('loading')}
        </span>
        {waiting}
      </>
    )
  }
  return (
    <>
      {error && !data && (
        <ErrorPanel
          message={t('failed', { reason: CallError.from(error).message })}
          requestId={CallError.from(error).requestId}
          onRetry={() => void refetch()}
          className="mt-6 max-w-130"
        />
      )}
      {data && data.length > 0 && (
        <section aria-label={t('title')} className="mt-6 grid max-w-180 gap-6 rounded-lg border border-line p-4">
          {data.map((one) => (
            <Entry key={one.id} announcement={one} />
          ))}
        </section>
      )}
      {children}
    </>
  )
}

function Entry({ announcement: { title, text, link, from } }: { announcement: Announcement }) {
  const t = useTranslations('announcements')
  const format = useFormat()
  const now = useTicking()
  const isOutside = link !== null && !link.startsWith('/')
  return (
    <article>
      <time dateTime={from} className="text-xs text-ink-3 tabular-nums">
        {format.shortDate(from, now)}
      </time>
      <h2 className="text-lg font-semibold break-words">{title}</h2>
      <div className="mt-2 grid gap-2 text-base break-words text-ink-2">
        {text.split(/\n\s*\n/).map((paragraph, n) => (
          <p key={n} className="text-pretty whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      {link && (
        <p className="mt-2">
          <a
            href={link}
            className={textLink}
            {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            aria-label={`${t('read')}: ${title}`}
          >
            {t('read')}
          </a>
        </p>
      )}
    </article>
  )
}
