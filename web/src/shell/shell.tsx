import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../lib/lazy-part.ts'
import { BrandGate } from '../features/brands/brand-gate.tsx'
import { DeletionBanner } from '../features/offboarding/deletion-banner.tsx'
import { DataBanner } from '../features/system/data-banner.tsx'
import { RequirementBanner } from '../features/system/requirement-banner.tsx'
import { ViewingBanner } from '../features/support-access/viewing-banner.tsx'
import { BrandProvider, useBrands } from '../lib/brand-context.tsx'
import { isOnlyAdministrator } from '../lib/landing.ts'
import { useMedia } from '../lib/media.ts'
import { newQueryClient } from '../lib/query.ts'
import { useSession } from '../lib/session.ts'
import { keys, storage } from '../lib/storage.ts'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { CodeWaiting } from './code-waiting.tsx'
import { links } from './links.ts'
import { PageTitle } from './page-title.tsx'
import { InPlaceOfScreen } from './pending-screen.tsx'
import { PreferencesToConsole } from './preferences-to-console.tsx'
import { ShellDialogs } from './shell-dialogs.tsx'
import { Sidebar } from './sidebar.tsx'
import { RefreshShellOnEvents } from './refresh-shell-on-events.tsx'
import { TopBar } from './top-bar.tsx'
import { useContentScroll } from './use-content-scroll.ts'
import { useNextFocus } from './use-next-focus.ts'
import { WaitingScreen } from './waiting-screen.tsx'

const Drawer = lazyPart(() => import('./drawer.tsx').then((it) => ({ default: it.Drawer })))
const TooltipLayer = lazyPart(() => import('../ui/tooltip-layer.tsx').then((it) => ({ default: it.TooltipLayer })))

/** Layout of all signed-in screens; the query cache is per user. */
export function Shell() {
  const { user } = useSession()
  if (!user) return <LoadingMark />
  return <SignedIn key={user.id} />
}

function SignedIn() {
  const [cache] = useState(newQueryClient)
  return (
    <QueryClientProvider client={cache}>
      <BrandProvider>
        <RefreshShellOnEvents />
        <PreferencesToConsole />
        <ShellDialogs>
          <Frame />
        </ShellDialogs>
      </BrandProvider>
    </QueryClientProvider>
  )
}

function Frame() {
  const t = useTranslations('shell')
  const wide = useMedia('(min-width: 1024px)')
  const [pinned, setPinned] = useState(() => storage.get('local', keys.sidebar) !== 'closed')
  const [drawer, setDrawer] = useState(false)
  const isFolded = useIsFolded()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The rendered screen, which during navigation is still the previous one.
  const drawn = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const isPending = useMatches({ select: (matches) => matches.at(-1)?.status === 'pending' })
  const content = useRef<HTMLDivElement>(null)
  useContentScroll(content)
  useNextFocus(content)
  const here = links.find(({ to }) => to === path)
  const title = here && t(here.label)
  const { user } = useSession()
  const brands = useBrands()
  const mayHaveCompany = user !== null && !isOnlyAdministrator(user)
  const toggle = () => {
    if (!wide) return setDrawer(true)
    storage.set('local', keys.sidebar, pinned ? 'closed' : 'open')
    setPinned(!pinned)
  }
  return (
    <div className="flex h-dvh flex-col bg-canvas">
      {title && <PageTitle page={title} />}
      <a href="#content" className={skipLink}>
        {t('skip')}
      </a>
      <ViewingBanner />
      <TopBar sidebarOpen={wide ? pinned : drawer} onToggle={toggle} />
      <DataBanner hasScreen={!isPending} />
      <div className="flex min-h-0 flex-1">
        {wide && pinned && (
          <div className={`flex shrink-0 flex-col ${isFolded ? 'w-14' : 'w-58'}`}>
            <Sidebar folded={isFolded} />
          </div>
        )}
        <main className={`${sheet} ${wide && pinned ? 'rounded-tl-xl border-l' : ''}`}>
          <DeletionBanner />
          <RequirementBanner />
          <div
            ref={content}
            id="content"
            tabIndex={-1}
            // What gets the focus scrolls out from under sticky heads and save bars.
            className="relative min-h-0 flex-1 scroll-pt-10 scroll-pb-24 overflow-y-auto outline-none"
          >
            <InPlaceOfScreen value={<CodeWaiting path={drawn} title={title} />}>
              {needNoBrand.has(drawn) || (ofCompany.has(drawn) && mayHaveCompany && brands.status !== 'none') ? (
                <Outlet />
              ) : (
                <BrandGate title={title} waiting={<WaitingScreen path={drawn} title={title} />}>
                  <Outlet />
                </BrandGate>
              )}
            </InPlaceOfScreen>
          </div>
        </main>
      </div>
      <Suspense>
        {!wide && drawer && <Drawer onClose={() => setDrawer(false)} />}
        <TooltipLayer />
      </Suspense>
    </div>
  )
}

/** Between a tablet and a wide screen, an open review needs the sidebar's room. */
function useIsFolded(): boolean {
  const isNarrow = useMedia('(max-width: 1279px)')
  const isReviewOpen = useLocation({
    select: ({ pathname, search }) => pathname === '/responses' && 'comment' in search,
  })
  return isNarrow && isReviewOpen
}

/** Screens about the user or the product, which open even if brands fail to load. */
const needNoBrand: ReadonlySet<string> = new Set([
  '/profile',
  '/settings',
  '/help',
  '/docs',
  '/whats-new',
  '/customers',
  '/admin',
])

/** Screens about the company, which open for its members even if brands fail to load. */
const ofCompany: ReadonlySet<string> = new Set(['/plans'])

const sheet = 'flex min-w-0 flex-1 flex-col overflow-hidden border-t border-line bg-surface'

const skipLink =
  'sr-only z-50 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:rounded-sm focus:bg-inverse focus:px-3 focus:py-2 ' +
  'focus:text-sm focus:text-on-inverse'
