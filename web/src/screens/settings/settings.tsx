import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { BrandGate } from '../../features/brands/brand-gate.tsx'
import { settingsTabsFor, type SettingsTab } from '../../features/settings/settings-tabs.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { useUser } from '../../lib/session.ts'
import { useShellDialog } from '../../shell/shell-dialogs.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabLink, TabLinks } from '../../ui/tabs.tsx'

// Each tab is a lazy chunk.
const AuditTab = lazyPart(() => import('../../features/audit/audit-tab.tsx').then((it) => ({ default: it.AuditTab })))
const NewestChanges = lazyPart(() =>
  import('../../features/audit/newest-changes.tsx').then((it) => ({ default: it.NewestChanges })),
)
const CompanyFacts = lazyPart(() =>
  import('../../features/brands/company-facts.tsx').then((it) => ({ default: it.CompanyFacts })),
)
const SeatsTaken = lazyPart(() =>
  import('../../features/team/seats-taken.tsx').then((it) => ({ default: it.SeatsTaken })),
)
const PlanLine = lazyPart(() => import('../../features/billing/plan-line.tsx').then((it) => ({ default: it.PlanLine })))
const CompanyTab = lazyPart(() =>
  import('../../features/offboarding/company-tab.tsx').then((it) => ({ default: it.CompanyTab })),
)
const OwnAccount = lazyPart(() =>
  import('../../features/offboarding/own-account.tsx').then((it) => ({ default: it.OwnAccount })),
)
const SpendingLimitsTab = lazyPart(() =>
  import('../../features/credits/spending-limits/spending-limits-tab.tsx').then((it) => ({
    default: it.SpendingLimitsTab,
  })),
)
const AdvancedTab = lazyPart(() =>
  import('../../features/settings/advanced-tab.tsx').then((it) => ({ default: it.AdvancedTab })),
)
const AppearanceTab = lazyPart(() =>
  import('../../features/settings/appearance-tab.tsx').then((it) => ({ default: it.AppearanceTab })),
)
const NotificationsTab = lazyPart(() =>
  import('../../features/settings/notifications/notifications-tab.tsx').then((it) => ({
    default: it.NotificationsTab,
  })),
)
const GeneralTab = lazyPart(() =>
  import('../../features/settings/general/general-tab.tsx').then((it) => ({ default: it.GeneralTab })),
)
const PrivacyTab = lazyPart(() =>
  import('../../features/settings/privacy-tab.tsx').then((it) => ({ default: it.PrivacyTab })),
)
const TeamTab = lazyPart(() => import('../../features/team/team-tab.tsx').then((it) => ({ default: it.TeamTab })))
const SsoSection = lazyPart(() =>
  import('../../features/sso/sso-section.tsx').then((it) => ({ default: it.SsoSection })),
)

const route = getRouteApi('/guarded/settings')

export function SettingsScreen() {
  const t = useTranslations('settings')
  const { tab = 'general' } = route.useSearch()
  const { own, ofCompany } = settingsTabsFor(useUser())
  // The company tab itself says that it is for admins.
  const current = tab === 'company' || [...own, ...ofCompany].some((one) => one === tab) ? tab : 'general'
  const link = (one: SettingsTab) => (
    <TabLink key={one} to="/settings" search={one === 'general' ? {} : { tab: one }} active={one === current}>
      {t(`tab.${one}`)}
    </TabLink>
  )
  return (
    <div className="flex min-h-full flex-col">
      <PageTitle page={t('title')} />
      <h1 className="px-4 pt-5 pb-2 text-xl font-semibold sm:px-6">{t('title')}</h1>
      <TabLinks label={t('tabs')}>
        {own.map(link)}
        {ofCompany.length > 0 && <span aria-hidden="true" className="my-3 w-px shrink-0 bg-line-strong" />}
        {ofCompany.map(link)}
      </TabLinks>
      <Suspense fallback={current === 'team' ? <WideWaiting /> : <Waiting />}>
        <TabContent tab={current} />
      </Suspense>
    </div>
  )
}

/** Tabs that need the full width, and text columns that don't. */
function TabContent({ tab }: { tab: SettingsTab }) {
  if (tab === 'general' || tab === 'notifications') {
    return <div className="flex flex-1 flex-col">{tab === 'general' ? <GeneralTab /> : <NotificationsTab />}</div>
  }
  if (tab === 'credits') {
    return (
      <BrandGate waiting={<Waiting />}>
        <SpendingLimitsTab />
      </BrandGate>
    )
  }
  if (tab === 'team') {
    return (
      <BrandGate waiting={<WideWaiting />}>
        <TeamTab changes={<NewestChanges />} />
      </BrandGate>
    )
  }
  if (tab === 'audit') {
    return (
      <BrandGate waiting={<Waiting />}>
        <AuditLog />
      </BrandGate>
    )
  }
  return (
    <div className="max-w-[72ch] px-4 pt-6 pb-16 sm:px-6">
      <TextTab tab={tab} />
    </div>
  )
}

function AuditLog() {
  const { tab: _, ...filters } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <AuditTab
      filters={filters}
      onChange={(change) =>
        void navigate({ search: { tab: 'audit', ...filters, ...change }, replace: true, resetScroll: false })
      }
    />
  )
}

function TextTab({ tab }: { tab: Exclude<SettingsTab, 'general' | 'notifications' | 'team' | 'credits' | 'audit'> }) {
  const show = useShellDialog()
  const { memberRole } = useUser()
  switch (tab) {
    case 'appearance':
      return <AppearanceTab />
    case 'security':
      return (
        <>
          <PrivacyTab />
          <OwnAccount />
        </>
      )
    case 'advanced':
      return <AdvancedTab onKeys={() => show('keys')} />
    case 'company':
      return (
        <>
          {memberRole === 'admin' && (
            <>
              <CompanyFacts team={<SeatsTaken />} plan={<PlanLine />} />
              <SsoSection />
            </>
          )}
          <CompanyTab />
        </>
      )
  }
}

/** The team's layout until its code and the brands are there. */
function WideWaiting() {
  const t = useTranslations('shared')
  return (
    <div role="status" className="pt-6">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-2 px-4 pb-5 sm:px-6">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-3.5 w-120 max-w-full" />
        <div className="mt-2 rounded-lg border border-line px-4 py-3 max-md:h-58 md:h-19">
          <Skeleton className="h-3.5 w-40" />
        </div>
      </div>
      <div className="h-9 border-t border-line max-[1151px]:hidden" />
      {[128, 176, 144].map((width) => (
        <div key={width} className="flex h-13 items-center gap-3 border-t border-line px-4 last:border-b sm:px-6">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-3.5" style={{ width }} />
        </div>
      ))}
    </div>
  )
}

function Waiting() {
  const t = useTranslations('shared')
  return (
    <div role="status" className="grid max-w-[72ch] gap-4 px-4 pt-6 sm:px-6">
      <span className="sr-only">{t('loading')}</span>
      {['h-7 w-40', 'h-12', 'h-12', 'h-12'].map((size, n) => (
        <Skeleton key={n} className={size} />
      ))}
    </div>
  )
}
