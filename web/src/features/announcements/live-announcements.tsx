import type { Announcement } from '@bizamply/contract/announcements'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { textLink } from '../../ui/text-link.ts'
import { useLiveAnnouncements } from './queries.ts'

/** Live announcements from administrators, shown above the release notes. Renders nothing if there are none. */
export function LiveAnnouncements() {
  const t = useTranslations('announcements')
  const { data } = useLiveAnnouncements()
  if (!data || data.length === 0) return null
  return (
    <section aria-label={t('title')} className="mt-6 grid gap-6 rounded-lg border border-line p-4">
      {data.map((one) => (
        <Entry key={one.id} announcement={one} />
      ))}
    </section>
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
