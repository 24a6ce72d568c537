import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AttentionSkeleton } from '../features/dashboard/sections/attention-skeleton.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { WaitingTable } from '../ui/waiting-table.tsx'

export interface WaitingScreenProps {
  path: string
  /** Undefined for screens that are named after what they show. */
  title: string | undefined
}

/** The layout of a screen while the brands load. Then the screen shows what it waits for itself. */
export function WaitingScreen({ path, title }: WaitingScreenProps) {
  const shared = useTranslations('shared')
  const Layout = layouts[path] ?? WaitingTable
  const isNamed = title && !otherTitles.has(path)
  return (
    <div role="status">
      <span className="sr-only">{shared('loading')}</span>
      {isNamed ? (
        <h1 className="px-4 pt-5 pb-4 text-xl font-semibold sm:px-6">{title}</h1>
      ) : (
        <div className="px-4 pt-5 pb-4 sm:px-6">
          <h1 className="sr-only">{title ?? shared('loading')}</h1>
          <Skeleton className="h-7 w-56" />
        </div>
      )}
      <div aria-hidden="true">
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
  '/responses': ListLayout,
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
        <div key={n} className="grid gap-2.5 px-4 py-3">
          <Skeleton className="h-3 w-24" />
          <Skeleton className="h-6 w-16" />
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
      <FiguresBox />
    </>
  )
}

function FiguresLayout() {
  return (
    <>
      <TabRow />
      <FiguresBox />
    </>
  )
}

function FiguresBox() {
  return (
    <div className="mx-4 my-4 overflow-hidden rounded-lg border border-line sm:mx-6">
      <Figures />
      <div className="p-4">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-4 h-56" />
      </div>
    </div>
  )
}

function ListLayout() {
  return (
    <>
      <TabRow />
      <div className="flex h-11 items-center gap-3 border-b border-line px-4 sm:px-6">
        <Skeleton className="size-4" />
        <Skeleton className="h-4 w-48" />
      </div>
      {[94, 68, 100, 82, 56, 74].map((width) => (
        <div key={width} className="flex gap-3 border-b border-line px-4 py-3 sm:px-6">
          <Skeleton className="size-9 rounded-md" />
          <div className="grid max-w-[68ch] flex-1 content-start gap-2.5 py-0.5">
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="h-3" style={{ width: `${width}%` }} />
          </div>
        </div>
      ))}
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
