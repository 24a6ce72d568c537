import { withUsual, type Choices } from '@bizamply/contract/notification-channels'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { readChosen } from './choices.ts'
import { mailDue, pushDue, type PersonClock } from './due.ts'
import { readClocks } from './plan-sends.ts'
import type { NotificationRow } from './present.ts'

/** A due mail or push, with the data for its text. */
export interface DueSend extends NotificationRow {
  send_id: string
  channel: 'mail' | 'push'
  attempts: number
  queued_at: Date
  brand: string
  brand_id: string
  /** Its comment is hidden or removed, or the user lost access to the brand or unsubscribed. */
  is_shown: boolean
  may_see: boolean
}

export interface Person {
  companyId: string
  userId: string
}

/** More than this wait for the next run. */
const MOST = 500

/** Locks what is due for a user and still wanted; the rest is postponed or dropped by their current settings. */
export async function takeDue(tx: Tx, ctx: Pick<Ctx, 'now'>, person: Person): Promise<DueSend[]> {
  const { companyId, userId } = person
  const now = ctx.now()
  const due = await prepared<DueSend>(tx, 'notifications.due', statement, [companyId, userId, now, MOST])
  if (due.length === 0) return []
  const choices = withUsual(await readChosen(tx, userId))
  const clock = (await readClocks(tx, [userId])).get(userId)
  const [taken, later, dropped]: [DueSend[], { id: string; at: Date }[], string[]] = [[], [], []]
  for (const send of due) {
    const at = clock && isStillChosen(send, choices) ? whenDue(send, clock) : null
    if (!at) dropped.push(send.send_id)
    else if (at > now) later.push({ id: send.send_id, at })
    else taken.push(send)
  }
  await end(tx, companyId, dropped, 'dropped')
  await prepared(
    tx,
    'notifications.put-off',
    `update app.notification_sends s set due_at = t.at from unnest($2::uuid[], $3::timestamptz[]) as t(id, at)
     where s.company_id = $1 and s.id = t.id`,
    [companyId, later.map((one) => one.id), later.map((one) => one.at)],
  )
  return taken
}

export async function end(tx: Tx, companyId: string, ids: string[], state: 'sent' | 'dropped', mailId?: string) {
  if (ids.length === 0) return
  await prepared(
    tx,
    'notifications.end-sends',
    'update app.notification_sends set state = $3, mail_id = $4 where company_id = $1 and id = any($2)',
    [companyId, ids, state, mailId ?? null],
  )
}

// No mail for a notification already read in the console.
const isStillChosen = (send: DueSend, choices: Choices): boolean =>
  send.is_shown && send.may_see && choices[send.kind][send.channel] && !(send.read && send.channel === 'mail')

/** A retried push is due immediately. */
function whenDue({ channel, kind, queued_at: at, attempts }: DueSend, clock: PersonClock): Date | null {
  if (channel === 'mail') return mailDue(kind, at, clock)
  return attempts > 0 ? at : pushDue(kind, at, clock)
}

const statement = `select s.id as send_id, s.channel, s.attempts, s.created_at as queued_at, n.id, n.kind, n.comment_id, n.details,
    n.created_at, n.read_at is not null as read, b.name as brand, b.id as brand_id, a.name as actor_name, c.author_name,
    c.platform, c.rating, left(c.content, 500) as content, p.title as product_title, c.risks,
    (select u.number_format from app.users u where u.id = $2) as number_format,
    n.comment_id is null or (c.id is not null and c.triage_state <> 'hidden') as is_shown,
    b.archived_at is null and app.brand_role($1, $2, n.brand_id) is not null
      and exists (select 1 from app.users u where u.id = $2 and u.status = 'active')
      and exists (select 1 from app.companies o where o.company_id = $1 and o.status in ('active', 'leaving'))
      and not exists (select 1 from app.notification_mutes q
        where q.company_id = $1 and q.user_id = $2 and q.brand_id = n.brand_id) as may_see
  from app.notification_sends s
  join app.notifications n on n.company_id = $1 and n.id = s.notification_id
  join app.brands b on b.company_id = $1 and b.id = n.brand_id
  left join app.comments c on c.company_id = $1 and c.id = n.comment_id
  left join app.products p on p.company_id = $1 and p.id = c.product_id
  left join app.users a on a.id = n.actor_id
  where s.company_id = $1 and s.user_id = $2 and s.state = 'waiting' and s.due_at <= $3
  order by n.created_at desc, n.id desc limit $4 for update of s skip locked`
