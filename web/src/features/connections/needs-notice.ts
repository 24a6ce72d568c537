import type { ConnectionList } from '@bizamply/contract/connections'

/** Services that bring in comments. */
export const sources = ['judgeme', 'yotpo', 'instagram', 'facebook', 'tiktok'] as const

/** Whether new comments can arrive at all: false if no source is connected. */
export const hasSource = ({ connections }: ConnectionList): boolean =>
  sources.some((key) => connections[key].data.length > 0)

/** Whether SyncNotice has anything to show; usually it doesn’t. */
export function needsNotice({ connections }: ConnectionList): boolean {
  const entries = sources.flatMap((key) => connections[key].data.slice(0, 1))
  return (
    entries.length === 0 || entries.some(({ state, backfill }) => state !== 'connected' || backfill.state !== 'done')
  )
}
