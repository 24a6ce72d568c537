import { sql } from 'drizzle-orm'
import { dateWriter } from '@bizamply/contract/date-writer'
import { defaultTimezone, type DateFormat } from '@bizamply/contract/formats'
import { enqueueMail } from '../../mail/index.ts'
import type { AuthDependencies } from './dependencies.ts'
import type { Origin } from './origin.ts'
import { countryOf } from './country-of.ts'
import { deviceOf } from './device.ts'
import { knownBrowser } from './known-browser.ts'
import { plainAddress } from './plain-address.ts'

type Dependencies = Pick<AuthDependencies, 'db' | 'now' | 'hash' | 'services'>

/**
 * Emails a user who signed in from a new browser, unless they turned it off. The first sign-in of an account sends
 * nothing. A failure here never blocks the sign-in.
 */
export async function notifyNewDevice(
  deps: Dependencies,
  login: { id: string; userId: string },
  from: Origin,
): Promise<void> {
  try {
    const reader = await readReader(deps, login)
    if (!reader || knownBrowser(deps.hash, from.headers, reader.email)) return
    await mail(deps, reader, from)
  } catch (error) {
    deps.services.log.error({ err: error, userId: login.userId }, 'new-device mail failed')
  }
}

interface Reader extends Record<string, unknown> {
  email: string
  name: string
  locale: string
  timezone: string | null
  dateFormat: DateFormat
}

/** Null if they turned the email off or never signed in before; logins older than a year are deleted. */
async function readReader(
  { db, now }: Dependencies,
  { id, userId }: { id: string; userId: string },
): Promise<Reader | null> {
  const aYearAgo = new Date(now().getTime() - YEAR_MS).toISOString()
  const { rows } = await db.global.execute<Reader>(sql`
    select u.email, coalesce(nullif(u.first_name, ''), u.name) as name, u.locale, u.timezone,
      u.date_format as "dateFormat"
    from app.users u where u.id = ${userId} and u.login_notifications
      and (u.created_at < ${aYearAgo}::timestamptz or exists (select 1 from app.logins l
        where l.user_id = u.id and l.success and l.method <> 'reset' and l.id <> ${id}))`)
  return rows[0] ?? null
}

async function mail(deps: Dependencies, reader: Reader, { headers, address }: Origin): Promise<void> {
  const { email: to, name, locale, dateFormat } = reader
  const values = {
    name,
    device: deviceOf(headers.get('user-agent')),
    place: `${await countryOf(address)}, ${plainAddress(address)}`,
    time: timeOf(deps.now(), reader, dateFormat),
    link: `${deps.services.appUrl}/profile?tab=security`,
  }
  await deps.db.inServer((tx) => enqueueMail(tx, deps.services, { template: 'new-sign-in', to, locale, values }))
}

function timeOf(at: Date, { locale, timezone }: Reader, dateFormat: DateFormat): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  return dateWriter(locale, { ...day, ...clock, timeZone: timezone ?? defaultTimezone }, dateFormat).format(at)
}

const YEAR_MS = 365 * 86_400_000
