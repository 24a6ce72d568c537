import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { addNotifications, type Place } from './add-notifications.ts'

/** Notifies the user who started a bulk job of its end. */
export async function notifyBulkEnded(
  tx: Tx,
  ctx: Place,
  ended: { jobId: string; userId: string | null; details: Record<string, unknown> },
): Promise<void> {
  const { jobId, userId, details } = ended
  if (userId === null) return
  // Also notifies the actor: they started it and may have left the screen.
  const place = { ...ctx, actor: null }
  const onceKey = `bulk:${jobId}`
  await addNotifications(tx, place, [
    { userId, kind: 'bulk', commentId: null, details: { ...details, jobId }, onceKey },
  ])
}

/**
 * Notifies the sender of a delayed reply, or of one that is reported only `later`, that it failed or has an unknown
 * outcome.
 */
export async function notifySend(
  tx: Tx,
  ctx: Place,
  { kind, deliveryId, later = false }: { kind: 'send-failed' | 'send-unknown'; deliveryId: string; later?: boolean },
): Promise<void> {
  const [row] = await prepared<{ comment_id: string; brand_id: string; user_id: string | null; reason: string | null }>(
    tx,
    'notifications.delivery',
    `select comment_id, brand_id, user_id, reason from app.deliveries
     where company_id = $1 and id = $2 and (due_at > created_at or $3)`,
    [ctx.companyId, deliveryId, later],
  )
  if (!row?.user_id) return
  const { comment_id: commentId, brand_id: brandId, user_id: userId, reason } = row
  const onceKey = `${kind}:${deliveryId}`
  await addNotifications(tx, { ...ctx, brandId, actor: null }, [
    { userId, kind, commentId, details: { reason }, onceKey },
  ])
}

/** Notifies the user who started an import of its end or failure. */
export async function notifyImportEnded(
  tx: Tx,
  ctx: Place,
  ended: { jobId: string; userId: string | null; details: Record<string, unknown> },
): Promise<void> {
  const { jobId, userId, details } = ended
  if (userId === null) return
  const place = { ...ctx, actor: null }
  await addNotifications(tx, place, [{ userId, kind: 'import', commentId: null, details, onceKey: `import:${jobId}` }])
}

/** Notifies the user who set up a report that it is ready. */
export async function notifyReportReady(
  tx: Tx,
  ctx: Place,
  ready: { runId: string; userId: string | null; title: string },
): Promise<void> {
  const { runId, userId, title } = ready
  if (userId === null) return
  const details = { title, runId }
  const onceKey = `report:${runId}`
  await addNotifications(tx, { ...ctx, actor: null }, [{ userId, kind: 'report', commentId: null, details, onceKey }])
}

/** Notifies the admins of a disconnected connection, so that they reconnect it. */
export async function notifySignedOut(
  tx: Tx,
  ctx: Place,
  broken: { platform: string; brandId: string; reason: string },
): Promise<void> {
  const { platform, brandId, reason } = broken
  const admins = await prepared<{ user_id: string }>(
    tx,
    'notifications.admins',
    `select user_id from app.members where company_id = $1 and app.brand_role($1, user_id, $2) = 'admin'`,
    [ctx.companyId, brandId],
  )
  const onceKey = `connection:${brandId}:${platform}`
  await addNotifications(
    tx,
    { ...ctx, brandId, actor: null },
    admins.map(({ user_id: userId }) => ({
      userId,
      kind: 'connection',
      commentId: null,
      details: { platform, reason },
      onceKey,
    })),
  )
}
