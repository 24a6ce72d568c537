import { z } from 'zod'
import { call } from './call.ts'
import { cursor, page, pageLimit } from './paging.ts'
import { planIds } from './plans.ts'

/** What tells whom (docs/how-it-works.md, "Notifications"); a member may switch each off. */
export const notificationKinds = [
  'comment',
  'risk',
  'mention',
  'assigned',
  'woke',
  'bulk',
  'send-failed',
  'send-unknown',
  'connection',
  'change',
  'credits',
  'billing',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  /** Null where it is not about one comment. */
  commentId: z.string().nullable(),
  title: z.string(),
  message: z.string(),
  productName: z.string().nullable(),
  platform: z.string().nullable(),
  time: z.string(),
  rating: z.string().nullable(),
  read: z.boolean(),
})
export type Notification = z.infer<typeof notification>

/** Spec 2 sections 2.1, 3 and 4, with the read state on the server. */
export const notifications = {
  recent: call
    .route({
      method: 'GET',
      path: '/api/comments/notifications/recent',
      summary: 'One’s notifications of the brand, newest first, and how many are unread',
    })
    .input(z.object({ cursor, limit: pageLimit }))
    .output(
      z.object({
        success: z.literal(true),
        notifications: z.array(notification),
        unread: z.number().int(),
        data: z.object({ notifications: z.array(notification), unread: z.number().int(), pagination: page }),
      }),
    ),
  read: call
    .meta({ who: 'member' })
    .route({ method: 'POST', path: '/api/notifications/read', summary: 'Mark some, or all of the brand, as read' })
    .input(
      z
        .object({
          ids: z.array(z.uuid('Not a notification id')).min(1).max(100).optional(),
          all: z.boolean().optional(),
        })
        .refine((given) => Boolean(given.ids) !== Boolean(given.all), {
          path: ['ids'],
          message: 'Name notifications or all, one of the two',
        }),
    )
    .output(z.object({ success: z.literal(true), data: z.object({ unread: z.number().int() }) })),
}

export const preferences = z.object({
  /** How long a send can be taken back; 0 sends at once. */
  undoSeconds: z.number().int().min(0).max(60),
  /** Shortcuts of one key, such as j and k. */
  singleKeys: z.boolean(),
  mutedKinds: z.array(z.enum(notificationKinds)).max(20),
})
export type Preferences = z.infer<typeof preferences>

/** `accountType` is the plan. The whole profile comes with its screen. */
export const profile = z.object({
  name: z.string(),
  email: z.string(),
  accountType: z.enum(planIds),
})

/** What a person set for themselves. */
export const me = {
  profile: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/profile', summary: 'Who one is, and the plan of the company' })
    .output(z.object({ success: z.literal(true), data: profile })),
  preferences: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/preferences', summary: 'What one set for oneself' })
    .output(z.object({ success: z.literal(true), data: preferences })),
  savePreferences: call
    .meta({ who: 'user' })
    .route({ method: 'PUT', path: '/api/preferences', summary: 'Set some of it; the rest stays' })
    .input(preferences.partial())
    .output(z.object({ success: z.literal(true), data: preferences })),
  support: call
    .meta({ who: 'user' })
    .route({ method: 'POST', path: '/api/support', summary: 'Write to whoever runs Bizamply; sent by mail' })
    .input(z.object({ subject: z.string().trim().min(1).max(150), message: z.string().trim().min(1).max(5000) }))
    .output(z.object({ success: z.literal(true) })),
}
