import type { ConnectionList } from '@bizamply/contract/connections'

/** Why no reply can go to a platform; null: nothing known against it. Only built platforms are listed. */
export function sendBlock(list: ConnectionList | undefined, platform: string): 'not-connected' | 'signed-out' | null {
  if (!list) return null
  const summary = Object.entries(list.connections).find(([key]) => key === platform)?.[1]
  if (!summary?.connected) return 'not-connected'
  return summary.data.every((entry) => entry.state === 'signed-out') ? 'signed-out' : null
}

export function isImporting(list: ConnectionList | undefined): boolean {
  const state = list?.connections.judgeme.data[0]?.backfill.state
  return state === 'running' || state === 'waiting'
}
