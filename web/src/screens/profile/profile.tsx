import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { BillingTab } from '../../features/billing/billing-tab.tsx'
import { NoBrand } from '../../features/brands/no-brand.tsx'
import { EditButton, InfoSheet, PersonalInfo } from '../../features/profile/personal-info.tsx'
import { NotificationsTab } from '../../features/profile/notifications-tab.tsx'
import { ProfileCard } from '../../features/profile/profile-card.tsx'
import { useProfile, type Profile } from '../../features/profile/queries.ts'
import { isOnlyAdministrator } from '../../lib/landing.ts'
import { useMedia } from '../../lib/media.ts'
import { useUser } from '../../lib/session.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabLink, TabLinks } from '../../ui/tabs.tsx'
import { profileTabs } from './profile-search.ts'
import { StaleLine } from '../../ui/stale-line.tsx'

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
      <StaleLine query={profile} say={(time) => t('stale', { time })} className="px-4 pt-3 sm:px-6" />
      {profile.data ? (
        <Tabs profile={profile.data} current={current} />
      ) : profile.isError ? (
        <Failed profile={profile} />
      ) : (
        <Columns card={<WaitingCard isShort={current === 'personal'} />}>
          {current === 'personal' ? <WaitingInfo /> : <WaitingTab />}
        </Columns>
      )}
    </div>
  )
}

function Tabs({ profile, current }: { profile: Profile; current: 'personal' | (typeof profileTabs)[number] }) {
  const t = useTranslations('profile')
  const user = useUser()
  const [editing, setEditing] = useState(false)
  const narrow = useMedia('(max-width: 767px)')
  const edit = current === 'personal' && !editing && <EditButton onEdit={() => setEditing(true)} />
  return (
    <Columns
      card={
        <ProfileCard
          profile={profile}
          narrow={narrow}
          isShort={narrow || current === 'personal'}
          action={narrow && edit}
        />
      }
    >
      {current === 'personal' && (
        <PersonalInfo profile={profile} editing={editing} action={!narrow && edit} onDone={() => setEditing(false)} />
      )}
      {current === 'security' && (
        <Suspense fallback={<WaitingTab />}>
          <h2 className="px-4 pt-5 text-lg font-semibold sm:px-6">{t('tab.security')}</h2>
          <SecurityTab />
        </Suspense>
      )}
      {current === 'notifications' && <NotificationsTab />}
      {current === 'billing' && (isOnlyAdministrator(user) ? <NoBrand /> : <BillingTab />)}
    </Columns>
  )
}

function Columns({ card, children }: { card: ReactNode; children: ReactNode }) {
  return (
    <div className="flex-1 md:grid md:grid-cols-[288px_minmax(0,1fr)]">
      <div className="border-line px-4 pt-5 max-md:border-b max-md:pb-5 sm:px-6 md:border-r md:pb-6">{card}</div>
      <div className="flex max-w-[808px] min-w-0 flex-col">{children}</div>
    </div>
  )
}

type ProfileQuery = ReturnType<typeof useProfile>

function Failed({ profile }: { profile: ProfileQuery }) {
  const t = useTranslations('profile')
  return (
    <div className="px-4 pt-5 sm:px-6">
      <ErrorPanel
        error={profile.error}
        title={t('failed')}
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

function WaitingInfo() {
  const t = useTranslations('shared')
  return (
    <>
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <InfoSheet profile={undefined} action={<Skeleton className="h-8 w-19 rounded-md" />} />
    </>
  )
}

function WaitingCard({ isShort }: { isShort: boolean }) {
  return (
    <div aria-hidden="true" className="grid gap-4">
      <div className="flex gap-4 md:grid">
        <Skeleton className="size-24 shrink-0 rounded-full max-md:size-18" />
        <div className="min-w-0">
          <Skeleton className="my-1 h-4.5 w-36" />
          <Skeleton className="my-0.5 h-3 w-28" />
          <Skeleton className={`my-0.5 h-3 w-32 ${isShort ? '' : 'md:hidden'}`} />
        </div>
      </div>
      <div className={`grid gap-2.5 border-t border-line pt-4 max-md:hidden ${isShort ? 'hidden' : ''}`}>
        {['w-40', 'w-32', 'w-28', 'w-36'].map((width) => (
          <div key={width} className="flex h-5 items-center gap-2.5">
            <Skeleton className="size-4" />
            <Skeleton className={`h-3.5 ${width}`} />
          </div>
        ))}
      </div>
      <div className="grid gap-2.5 border-t border-line pt-4 max-md:hidden">
        <Skeleton className="h-3 w-20" />
        <Skeleton className="h-3.5" />
      </div>
      <div className="flex gap-3 *:flex-1">
        <Skeleton className="h-8 rounded-md md:hidden coarse:h-10" />
        <Skeleton className="h-8 rounded-md coarse:h-10" />
      </div>
    </div>
  )
}

/** Labels with their values. */
function Waiting({ rows }: { rows: number }) {
  const t = useTranslations('shared')
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: rows }, (_, n) => (
        <div key={n} className="grid gap-2.5 border-b border-line pb-3.5">
          <Skeleton className="h-3 w-24" />
          <Skeleton className="h-4 w-48" />
        </div>
      ))}
    </div>
  )
}
