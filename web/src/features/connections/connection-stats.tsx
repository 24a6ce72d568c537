import type { ConnectionList } from '@bizamply/contract/connections'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { cardId } from './connection-card.tsx'
import { serviceKeys } from './service-list.ts'

/** How many connections there are and how many work; undefined while loading. */
export function ConnectionStats({ list, failed }: { list: ConnectionList | undefined; failed: boolean }) {
  const t = useTranslations('connectionsPage')
  const format = useFormat()
  const all = list ? serviceKeys.map((key) => ({ key, ...list.connections[key] })) : []
  const working = all.filter(({ connected }) => connected).length
  const signedOut = all.filter(({ data }) => data.some(({ state }) => state === 'signed-out'))
  const first = signedOut[0]?.key
  const unknown = failed ? <Number>{t('unknownFigure')}</Number> : <Skeleton className="h-5 w-20 self-center" />
  return (
    <dl className="grid grid-cols-2 divide-x divide-line overflow-hidden rounded-lg border border-line *:px-4 *:py-3">
      <Stat label={t('total')}>
        {list ? <Number>{format.number(list.totalConnections)}</Number> : unknown}
        {list && <span className={small}>{t('ofPlatforms', { count: serviceKeys.length })}</span>}
      </Stat>
      <Stat label={t('active')}>
        {list ? <Number>{format.number(working)}</Number> : unknown}
        {list && <span className={small}>{t('working')}</span>}
        {first && (
          <button
            type="button"
            onClick={() => showCard(first)}
            className="-my-1 py-1 rounded-xs text-xs whitespace-nowrap text-danger-ink underline-offset-2 hover:underline"
          >
            {t('signedOutCount', { count: signedOut.length })}
          </button>
        )}
      </Stat>
    </dl>
  )
}

const small = 'text-xs text-ink-2 whitespace-nowrap'

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs whitespace-nowrap text-ink-2">{label}</dt>
      <dd className="flex min-h-7 flex-wrap items-baseline gap-x-2 tabular-nums">{children}</dd>
    </div>
  )
}

function Number({ children }: { children: string }) {
  return <span className="text-xl font-semibold">{children}</span>
}

/** Moves the focus too, so that keyboard users continue at the card. */
function showCard(service: string): void {
  const card = document.getElementById(cardId(service))
  card?.scrollIntoView({ block: 'center' })
  card?.focus({ preventScroll: true })
}

/** Placeholder of the grid while it loads. */
export function GridSkeleton() {
  const t = useTranslations('connectionsPage')
  return (
    <div role="status" className="border-t border-line">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="grid md:grid-cols-2">
        {serviceKeys.map((key) => (
          <div key={key} className="grid gap-3 border-b border-line px-4 py-4 sm:px-6 md:odd:border-r">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-3 w-52 max-w-full" />
            <Skeleton className="h-8" />
            <Skeleton className="h-3" />
          </div>
        ))}
      </div>
    </div>
  )
}
