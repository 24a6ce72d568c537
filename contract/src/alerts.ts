import { z } from 'zod'
import { quote } from './analytics.ts'
import { alertKinds, alertStates, muteSpans } from './alert-rules.ts'
import { audited, call, response } from './call.ts'
import { sizes } from './size-limits.ts'
import { cursor, page, pageLimit } from './paging.ts'
import { topicNames } from './topics-and-risks.ts'

export * from './alert-rules.ts'

const int = z.number().int()
const day = z.string()
const person = z.object({ id: z.string(), name: z.string() })
const alertId = z.uuid('Invalid alert ID')

/**
 * One period: `count` ratings and their mean, or `count` complaints among `of` reviews and their
 * share.
 */
const figure = z.object({ value: z.number().nullable(), count: int, of: int })

/** Query of `GET /api/comments` that lists exactly the reviews in `now.count`. */
const filter = z.object({
  product: z.string(),
  topic: z.string().nullable(),
  rating: z.string().nullable(),
  from: day,
  to: day,
  triageState: z.literal('shown'),
})
export type AlertFilter = z.infer<typeof filter>

const product = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() })

/** What changed, with each week's figures computed from the current comments. */
const change = {
  product,
  kind: z.enum(alertKinds),
  /** Null for a rating alert. */
  topic: z.enum(topicNames).nullable(),
  direction: z.enum(['up', 'down']),
  now: figure,
  before: figure,
  filter,
}

export const alert = z.object({
  ...change,
  id: z.string(),
  state: z.enum(['open', 'acknowledged']),
  /** The week of the alert and the eight before it, oldest first. */
  weeks: z.array(z.object({ from: day, to: day, ...figure.shape })),
  /** An example comment, unless it is hidden or deleted. */
  commentId: z.string().nullable(),
  quote: quote.nullable(),
  openedAt: z.string(),
  lastFoundAt: z.string(),
  acknowledged: z.object({ at: z.string(), by: person.nullable() }).nullable(),
  assignee: person.nullable(),
  /** Set while the product's rating or topic is muted; a null `until` never ends. */
  mute: z.object({ until: z.string().nullable(), at: z.string(), by: person.nullable() }).nullable(),
  projectId: z.string().nullable(),
})
export type Alert = z.infer<typeof alert>

const watch = z.object({
  /** Products with reviews in the week, and the product-topic pairs that they complain about. */
  products: int,
  pairs: int,
  /** Of the brand’s first review; null without any. A change is only known after eight weeks and one more. */
  firstDay: day.nullable(),
  week: z.object({ from: day, to: day }),
  checkedAt: z.string().nullable(),
  nextCheckAt: z.string(),
  /** More than halfway to an alert at the last run, closest first, at most 10. */
  rising: z.array(z.object({ ...change, strength: z.number() })),
})
export type Watch = z.infer<typeof watch>

const write = call.meta({ who: 'member', permission: 'comments.organize' })
const changed = response(alert)

/** The topic radar: products that moved away from their eight-week baseline, and what members do about it. */
export const alerts = {
  list: call
    .route({
      method: 'GET',
      path: '/api/alerts',
      summary: 'List the brand’s alerts, newest first. `counts` apply every filter except the state',
    })
    .input(
      z.object({
        state: z.enum(alertStates).default('open'),
        kind: z.enum(alertKinds).optional(),
        product: z.uuid('Invalid product ID').optional(),
        topic: z.enum(topicNames).optional(),
        /** A user's id, `me` or `none`. */
        assignee: z
          .string()
          .regex(/^(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 'Invalid assignee')
          .optional(),
        /** Searches product names. */
        search: z.string().trim().max(sizes.search).optional(),
        cursor,
        limit: pageLimit,
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(alert),
        counts: z.object({ open: int, acknowledged: int, muted: int }),
        pagination: page,
      }),
    ),
  watch: call
    .route({
      method: 'GET',
      path: '/api/alerts/watch',
      summary: 'Get what the radar checks, when, and what’s close to an alert',
    })
    .output(response(watch)),
  get: call
    .route({ method: 'GET', path: '/api/alerts/{alertId}', summary: 'Get an alert' })
    .input(z.object({ alertId }))
    .output(changed),
  acknowledge: write
    .meta(audited('alert.acknowledged'))
    .route({ method: 'POST', path: '/api/alerts/{alertId}/acknowledge', summary: 'Acknowledge an alert' })
    .input(z.object({ alertId }))
    .output(changed),
  reopen: write
    .meta(audited('alert.reopened'))
    .route({ method: 'POST', path: '/api/alerts/{alertId}/reopen', summary: 'Reopen an acknowledged alert' })
    .input(z.object({ alertId }))
    .output(changed),
  mute: write
    .meta(audited('alert.muted'))
    .route({
      method: 'POST',
      path: '/api/alerts/{alertId}/mute',
      summary: 'Mute the product’s rating or topic for some days or permanently',
    })
    .input(z.object({ alertId, span: z.enum(muteSpans) }))
    .output(changed),
  unmute: write
    .meta(audited('alert.unmuted'))
    .route({ method: 'DELETE', path: '/api/alerts/{alertId}/mute', summary: 'Unmute an alert' })
    .input(z.object({ alertId }))
    .output(changed),
  assign: write
    .meta(audited('alert.assigned'))
    .route({ method: 'POST', path: '/api/alerts/{alertId}/assign', summary: 'Assign an alert to a member' })
    .input(z.object({ alertId, userId: z.uuid('Invalid user ID') }))
    .output(changed),
  unassign: write
    .meta(audited('alert.assigned'))
    .route({ method: 'DELETE', path: '/api/alerts/{alertId}/assign', summary: 'Unassign an alert' })
    .input(z.object({ alertId }))
    .output(changed),
}
