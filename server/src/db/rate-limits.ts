import { rateLimits, type RateLimitName } from '@bizamply/contract/rate-limits'
import { AppError } from '../errors.ts'
import type { Database } from './database.ts'

export interface Taken {
  allowed: boolean
  retryAfterSeconds: number
  restore(): Promise<void>
}

/** Counts an attempt and rejects it beyond the limit, with this message if given. */
export async function spend(
  db: Database,
  name: RateLimitName,
  subject: string,
  now: Date,
  message?: string,
): Promise<Taken> {
  const taken = await take(db, name, subject, now)
  if (taken.allowed) return taken
  const { retryAfterSeconds } = taken
  throw new AppError('RATE_LIMIT_EXCEEDED', { ...(message ? { message } : {}), details: { retryAfterSeconds } })
}

/** Counts an attempt in a fixed window shared by all processes. */
export async function take(db: Database, name: RateLimitName, subject: string, now: Date): Promise<Taken> {
  const { max, seconds } = rateLimits[name]
  const windowAt = new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000)
  const bucket = `${name}:${subject}`
  const { rows } = await db.global.$client.query<{ count: number }>({
    name: 'limits.take',
    // A count isn't worth waiting for the disk: a crash loses the last second.
    text: `insert into app.limits as l (bucket, window_at, count)
      select $1, $2, 1 from (select set_config('synchronous_commit', 'off', true)) as later
      on conflict (bucket, window_at) do update set count = l.count + 1 returning count`,
    values: [bucket, windowAt],
  })
  const count = rows[0]?.count ?? 1
  const retryAfterSeconds = Math.max(1, Math.ceil((windowAt.getTime() + seconds * 1000 - now.getTime()) / 1000))
  return {
    allowed: count <= max,
    retryAfterSeconds,
    restore: async () => {
      const text = 'update app.limits set count = count - 1 where bucket = $1 and window_at = $2'
      await db.global.$client.query(text, [bucket, windowAt])
    },
  }
}
