import type { ConnectionList } from '@bizamply/contract/connections'

/**
 * Why replies can’t be sent to a platform; null if nothing is known to prevent it. Only supported platforms are listed.
 */
export function sendBlock(list: ConnectionList | undefined, platform: string): 'not-connected' | 'signed-out' | null {
  if (!list) return null
  const summary = Object.entries(list.connections).find(([key]) => key === platform)?.[1]
  if (!summary || summary.data.length === 0) return 'not-connected'
  return summary.data.every((entry) => entry.state === 'signed-out') ? 'signed-out' : null
}

/** Whether an account of the brand is importing past reviews, or is about to. */
export const isImporting = (list: ConnectionList | undefined): boolean =>
  list !== undefined &&
  Object.values(list.connections).some(({ data }) =>
    data.some(({ backfill: { state } }) => state === 'running' || state === 'waiting'),
  )
