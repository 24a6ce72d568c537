import { rates, type RateName } from '@bizamply/contract/limits'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

export interface Taken {
  allowed: boolean
  retryAfterSeconds: number
  giveBack(): Promise<void>
}

/** Counts one attempt in a fixed window that all processes share. */
export async function take(db: Database, name: RateName, subject: string, now: Date): Promise<Taken> {
  const { max, seconds } = rates[name]
  const windowAt = new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000)
  const bucket = `${name}:${subject}`
  const { rows } = await db.global.execute<{ count: number }>(sql`
    insert into app.limits as l (bucket, window_at, count) values (${bucket}, ${windowAt.toISOString()}::timestamptz, 1)
    on conflict (bucket, window_at) do update set count = l.count + 1 returning count`)
  const count = rows[0]?.count ?? 1
  const retryAfterSeconds = Math.max(1, Math.ceil((windowAt.getTime() + seconds * 1000 - now.getTime()) / 1000))
  return {
    allowed: count <= max,
    retryAfterSeconds,
    giveBack: async () => {
      await db.global.execute(sql`
        update app.limits set count = count - 1
        where bucket = ${bucket} and window_at = ${windowAt.toISOString()}::timestamptz`)
    },
  }
}
