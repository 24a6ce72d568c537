import type { ConnectionList } from '@bizamply/contract/connections'
import { services } from '@bizamply/contract/service-facts'
import { sources } from './needs-notice.ts'

export interface SourceStatus {
  /** The worst state of all sources: a disconnected source brings in nothing, one that is behind is late. */
  state: 'well' | 'behind' | 'signed-out' | 'none'
  /** Names of the sources in that state. */
  names: string[]
  /** When data last arrived: the last sync, or a later review sent by the platform. */
  lastSync: string | null
}

/** The combined state of the brand’s comment sources. */
export function sourceStatus({ connections }: ConnectionList): SourceStatus {
  const all = sources.flatMap((key) =>
    connections[key].data.slice(0, 1).map(({ state, lastSyncAt, lastCommentAt }) => ({
      name: services[key].name,
      state,
      // Both are ISO times in UTC, so that the later one sorts last.
      lastAt: [lastSyncAt, lastCommentAt]
        .flatMap((at) => at ?? [])
        .toSorted()
        .at(-1),
    })),
  )
  const worst = (['signed-out', 'behind'] as const).find((state) => all.some((one) => one.state === state))
  const those = worst ? all.filter((one) => one.state === worst) : all
  const lastSync =
    those
      .flatMap(({ lastAt }) => lastAt ?? [])
      .toSorted()
      .at(-1) ?? null
  return { state: worst ?? (all.length === 0 ? 'none' : 'well'), names: those.map(({ name }) => name), lastSync }
}
