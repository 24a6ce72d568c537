import { z } from 'zod'
import { call, response, unaudited } from './call.ts'
import { notificationGroups, notificationKinds } from './notification-kinds.ts'
import { notificationChoices } from './notification-settings.ts'
import { cursor, page, pageLimit } from './paging.ts'

export const notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  /** Null if it isn't about one comment. */
  commentId: z.string().nullable(),
  /** The project that it is about. */
  projectId: z.string().nullable(),
  /** The topic radar alert that it is about. */
  alertId: z.string().nullable(),
  /** The bulk job that ended. */
  jobId: z.string().nullable(),
  title: z.string(),
  message: z.string(),
  productName: z.string().nullable(),
  platform: z.string().nullable(),
  time: z.string(),
  rating: z.string().nullable(),
  /** Of its comment, such as `injury`. */
  risks: z.array(z.string()),
  read: z.boolean(),
})
export type Notification = z.infer<typeof notification>

export const notifications = {
  recent: call
    .route({
      method: 'GET',
      path: '/api/comments/notifications/recent',
      summary: 'List your notifications for the brand, newest first, and the unread count',
    })
    .input(z.object({ cursor, limit: pageLimit, group: z.enum(notificationGroups).optional() }))
    .output(
      z.object({
        success: z.literal(true),
        notifications: z.array(notification),
        unread: z.number().int(),
        data: z.object({ notifications: z.array(notification), unread: z.number().int(), pagination: page }),
      }),
    ),
  read: call
    .meta({ who: 'member', whileLeaving: true })
    .meta(unaudited('own-settings'))
    .route({
      method: 'POST',
      path: '/api/notifications/read',
      summary: 'Mark some or all of the brand’s notifications as read',
    })
    .input(
      z
        .object({
          ids: z.array(z.uuid('Invalid notification ID')).min(1).max(100).optional(),
          all: z.boolean().optional(),
        })
        .refine((given) => Boolean(given.ids) !== Boolean(given.all), {
          path: ['ids'],
          message: 'Send either notification IDs or all',
        }),
    )
    .output(response(z.object({ unread: z.number().int() }))),
  ...notificationChoices,
}
