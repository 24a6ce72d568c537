import type { Person } from './of-company.ts'
import { usualQuiet, withUsual, type QuietHours, type Rhythm } from '@bizamply/contract/notification-channels'
import type { NotificationChange, NotificationSettings } from '@bizamply/contract/notification-settings'
import type { Services } from '../../context.ts'
import { emit } from '../../db/events.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { removeMailStop, stoppedSince } from '../../mail/index.ts'
import { readChosen, writeChoices } from './choices.ts'
import { muteBrands, readCompany } from './of-company.ts'
import { askMarketing, dropMarketing, readMarketing } from './marketing.ts'

type Reading = Pick<Services, 'db' | 'now'>

const WEEK_MS = 7 * 86_400_000

export async function readSettings(services: Reading, person: Person): Promise<NotificationSettings> {
  const { db, now } = services
  const { userId, email } = person
  const own = await db.inServer(async (tx) => ({
    choices: withUsual(await readChosen(tx, userId)),
    ...(await readRhythm(tx, userId)),
    marketing: await readMarketing(tx, userId),
  }))
  const stoppedAt = await stoppedSince(db, email)
  const [from, to] = [new Date(now().getTime() - WEEK_MS), now()]
  const { brands, counts } = await readCompany(services, person, from)
  return {
    ...own,
    brands,
    week: { from: from.toISOString(), to: to.toISOString(), counts },
    mail: { address: email, stoppedAt: stoppedAt?.toISOString() ?? null },
  }
}

/** Updates the given fields; pending emails follow the new settings. The user's other tabs are notified. */
export async function saveSettings(
  services: Reading,
  person: Person,
  { choices, rhythm, quiet, mutedBrands }: NotificationChange,
): Promise<NotificationSettings> {
  const { db, now } = services
  const { userId, companyId } = person
  if (mutedBrands) await muteBrands(services, person, mutedBrands)
  await db.inServer(async (tx) => {
    if (choices) await writeChoices(tx, userId, choices)
    if (rhythm ?? quiet) await writeRhythm(tx, userId, { rhythm, quiet }, now())
  })
  if (companyId) {
    await db.inCompany(companyId, async (tx) => {
      await prepared(
        tx,
        'notifications.due-now',
        `update app.notification_sends set due_at = $3 where company_id = $1 and user_id = $2 and state = 'waiting'`,
        [companyId, userId, now()],
      )
      await emit(tx, { companyId, brandId: null, now }, 'preferences', [userId])
    })
  }
  return readSettings(services, person)
}

export async function setMarketing(services: Services, person: Person, on: boolean): Promise<NotificationSettings> {
  await services.db.inServer((tx) =>
    on ? askMarketing(tx, services, person.userId) : dropMarketing(tx, person.userId, services.now()),
  )
  return readSettings(services, person)
}

export async function resumeMail(services: Reading, person: Person): Promise<NotificationSettings> {
  await removeMailStop(services.db, person.email)
  return readSettings(services, person)
}

async function readRhythm(tx: Tx, userId: string): Promise<{ rhythm: Rhythm; quiet: QuietHours }> {
  const [row] = await prepared<{ rhythm: Rhythm; quiet: QuietHours }>(
    tx,
    'notifications.rhythm',
    `select rhythm, json_build_object('on', quiet_on, 'from', quiet_from, 'to', quiet_to) as quiet
     from app.notification_settings where user_id = $1`,
    [userId],
  )
  return row ?? { rhythm: 'urgent', quiet: usualQuiet }
}

async function writeRhythm(
  tx: Tx,
  userId: string,
  { rhythm, quiet }: Pick<NotificationChange, 'rhythm' | 'quiet'>,
  at: Date,
): Promise<void> {
  await prepared(
    tx,
    'notifications.set-rhythm',
    `insert into app.notification_settings as s (user_id, rhythm, quiet_on, quiet_from, quiet_to, updated_at)
     values ($1, coalesce($2, 'urgent'), coalesce($3, false), coalesce($4, 20), coalesce($5, 7), $6)
     on conflict (user_id) do update set rhythm = coalesce($2, s.rhythm), quiet_on = coalesce($3, s.quiet_on),
       quiet_from = coalesce($4, s.quiet_from), quiet_to = coalesce($5, s.quiet_to), updated_at = $6`,
    [userId, rhythm ?? null, quiet?.on ?? null, quiet?.from ?? null, quiet?.to ?? null, at],
  )
}
