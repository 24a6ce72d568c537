import { sql } from 'drizzle-orm'
import { dateWriter } from '@bizamply/contract/date-writer'
import { defaultTimezone, type DateFormat } from '@bizamply/contract/formats'
import { enqueueMail } from '../../mail/index.ts'
import type { AuthParts } from './auth-parts.ts'
import type { Origin } from './origin.ts'
import { countryOf } from './country-of.ts'
import { deviceOf } from './device.ts'
import { knownBrowser } from './known-browser.ts'
import { plainAddress } from './plain-address.ts'

type Parts = Pick<AuthParts, 'db' | 'now' | 'hash' | 'services'>

/**
 * Mails a person who signed in from a new browser, unless they switched it off. The first sign-in of an account sends
 * nothing. A failure here never blocks the sign-in.
 */
export async function notifyNewDevice(
  parts: Parts,
  login: { id: string; userId: string },
  from: Origin,
): Promise<void> {
  try {
    const reader = await readReader(parts, login)
    if (!reader || knownBrowser(parts.hash, from.headers, reader.email)) return
    await mail(parts, reader, from)
  } catch (error) {
    parts.services.log.error({ err: error, userId: login.userId }, 'new-device mail failed')
  }
}

interface Reader extends Record<string, unknown> {
  email: string
  name: string
  locale: string
  timezone: string | null
  dateFormat: DateFormat
}

/** Null if they switched the mail off or never signed in before; logins older than a year are deleted. */
async function readReader({ db, now }: Parts, { id, userId }: { id: string; userId: string }): Promise<Reader | null> {
  const aYearAgo = new Date(now().getTime() - YEAR_MS).toISOString()
  const { rows } = await db.global.execute<Reader>(sql`
    select u.email, coalesce(nullif(u.first_name, ''), u.name) as name, u.locale, u.timezone,
      u.date_format as "dateFormat"
    from app.users u where u.id = ${userId} and u.login_notifications
      and (u.created_at < ${aYearAgo}::timestamptz or exists (select 1 from app.logins l
        where l.user_id = u.id and l.success and l.method <> 'reset' and l.id <> ${id}))`)
  return rows[0] ?? null
}

async function mail(parts: Parts, reader: Reader, { headers, address }: Origin): Promise<void> {
  const { email: to, name, locale, dateFormat } = reader
  const values = {
    name,
    device: deviceOf(headers.get('user-agent')),
    place: `${await countryOf(address)}, ${plainAddress(address)}`,
    time: timeOf(parts.now(), reader, dateFormat),
    link: `${parts.services.appUrl}/profile?tab=security`,
  }
  await parts.db.inServer((tx) => enqueueMail(tx, parts.services, { template: 'new-sign-in', to, locale, values }))
}

function timeOf(at: Date, { locale, timezone }: Reader, dateFormat: DateFormat): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  return dateWriter(locale, { ...day, ...clock, timeZone: timezone ?? defaultTimezone }, dateFormat).format(at)
}

const YEAR_MS = 365 * 86_400_000
