import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { BillingTab } from '../../features/billing/billing-tab.tsx'
import { BrandGate } from '../../features/brands/brand-gate.tsx'
import { EditButton, PersonalInfo } from '../../features/profile/personal-info.tsx'
import { NotificationsTab } from '../../features/profile/notifications-tab.tsx'
import { ProfileCard } from '../../features/profile/profile-card.tsx'
import { useProfile, type Profile } from '../../features/profile/queries.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { useMedia } from '../../lib/media.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabLink, TabLinks } from '../../ui/tabs.tsx'
import { profileTabs } from './profile-search.ts'

const loadSecurity = () => import('../../features/security/security-tab.tsx')
const SecurityTab = lazyPart(() => loadSecurity().then((it) => ({ default: it.SecurityTab })))

const route = getRouteApi('/guarded/profile')

/** Profile card on the left of every tab, the tab's content on the right. */
export function ProfileScreen() {
  const t = useTranslations('profile')
  const { tab: current = 'personal' } = route.useSearch()
  const profile = useProfile()
  return (
    <div className="flex min-h-full flex-col">
      <PageTitle page={t('title')} />
      <h1 className="px-4 pt-5 pb-2 text-xl font-semibold sm:px-6">{t('title')}</h1>
      <TabLinks label={t('tabs')}>
        {(['personal', ...profileTabs] as const).map((tab) => (
          <TabLink key={tab} to="/profile" search={tab === 'personal' ? {} : { tab }} active={tab === current}>
            {t(`tab.${tab}`)}
          </TabLink>
        ))}
      </TabLinks>
      <Stale profile={profile} />
      {profile.data ? (
        <Tabs profile={profile.data} current={current} />
      ) : profile.isError ? (
        <Failed profile={profile} />
      ) : (
        <Columns card={<Waiting rows={3} />}>
          <WaitingTab />
        </Columns>
      )}
    </div>
  )
}

function Tabs({ profile, current }: { profile: Profile; current: 'personal' | (typeof profileTabs)[number] }) {
  const [editing, setEditing] = useState(false)
  const narrow = useMedia('(max-width: 767px)')
  const edit = current === 'personal' && !editing && <EditButton onEdit={() => setEditing(true)} />
  return (
    <Columns card={<ProfileCard profile={profile} narrow={narrow} action={narrow && edit} />}>
      {current === 'personal' && (
        <PersonalInfo profile={profile} editing={editing} action={!narrow && edit} onDone={() => setEditing(false)} />
      )}
      {current === 'security' && (
        <Suspense fallback={<WaitingTab />}>
          <SecurityTab />
        </Suspense>
      )}
      {current === 'notifications' && <NotificationsTab />}
      {current === 'billing' && (
        <BrandGate>
          <BillingTab />
        </BrandGate>
      )}
    </Columns>
  )
}

function Columns({ card, children }: { card: ReactNode; children: ReactNode }) {
  return (
    <div className="flex-1 md:grid md:grid-cols-[288px_minmax(0,1fr)]">
      <div className="px-4 pt-5 sm:px-6 md:border-r md:border-line md:pb-6">{card}</div>
      <div className="flex min-w-0 flex-col">{children}</div>
    </div>
  )
}

type ProfileQuery = ReturnType<typeof useProfile>

function Stale({ profile: { isError, data, dataUpdatedAt } }: { profile: ProfileQuery }) {
  const t = useTranslations('profile')
  const format = useFormat()
  if (!isError || !data) return null
  return (
    <p role="status" className="px-4 pt-3 text-xs text-pending-ink tabular-nums sm:px-6">
      {t('stale', { time: format.time(new Date(dataUpdatedAt)) })}
    </p>
  )
}

function Failed({ profile }: { profile: ProfileQuery }) {
  const t = useTranslations('profile')
  return (
    <div className="px-4 pt-5 sm:px-6">
      <ErrorPanel
        message={t('failed')}
        requestId={CallError.from(profile.error).requestId}
        retryLabel={t('retry')}
        onRetry={() => void profile.refetch()}
      />
    </div>
  )
}

const WaitingTab = () => (
  <div className="px-4 pt-5 sm:px-6">
    <Waiting rows={6} />
  </div>
)

function Waiting({ rows }: { rows: number }) {
  const t = useTranslations('shared')
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: rows }, (_, n) => (
        <Skeleton key={n} className="h-7" />
      ))}
    </div>
  )
}
