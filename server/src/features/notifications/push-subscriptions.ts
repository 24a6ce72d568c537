import type { PushBrowser } from '@bizamply/contract/push'
import { AppError } from '../../errors.ts'
import type { Services } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { isPushEndpoint, type PushTarget } from '../../push/index.ts'

/** The user and their session: a subscription ends with the session. */
export interface PushPerson {
  userId: string
  sessionId: string
}

/** Maximum per user; the oldest is removed. */
const MOST = 20

export async function listBrowsers(
  { db }: Pick<Services, 'db'>,
  { userId, sessionId }: PushPerson,
): Promise<PushBrowser[]> {
  const rows = await db.inServer((tx) =>
    prepared<{ id: string; device: string; created_at: Date; current: boolean }>(
      tx,
      'push.list',
      `select id, device, created_at, session_id = $2 as current from app.push_subscriptions
       where user_id = $1 order by created_at desc, id`,
      [userId, sessionId],
    ),
  )
  return rows.map(({ created_at: at, ...row }) => ({ ...row, createdAt: at.toISOString() }))
}

/** One per session. An endpoint registered by another user moves only with the browser's own keys. */
export async function subscribe(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, sessionId }: PushPerson,
  { endpoint, p256dh, auth, device }: PushTarget & { device: string },
): Promise<{ id: string }> {
  if (!isPushEndpoint(endpoint)) {
    const message = 'Browser notifications only work with public https URLs.'
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'endpoint', message }] })
  }
  return db.inServer(async (tx) => {
    const [saved] = await prepared<{ id: string }>(tx, 'push.subscribe', upsert, [
      newId(),
      userId,
      sessionId,
      endpoint,
      p256dh,
      auth,
      device,
      now(),
    ])
    if (!saved) throw new AppError('CONFLICT', { message: 'This push URL belongs to another browser.' })
    await prepared(
      tx,
      'push.trim',
      `delete from app.push_subscriptions where user_id = $1 and id <> $2 and (session_id = $3 or id in
         (select id from app.push_subscriptions where user_id = $1 and id <> $2 order by created_at desc offset ${MOST - 1}))`,
      [userId, saved.id, sessionId],
    )
    return saved
  })
}

const upsert = `insert into app.push_subscriptions as s (id, user_id, session_id, endpoint, p256dh, auth, device, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (endpoint) do update set user_id = $2, session_id = $3, p256dh = $5, auth = $6, device = $7, created_at = $8
    where s.user_id = $2 or (s.p256dh = $5 and s.auth = $6)
  returning id`

export async function unsubscribeBrowser({ db }: Pick<Services, 'db'>, userId: string, id: string): Promise<void> {
  const gone = await db.inServer((tx) =>
    prepared(tx, 'push.unsubscribe', 'delete from app.push_subscriptions where id = $2 and user_id = $1 returning id', [
      userId,
      id,
    ]),
  )
  if (gone.length === 0) throw new AppError('NOT_FOUND')
}

export interface StoredTarget extends PushTarget {
  id: string
}

/** A user's subscriptions in active sessions. */
export const targetsOf = (tx: Tx, userId: string, at: Date): Promise<StoredTarget[]> =>
  prepared<StoredTarget>(
    tx,
    'push.targets',
    `select s.id, s.endpoint, s.p256dh, s.auth from app.push_subscriptions s
     join app.sessions n on n.id = s.session_id and n.expires_at > $2 where s.user_id = $1`,
    [userId, at],
  )

/** Deletes subscriptions that the push service reported as expired. */
export async function dropTargets({ db }: Pick<Services, 'db'>, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.inServer((tx) => prepared(tx, 'push.drop', 'delete from app.push_subscriptions where id = any($1)', [ids]))
}

/** Sends a test push to this browser, so that the user sees whether it arrives. */
export async function sendTestPush(
  { db, push, now }: Pick<Services, 'db' | 'push' | 'now'>,
  { userId, sessionId }: PushPerson,
): Promise<void> {
  const [target] = await db.inServer((tx) =>
    prepared<StoredTarget>(
      tx,
      'push.own',
      'select id, endpoint, p256dh, auth from app.push_subscriptions where user_id = $1 and session_id = $2',
      [userId, sessionId],
    ),
  )
  if (!target) throw new AppError('NOT_FOUND', { message: 'Turn on notifications in this browser first.' })
  const message = { id: newId(), title: 'Notifications work in this browser.', path: '/settings?tab=notifications' }
  const outcome = await push.send(target, message)
  if (outcome === 'sent') return
  if (outcome === 'gone') await dropTargets({ db }, [target.id])
  const gone = 'This browser no longer accepts notifications. Turn them off and on again.'
  const failed = `The browser’s push service didn’t respond at ${now().toISOString().slice(11, 16)} UTC. Try again later.`
  throw new AppError(outcome === 'gone' ? 'CONFLICT' : 'SERVICE_UNAVAILABLE', {
    message: outcome === 'gone' ? gone : failed,
  })
}
