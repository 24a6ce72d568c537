import type { Tx } from '../../db/database.ts'
import { addNotifications, type Place } from './add-notifications.ts'

/** More than this are grouped into one notification. */
const EACH = 5

export async function notifyMentioned(
  tx: Tx,
  ctx: Place,
  { commentId, noteId, userIds }: { commentId: string; noteId: string; userIds: string[] },
): Promise<void> {
  const onceKey = `mention:${noteId}`
  await addNotifications(
    tx,
    ctx,
    [...new Set(userIds)].map((userId) => ({ userId, kind: 'mention', commentId, details: {}, onceKey })),
  )
}

/** Notifies assignees of assigned comments; `userId` is null if they were unassigned. */
export async function notifyAssigned(
  tx: Tx,
  ctx: Place,
  { commentIds, userId }: { commentIds: string[]; userId: string | null },
): Promise<void> {
  const [first] = commentIds
  if (userId === null || !first) return
  const many = commentIds.length > EACH
  const onceKey = `assigned-many:${first}:${commentIds.length}`
  const one = { userId, kind: 'assigned' as const, commentId: null, details: { count: commentIds.length }, onceKey }
  const each = commentIds.map((commentId) => ({ ...one, commentId, details: {}, onceKey: `assigned:${commentId}` }))
  await addNotifications(tx, ctx, many ? [one] : each)
}

/** Notifies the new assignee of an alert; present.ts builds the text from `details`. */
export async function notifyAlertAssigned(
  tx: Tx,
  ctx: Place,
  userId: string,
  details: { alertId: string; [more: string]: unknown },
): Promise<void> {
  const onceKey = `assigned-alert:${details.alertId}`
  await addNotifications(tx, ctx, [{ userId, kind: 'assigned', commentId: null, details, onceKey }])
}

/** Comments whose snooze ended, each with the user concerned. */
export async function notifySnoozeEnded(
  tx: Tx,
  ctx: Place,
  woken: { commentId: string; userId: string | null }[],
): Promise<void> {
  await addNotifications(
    tx,
    ctx,
    woken.flatMap(({ commentId, userId }) =>
      userId === null ? [] : [{ userId, kind: 'woke' as const, commentId, details: {}, onceKey: `woke:${commentId}` }],
    ),
  )
}
