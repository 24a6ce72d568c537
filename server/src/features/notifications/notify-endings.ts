import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { addNotifications, type Place } from './add-notifications.ts'

/** A job over many comments ended: whoever began it may be elsewhere by now. */
export async function notifyBulkEnded(
  tx: Tx,
  ctx: Place,
  ended: { jobId: string; userId: string | null; details: Record<string, unknown> },
): Promise<void> {
  const { jobId, userId, details } = ended
  if (userId === null) return
  // They began it, and are told all the same.
  const place = { ...ctx, actor: null }
  const onceKey = `bulk:${jobId}`
  await addNotifications(tx, place, [
    { userId, kind: 'bulk', commentId: null, details: { ...details, jobId }, onceKey },
  ])
}

/**
 * A reply that was to leave later, or that was told of only `later`, did not arrive, or nobody knows: told to who sent it,
 * who has looked away since.
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

/** A file was imported, or the import broke off: whoever started it may be elsewhere by now. */
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

/** A report is ready: whoever set it up is told. */
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

/** A service let a brand in no more: the admins are to connect it again. */
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
