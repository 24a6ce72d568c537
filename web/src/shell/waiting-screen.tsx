import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PanelsWaiting } from '../features/dashboard/panels-waiting.tsx'
import { AttentionSkeleton } from '../features/dashboard/sections/attention-skeleton.tsx'
import { PaneWaiting } from '../features/triage/up-next-waiting.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SkeletonTable } from '../ui/skeleton-table.tsx'

export interface WaitingScreenProps {
  path: string
  /** Undefined for screens that are named after what they show. */
  title: string | undefined
}

/** The layout of a screen while the brands load. Then the screen shows what it waits for itself. */
export function WaitingScreen({ path, title }: WaitingScreenProps) {
  const shared = useTranslations('shared')
  const Layout = layouts[path] ?? SkeletonTable
  const isNamed = title && !otherTitles.has(path)
  return (
    // The inbox fills the screen, so that its divider doesn't end with its last row.
    <div role="status" className={path === '/responses' ? 'flex h-full min-h-0 flex-col overflow-hidden' : ''}>
      <span className="sr-only">{shared('loading')}</span>
      {isNamed ? (
        <h1 className={`px-4 text-xl font-semibold sm:px-6 ${path === '/responses' ? 'py-2.5' : 'pt-5 pb-4'}`}>
          {title}
        </h1>
      ) : (
        <div className={`px-4 pt-5 sm:px-6 ${path === '/dashboard' ? 'pb-1' : 'pb-4'}`}>
          <h1 className="sr-only">{title ?? shared('loading')}</h1>
          <Skeleton className="h-7 w-56" />
          {path === '/dashboard' && <Skeleton className="my-1 h-3 w-64 max-w-full" />}
        </div>
      )}
      <div aria-hidden="true" className={path === '/responses' ? 'flex min-h-0 flex-1 flex-col' : ''}>
        <Layout />
      </div>
    </div>
  )
}

/** Screens whose title isn't their name in the sidebar. */
const otherTitles: ReadonlySet<string> = new Set(['/dashboard', '/analytics', '/loyalty-manager'])

const layouts: Readonly<Record<string, () => ReactNode>> = {
  '/dashboard': DashboardLayout,
  '/analytics': FiguresLayout,
  '/responses': InboxLayout,
  '/connections': CardsLayout,
  '/reports': CardsLayout,
  '/brand-voice': FormLayout,
  '/import': FormLayout,
}

const six = [0, 1, 2, 3, 4, 5]

function TabRow() {
  return (
    <div className="flex h-10 items-center gap-6 border-b border-line px-4 sm:px-6">
      {['w-16', 'w-14', 'w-12'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}

function Figures() {
  return (
    <div className="grid grid-cols-2 divide-x divide-line border-b border-line sm:grid-cols-4">
      {six.slice(2).map((n) => (
        <div key={n} className="grid gap-2 px-4 py-3.5">
          <Skeleton className="h-3 w-24" />
          <Skeleton className="h-5 w-16" />
          <Skeleton className="h-3 w-20" />
        </div>
      ))}
    </div>
  )
}

function DashboardLayout() {
  return (
    <>
      <TabRow />
      <AttentionSkeleton />
      <FiguresBox>
        <PanelsWaiting />
      </FiguresBox>
    </>
  )
}

function FiguresLayout() {
  return (
    <>
      <TabRow />
      <FiguresBox>
        <div className="p-4">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-4 h-56" />
        </div>
      </FiguresBox>
    </>
  )
}

function FiguresBox({ children }: { children: ReactNode }) {
  return (
    <div className="mx-4 my-4 overflow-hidden rounded-lg border border-line sm:mx-6">
      <Figures />
      {children}
    </div>
  )
}

/** The list, and from a tablet on the place of the open review. */
function InboxLayout() {
  return (
    <>
      <TabRow />
      <div className="flex min-h-0 flex-1">
        <div className="min-w-0 flex-1 overflow-hidden md:w-76 md:flex-none lg:w-100 xl:w-[min(496px,46%)]">
          <div className="flex h-21 flex-col justify-between border-b border-line py-3 pr-4 pl-5 max-md:h-12">
            <Skeleton className="h-4 w-48 max-w-full max-md:hidden" />
            <Skeleton className="h-6 w-72 max-w-full rounded-full" />
          </div>
          {[94, 68, 100, 82, 56, 90, 74, 100].map((width, n) => (
            <div key={n} className="flex gap-3 border-b border-line py-2 pr-4 pl-5 compact:py-1">
              <Skeleton className="mt-2.5 size-4 max-md:hidden" />
              <Skeleton className="size-9 rounded-md" />
              <div className="grid h-15 flex-1 content-between py-1">
                <Skeleton className="h-3 w-36" />
                <Skeleton className="h-3" style={{ width: `${width}%` }} />
                <Skeleton className="h-2.5 w-48 max-w-full" />
              </div>
            </div>
          ))}
        </div>
        <div className="flex min-w-0 flex-1 border-l border-line max-md:hidden">
          <PaneWaiting />
        </div>
      </div>
    </>
  )
}

function CardsLayout() {
  return (
    <div className="grid gap-4 px-4 sm:grid-cols-2 sm:px-6 xl:grid-cols-3">
      {six.map((n) => (
        <div key={n} className="grid gap-3 rounded-lg border border-line p-4">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3 w-48 max-w-full" />
          <Skeleton className="mt-6 h-7 w-24" />
        </div>
      ))}
    </div>
  )
}

function FormLayout() {
  return (
    <div className="grid max-w-[72ch] gap-6 px-4 sm:px-6">
      {six.slice(2).map((n) => (
        <div key={n} className="grid gap-2">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-10" />
        </div>
      ))}
    </div>
  )
}
