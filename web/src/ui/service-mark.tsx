import type { ServiceKey } from '@bizamply/contract/service-facts'
import { PlatformMark } from './platform-mark.tsx'

/** A service’s icon; here, `google` is Google Analytics. `off` is gray, for services that can’t be used now. */
export function ServiceMark({
  service,
  size = 20,
  off = false,
}: {
  service: ServiceKey
  size?: number
  off?: boolean
}) {
  const mark = service === 'google' ? <AnalyticsMark size={size} /> : <PlatformMark platform={service} size={size} />
  return off ? <span className="grid grayscale">{mark}</span> : mark
}

/** The icon on a tile. */
export function ServiceTile({ service, off = false }: { service: ServiceKey; off?: boolean }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-md border border-line bg-surface dark:bg-surface-2">
      <ServiceMark service={service} off={off} />
    </span>
  )
}

function AnalyticsMark({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="shrink-0 fill-mark-analytics">
      <rect x="16.5" y="2" width="5.5" height="20" rx="2.75" />
      <rect x="9.25" y="9" width="5.5" height="13" rx="2.75" />
      <circle cx="4.75" cy="19.25" r="2.75" />
    </svg>
  )
}
