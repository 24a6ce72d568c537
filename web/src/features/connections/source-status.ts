import type { ConnectionList } from '@bizamply/contract/connections'
import { services } from '@bizamply/contract/service-facts'
import { sources } from './needs-notice.ts'

export interface SourceStatus {
  /** The worst of them counts: one that was signed out brings nothing, one that is behind brings it late. */
  state: 'well' | 'behind' | 'signed-out' | 'none'
  /** Of those in that state. */
  names: string[]
  lastSync: string | null
}

/** How the brand's sources of comments stand, taken together. */
export function sourceStatus({ connections }: ConnectionList): SourceStatus {
  const all = sources.flatMap((key) =>
    connections[key].data.slice(0, 1).map(({ state, lastSyncAt }) => ({ name: services[key].name, state, lastSyncAt })),
  )
  const worst = (['signed-out', 'behind'] as const).find((state) => all.some((one) => one.state === state))
  const those = worst ? all.filter((one) => one.state === worst) : all
  const lastSync =
    those
      .flatMap(({ lastSyncAt }) => lastSyncAt ?? [])
      .toSorted()
      .at(-1) ?? null
  return { state: worst ?? (all.length === 0 ? 'none' : 'well'), names: those.map(({ name }) => name), lastSync }
}
