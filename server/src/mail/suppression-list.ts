import { sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Database } from '../db/database.ts'
import { readBounces } from './read-bounces.ts'

type Stops = Pick<Database, 'global'>

/** Mail to this address bounced: optional mail stops. */
export async function stopMail({ global }: Stops, address: string, reason: string, at: Date): Promise<void> {
  await global.execute(sql`insert into app.mail_stops (address, reason, stopped_at)
    values (${address.toLowerCase()}, ${reason}, ${at.toISOString()}) on conflict (address) do nothing`)
}

/** The address works again, or its user says so. */
export async function removeMailStop({ global }: Stops, address: string): Promise<void> {
  await global.execute(sql`delete from app.mail_stops where address = ${address.toLowerCase()}`)
}

export async function stoppedSince({ global }: Stops, address: string): Promise<Date | null> {
  const { rows } = await global.execute<{ at: string }>(
    sql`select stopped_at as at from app.mail_stops where address = ${address.toLowerCase()}`,
  )
  return rows[0] ? new Date(rows[0].at) : null
}

export const isStopped = async (stops: Stops, address: string): Promise<boolean> =>
  (await stoppedSince(stops, address)) !== null

/** A mail service's report; only for users with an account, because only they get optional mail. */
export async function stopBounced({ db, now }: Pick<Services, 'db' | 'now'>, body: unknown): Promise<void> {
  const addresses = readBounces(body).map((one) => one.trim().toLowerCase())
  if (addresses.length === 0) return
  await db.global.execute(sql`insert into app.mail_stops (address, reason, stopped_at)
    select lower(email), 'reported', ${now().toISOString()}::timestamptz from app.users
    where lower(email) = any(${sql.param(addresses)}::text[]) on conflict (address) do nothing`)
}
