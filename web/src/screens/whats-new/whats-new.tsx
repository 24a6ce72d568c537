import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LiveAnnouncements } from '../../features/announcements/live-announcements.tsx'
import { changesEn } from '../../messages/whats-new.en.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { textLink } from '../../ui/text-link.ts'
import { ChangesOfDay, ChangesWaiting } from './changes-of-day.tsx'

const days = [...Map.groupBy(changesEn, ({ day }) => day)]

export function WhatsNewScreen() {
  const t = useTranslations('help')
  return (
    <div className="max-w-330 px-4 pt-5 pb-16 sm:px-6">
      <PageTitle page={t('news')} />
      <h1 className="text-xl font-semibold">{t('news')}</h1>
      <p className="text-sm text-ink-2">
        {t('newsLead')}{' '}
        <Link to="/docs" className={textLink}>
          {t('docs')}
        </Link>
      </p>
      <LiveAnnouncements waiting={<ChangesWaiting />}>
        {days.map(([day, changes]) => (
          <ChangesOfDay key={day} day={day} changes={changes} />
        ))}
      </LiveAnnouncements>
    </div>
  )
}
