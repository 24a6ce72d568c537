import type { NotificationSettings } from '@bizamply/contract/notification-settings'
import { AppError } from '../../errors.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { enqueueMail } from '../../mail/index.ts'
import { openWish, unsubscribeLinkOf, wishLinkOf } from './unsubscribe-token.ts'

type Marketing = NotificationSettings['marketing']
type Mailing = Pick<Services, 'encryption' | 'queue' | 'now' | 'appUrl'>

const WISH_MS = 7 * 86_400_000
/** Repeated requests send one email in this time. */
const AGAIN_MS = 60_000

export async function readMarketing(tx: Tx, userId: string): Promise<Marketing> {
  const [row] = await prepared<{ is_on: boolean; asked_at: Date | null }>(
    tx,
    'notifications.marketing',
    `select u.marketing_emails as is_on, s.marketing_asked_at as asked_at
     from app.users u left join app.notification_settings s on s.user_id = u.id where u.id = $1`,
    [userId],
  )
  if (row?.is_on) return { state: 'on', askedAt: null }
  if (!row?.asked_at) return { state: 'off', askedAt: null }
  return { state: 'asked', askedAt: row.asked_at.toISOString() }
}

/** Double opt-in: the request sends an email, and only its link subscribes. */
export async function askMarketing(tx: Tx, services: Mailing, userId: string): Promise<void> {
  const { state, askedAt } = await readMarketing(tx, userId)
  const at = services.now()
  if (state === 'on' || (askedAt && at.getTime() - Date.parse(askedAt) < AGAIN_MS)) return
  const [user] = await prepared<{ email: string; name: string; mailed: boolean }>(
    tx,
    'notifications.marketing-address',
    `select email, name, exists (select 1 from app.mails m where m.created_at > $2 and m.template = 'marketing-wish'
       and m.recipient = u.email) as mailed from app.users u where id = $1`,
    [userId, new Date(at.getTime() - AGAIN_MS)],
  )
  if (!user) throw new AppError('NOT_FOUND')
  if (user.mailed)
    throw new AppError('RATE_LIMIT_EXCEEDED', { message: 'Wait a minute before you request another email.' })
  await writeWish(tx, userId, at, at)
  const unsubscribe = unsubscribeLinkOf(services, { userId, marketing: true })
  await enqueueMail(tx, services, {
    template: 'marketing-wish',
    to: user.email,
    locale: 'en',
    values: { name: user.name, link: wishLinkOf(services, userId, at), unsubscribe },
    unsubscribe,
    until: new Date(at.getTime() + WISH_MS),
  })
}

export async function dropMarketing(tx: Tx, userId: string, at: Date): Promise<void> {
  await writeWish(tx, userId, null, at)
  await prepared(
    tx,
    'notifications.marketing-off',
    'update app.users set marketing_emails = false where id = $1 and marketing_emails',
    [userId],
  )
}

/** The link of the email; void once withdrawn or requested again. */
export async function confirmMarketing(
  { db, encryption, now }: Pick<Services, 'db' | 'encryption' | 'now'>,
  token: string,
): Promise<void> {
  const { userId, askedAt } = openWish({ encryption }, token)
  const isOld = now().getTime() - askedAt.getTime() > WISH_MS
  await db.inServer(async (tx) => {
    const confirmed = isOld
      ? []
      : await prepared(
          tx,
          'notifications.marketing-confirm',
          `update app.notification_settings set marketing_asked_at = null, updated_at = $3
           where user_id = $1 and marketing_asked_at = $2 returning user_id`,
          [userId, askedAt, now()],
        )
    if (confirmed.length === 0) {
      const { state } = await readMarketing(tx, userId)
      if (state === 'on') return
      throw new AppError('CONFLICT', {
        message: 'This link is no longer valid. Turn on marketing emails in Settings to get a new one.',
      })
    }
    await prepared(tx, 'notifications.marketing-on', 'update app.users set marketing_emails = true where id = $1', [
      userId,
    ])
  })
}

const writeWish = (tx: Tx, userId: string, askedAt: Date | null, at: Date): Promise<unknown> =>
  prepared(
    tx,
    'notifications.marketing-wish',
    `insert into app.notification_settings (user_id, marketing_asked_at, updated_at) values ($1, $2, $3)
     on conflict (user_id) do update set marketing_asked_at = excluded.marketing_asked_at, updated_at = excluded.updated_at`,
    [userId, askedAt, at],
  )
