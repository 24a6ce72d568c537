import type { ConnectionList } from '@bizamply/contract/connections'

/** Why no reply can go to a platform; null: nothing known against it. Only built platforms are listed. */
export function sendBlock(list: ConnectionList | undefined, platform: string): 'not-connected' | 'signed-out' | null {
  if (!list) return null
  const summary = Object.entries(list.connections).find(([key]) => key === platform)?.[1]
  if (!summary || summary.data.length === 0) return 'not-connected'
  return summary.data.every((entry) => entry.state === 'signed-out') ? 'signed-out' : null
}

/** Some account of the brand brings in its past reviews, or is about to. */
export const isImporting = (list: ConnectionList | undefined): boolean =>
  list !== undefined &&
  Object.values(list.connections).some(({ data }) =>
    data.some(({ backfill: { state } }) => state === 'running' || state === 'waiting'),
  )
