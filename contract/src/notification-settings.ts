import { z } from 'zod'
import { call, response, unaudited } from './call.ts'
import { rhythms } from './notification-channels.ts'
import { formerKinds, notificationKinds } from './notification-kinds.ts'

const channelsOf = z.object({ inApp: z.boolean(), mail: z.boolean(), push: z.boolean() })
const hour = z.number().int().min(0, 'Choose an hour from 0 to 23').max(23, 'Choose an hour from 0 to 23')
const quiet = z.object({ on: z.boolean(), from: hour, to: hour })

/** A person's notification settings, and the number of their events in the last 7 days. */
export const notificationSettings = z.object({
  choices: z.record(z.enum(notificationKinds), channelsOf),
  rhythm: z.enum(rhythms),
  /** Full hours in the person's timezone. */
  quiet,
  /** Brands in which the person has a role. */
  brands: z.array(z.object({ id: z.string(), name: z.string(), muted: z.boolean() })),
  week: z.object({
    from: z.string(),
    to: z.string(),
    counts: z.array(z.object({ kind: z.enum(notificationKinds), brandId: z.string(), count: z.number().int() })),
  }),
  mail: z.object({
    address: z.string(),
    /** Since when mail is paused because it bounced; null while it is delivered. */
    stoppedAt: z.string().nullable(),
  }),
  marketing: z.object({ state: z.enum(['off', 'asked', 'on']), askedAt: z.string().nullable() }),
})
export type NotificationSettings = z.infer<typeof notificationSettings>

const answer = response(notificationSettings)

/** Omitted fields don't change. */
const change = z.object({
  choices: z.partialRecord(z.enum([...notificationKinds, ...formerKinds]), channelsOf.partial().strict()).optional(),
  rhythm: z.enum(rhythms).optional(),
  quiet: quiet
    .refine(({ on, from, to }) => !on || from !== to, {
      path: ['to'],
      message: 'Choose different start and end times for quiet hours',
    })
    .optional(),
  mutedBrands: z.array(z.uuid('Invalid brand ID')).max(200).optional(),
})
export type NotificationChange = z.infer<typeof change>

const token = z.string().min(1, 'This link is incomplete').max(1000, 'This link isn’t valid')

/** What an unsubscribe link turns off; nothing in it identifies the person. */
export const unsubscribeLink = z.object({
  kinds: z.array(z.enum(notificationKinds)),
  /** All of the link's events are already off. */
  done: z.boolean(),
  marketing: z.boolean(),
})
export type UnsubscribeLink = z.infer<typeof unsubscribeLink>

export const notificationChoices = {
  settings: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/notifications/settings', summary: 'Get your notification settings' })
    .output(answer),
  saveSettings: call
    .meta({ who: 'user' })
    .meta(unaudited('own-settings'))
    .route({
      method: 'PUT',
      path: '/api/notifications/settings',
      summary: 'Update some settings. The rest stay the same',
    })
    .input(change)
    .output(answer),
  marketing: call
    .meta({ who: 'user' })
    .meta(unaudited('own-settings'))
    .route({
      method: 'POST',
      path: '/api/notifications/marketing',
      summary: 'Turn marketing emails on or off. Turning them on sends a confirmation email',
    })
    .input(z.object({ on: z.boolean() }))
    .output(answer),
  confirmMarketing: call
    .meta({ who: 'open' })
    .meta(unaudited('own-settings'))
    .route({ method: 'POST', path: '/api/notifications/marketing/confirm', summary: 'Confirm with the emailed link' })
    .input(z.object({ token }))
    .output(z.object({ success: z.literal(true) })),
  resumeMail: call
    .meta({ who: 'user' })
    .meta(unaudited('own-settings'))
    .route({
      method: 'POST',
      path: '/api/notifications/mail/resume',
      summary: 'Resume email to your address after a bounce',
    })
    .output(answer),
  unsubscribeLink: call
    .meta({ who: 'open' })
    .route({ method: 'GET', path: '/api/notifications/unsubscribe', summary: 'Get what an unsubscribe link covers' })
    .input(z.object({ token }))
    .output(response(unsubscribeLink)),
}
