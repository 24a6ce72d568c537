import type { RefusalReason } from '@bizamply/contract/operations-choices'
import type { Database } from './database.ts'

/** Prefix of the buckets in `app.limits` that count refused webhooks per hour. */
export const REFUSED_WEBHOOKS = 'webhook-refused:'

const HOUR_MS = 3_600_000

export interface Refusal {
  platform: string
  reason: RefusalReason
  companyId: string | null
}

/**
 * Counted, never stored: unauthenticated requests must not fill tables. The bucket contains the
 * company's id, so erasing the company deletes its counts.
 */
export async function countRefusal(db: Database, { platform, reason, companyId }: Refusal, now: Date): Promise<void> {
  await db.global.$client.query({
    name: 'refused-webhooks.count',
    // A count isn't worth waiting for the disk.
    text: `insert into app.limits as l (bucket, window_at, count)
      select $1, $2, 1 from (select set_config('synchronous_commit', 'off', true)) as later
      on conflict (bucket, window_at) do update set count = l.count + 1`,
    values: [
      `${REFUSED_WEBHOOKS}${platform}:${reason}:${companyId ?? ''}`,
      new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS),
    ],
  })
}

/** Hours with refused webhooks since a time, newest first. */
export async function readRefusals(db: Database, since: Date): Promise<(Refusal & { hour: Date; count: number })[]> {
  const { rows } = await db.global.$client.query<Refusal & { hour: Date; count: number }>({
    name: 'refused-webhooks.read',
    text: `select split_part(bucket, ':', 2) as platform, split_part(bucket, ':', 3) as reason,
        nullif(split_part(bucket, ':', 4), '') as "companyId", window_at as hour, count
      from app.limits where window_at >= $1 and bucket like '${REFUSED_WEBHOOKS}%'
      order by window_at desc, bucket`,
    values: [since],
  })
  return rows
}
