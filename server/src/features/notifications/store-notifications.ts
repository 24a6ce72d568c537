import type { Stored } from './plan-sends.ts'
import { notificationKinds } from '@bizamply/contract/notification-kinds'
import { hasChannel, usualChannels } from '@bizamply/contract/notification-channels'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import { planSends } from './plan-sends.ts'

/** The columns of a notification besides its company; `at` is when it happened. */
export interface Candidates {
  /** Name of the prepared statement. */
  name: string
  /** Selects brand_id, user_id, kind, comment_id, actor_id, details, once_key and at; its values begin at $3. */
  select: string
  values: unknown[]
  /** For a repeated cause: raise the row as unread, or keep it unchanged. */
  again: 'raise' | 'leave'
}

/**
 * The only place that creates notifications. Only users with a role in the brand get them, by their chosen channels;
 * mail and push are queued in the same transaction. Rows hidden from the bell are kept for the count.
 */
export async function storeNotifications(
  tx: Tx,
  where: Pick<Ctx, 'companyId' | 'now'>,
  { name, select, values, again }: Candidates,
): Promise<void> {
  const stored = await prepared<Stored>(tx, `notifications.${name}`, statement(select, again), [
    where.companyId,
    usual,
    ...values,
  ])
  await planSends(tx, where, stored)
  const shown = stored.filter((one) => one.in_app)
  for (const [brandId, rows] of Map.groupBy(shown, (one) => one.brand_id))
    await ringBell(tx, { ...where, brandId }, rows)
}

/** One event per user, which refreshes their bell. */
export async function ringBell(
  tx: Tx,
  where: Pick<Ctx, 'companyId' | 'brandId' | 'now'>,
  rows: { user_id: string }[],
): Promise<void> {
  const users = [...new Set(rows.map((one) => one.user_id))]
  if (users.length > 0) await emit(tx, where, 'notification', users)
}

const usual = JSON.stringify(
  notificationKinds.map((kind) => ({ kind, ...usualChannels[kind], has_push: hasChannel(kind, 'push') })),
)

const raise = `update set created_at = excluded.created_at, read_at = null, actor_id = excluded.actor_id,
  details = excluded.details, in_app = excluded.in_app`

const statement = (select: string, again: Candidates['again']): string => `with candidates as materialized (${select}),
  readers as materialized (select p.user_id, p.brand_id, exists (select 1 from app.notification_mutes q
      where q.company_id = $1 and q.user_id = p.user_id and q.brand_id = p.brand_id) as muted
    from (select distinct user_id, brand_id from candidates) p
    join app.members m on m.company_id = $1 and m.user_id = p.user_id
    where app.brand_role($1, p.user_id, p.brand_id) is not null),
  preferences as materialized (select r.user_id, r.brand_id, k.kind,
      not r.muted and coalesce(h.in_app, k."inApp", false) as in_app,
      not r.muted and coalesce(h.mail, k.mail, false) as mail,
      not r.muted and coalesce(k.has_push, false) and coalesce(h.push, k.push, false)
        and exists (select 1 from app.push_subscriptions s where s.user_id = r.user_id) as push
    from readers r
    cross join jsonb_to_recordset($2::jsonb) as k(kind text, "inApp" boolean, mail boolean, push boolean, has_push boolean)
    left join lateral (select bool_or(c.is_on) filter (where c.channel = 'inApp') as in_app,
        bool_or(c.is_on) filter (where c.channel = 'mail') as mail,
        bool_or(c.is_on) filter (where c.channel = 'push') as push
      from app.notification_choices c where c.user_id = r.user_id and c.event = k.kind) h on true
    where k.kind in (select kind from candidates)),
  stored as (insert into app.notifications (company_id, id, brand_id, user_id, kind, comment_id, actor_id, details,
      once_key, created_at, in_app)
    select $1, gen_random_uuid(), c.brand_id, c.user_id, c.kind, c.comment_id, c.actor_id, c.details, c.once_key, c.at,
      w.in_app
    from candidates c join preferences w on w.user_id = c.user_id and w.brand_id = c.brand_id and w.kind = c.kind
    on conflict (company_id, user_id, once_key) do ${again === 'raise' ? raise : 'nothing'}
    returning id, user_id, brand_id, kind, in_app)
  select s.*, w.mail, w.push from stored s
  join preferences w on w.user_id = s.user_id and w.brand_id = s.brand_id and w.kind = s.kind`
