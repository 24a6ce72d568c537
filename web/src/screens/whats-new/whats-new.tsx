import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { LiveAnnouncements } from '../../features/announcements/live-announcements.tsx'
import { changesEn } from '../../messages/whats-new.en.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { textLink } from '../../ui/text-link.ts'

export function WhatsNewScreen() {
  const t = useTranslations('help')
  const format = useFormatter()
  return (
    <div className="max-w-[72ch] px-4 pt-5 pb-16 sm:px-6">
      <PageTitle page={t('news')} />
      <h1 className="text-xl font-semibold">{t('news')}</h1>
      <p className="text-sm text-ink-2">
        {t('newsLead')}{' '}
        <Link to="/docs" className={textLink}>
          {t('docs')}
        </Link>
      </p>
      <LiveAnnouncements />
      <div className="mt-6 grid gap-8">
        {changesEn.map(({ day, title, entries }) => (
          <section key={title}>
            <time dateTime={day} className="text-xs text-ink-3 tabular-nums">
              {format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
            <h2 className="text-lg font-semibold">{title}</h2>
            <ul className="mt-2 grid list-disc gap-1 pl-5 text-base text-ink-2 marker:text-ink-3">
              {entries.map((entry) => (
                <li key={entry} className="pl-1 text-pretty">
                  {entry}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
