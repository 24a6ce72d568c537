import type { ConnectionList } from '@bizamply/contract/connections'

/** Where comments come from. */
export const sources = ['judgeme', 'yotpo', 'instagram', 'facebook', 'tiktok'] as const

/** Whether there is anything to say of them: most of the time there is not. */
export function needsNotice({ connections }: ConnectionList): boolean {
  const entries = sources.flatMap((key) => connections[key].data.slice(0, 1))
  return (
    entries.length === 0 || entries.some(({ state, backfill }) => state !== 'connected' || backfill.state !== 'done')
  )
}
