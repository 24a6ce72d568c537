import { z } from 'zod'
import { call, repeatable, response, unaudited } from './call.ts'
import { sentiments, triageStates } from './comment-filter.ts'
import { comment, commentId } from './comments.ts'
import { facets, facetsInput } from './facets.ts'
import { sizes } from './size-limits.ts'
import { riskNames, topicNames } from './topics-and-risks.ts'
import { memberRoles } from './roles.ts'
import { upNext } from './up-next.ts'

export const tagName = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(sizes.tagName)
  .regex(/^[^,]*$/, 'Tags can’t contain commas')

const ids = z.array(commentId).min(1).max(sizes.triageComments)
const write = call.meta({ who: 'member', permission: 'comments.organize' })
const changed = response(z.object({ changed: z.array(z.string()) }))

export const note = z.object({
  id: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  author: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
})
export type Note = z.infer<typeof note>

export const member = z.object({
  id: z.string(),
  name: z.string(),
  /** Null if the person hides their profile from others. */
  email: z.string().nullable(),
  role: z.enum(memberRoles),
})
export type Member = z.infer<typeof member>

const version = z.object({
  version: z.number().int(),
  text: z.string(),
  composer: z.string(),
  how: z.string(),
  author: z.string().nullable(),
  createdAt: z.string(),
})

/** An activity entry, oldest first: received, drafted, sent, assigned. */
export const happening = z.object({
  id: z.string(),
  kind: z.string(),
  at: z.string(),
  /** The user; null for the platform or the product. */
  who: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type Happening = z.infer<typeof happening>

const oneOf = (names: readonly string[], message: string) =>
  z.array(z.string().refine((name) => names.includes(name), message))
const topics = oneOf(topicNames, 'Invalid topic')
/** Corrects what the triage reader detected. Omitted language, sentiment and spam don't change. */
const reading = z.object({
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'Invalid language')
    .nullish(),
  sentiment: z.enum(sentiments).nullish(),
  topicsGood: topics.max(30),
  topicsBad: topics.max(30),
  risks: oneOf(riskNames, 'Invalid risk').max(10),
  spam: z.boolean().optional(),
})
export type Reading = z.infer<typeof reading>

const figuresWindow = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  draft: z.number().int(),
  sent: z.number().int(),
  /** (sent + draft) / total, 0 to 1; null without comments. */
  handledRate: z.number().nullable(),
  sentRate: z.number().nullable(),
  /** Hours; only replies after more than 0 and less than 168 hours count. */
  responseHours: z.number().nullable(),
  rating: z.number().nullable(),
  rated: z.number().int(),
})
export type FiguresWindow = z.infer<typeof figuresWindow>

/** Triage of comments: assign, tag, snooze, hide. */
export const triage = {
  assign: write
    .meta(unaudited('comment-history'))
    .route({
      method: 'POST',
      path: '/api/comments/assign',
      summary: 'Assign reviews to a member. Without one, unassign them',
    })
    .input(z.object({ commentIds: ids, userId: z.uuid('Invalid user ID').nullish() }))
    .output(changed),
  tag: write
    .meta(unaudited('comment-history'))
    .route({ method: 'POST', path: '/api/comments/tag', summary: 'Add and remove tags' })
    .input(
      z.object({
        commentIds: ids,
        add: z.array(tagName).max(sizes.tagsPerComment).default([]),
        remove: z.array(tagName).max(sizes.tagsPerComment).default([]),
      }),
    )
    .output(changed),
  setTriageState: write
    .meta(unaudited('comment-history'))
    .route({
      method: 'POST',
      path: '/api/comments/triage-state',
      summary: 'Snooze, mark as no reply needed, hide (Delete Selected) or reopen',
    })
    .input(
      z
        .object({
          commentIds: ids,
          triageState: z.enum(triageStates),
          until: z.iso.datetime({ offset: true }).nullish(),
          reason: z.string().trim().max(sizes.triageReason).nullish(),
        })
        .refine((given) => (given.triageState === 'snoozed') === Boolean(given.until), {
          path: ['until'],
          message: 'Enter a time only when you snooze a review',
        }),
    )
    .output(changed),
  markRead: write
    .meta(unaudited('read-state'))
    .route({ method: 'POST', path: '/api/comments/read', summary: 'Mark reviews as read or unread for the team' })
    .input(z.object({ commentIds: ids, read: z.boolean() }))
    .output(changed),
  correct: write
    .meta(unaudited('comment-history'))
    .route({ method: 'PUT', path: '/api/comments/{commentId}/reading', summary: 'Correct what we detected' })
    .input(reading.extend({ commentId }))
    .output(response(comment)),
  history: call
    .route({ method: 'GET', path: '/api/comments/{commentId}/history', summary: 'Get a review’s history' })
    .input(z.object({ commentId }))
    .output(response(z.object({ versions: z.array(version), happenings: z.array(happening), notes: z.array(note) }))),
  addNote: write
    .meta(repeatable)
    .meta(unaudited('comment-history'))
    .route({ method: 'POST', path: '/api/comments/{commentId}/notes', summary: 'Add an internal note' })
    .input(
      z.object({
        commentId,
        text: z.string().trim().min(1).max(sizes.noteText),
        mentions: z.array(z.uuid('Invalid user ID')).max(20).default([]),
      }),
    )
    .output(response(note)),
  removeNote: write
    .meta(unaudited('comment-history'))
    .route({ method: 'DELETE', path: '/api/notes/{noteId}', summary: 'Delete your own note' })
    .input(z.object({ noteId: z.uuid('Invalid note ID') }))
    .output(z.object({ success: z.literal(true) })),
  members: call
    .route({ method: 'GET', path: '/api/members', summary: 'List members to assign or mention' })
    .output(response(z.array(member))),
  facets: call
    .route({
      method: 'GET',
      path: '/api/comments/facets',
      summary: 'Count filter values, such as ratings, topics and products, under the other filters',
    })
    .input(facetsInput)
    .output(response(facets)),
  /** The four tiles, each with the previous period. */
  figures: call
    .route({ method: 'GET', path: '/api/comments/figures', summary: 'Get the four tiles of the Responses screen' })
    .input(z.object({ days: z.enum(['7', '30', '90', '365']).default('30') }))
    .output(
      response(
        z.object({
          from: z.string(),
          to: z.string(),
          now: figuresWindow,
          before: figuresWindow,
        }),
      ),
    ),
  upNext: call
    .route({
      method: 'GET',
      path: '/api/comments/up-next',
      summary: 'Get what’s waiting for the team, and today’s numbers',
    })
    .output(response(upNext)),
  presence: call
    .meta({ who: 'member', whileLeaving: true })
    .meta(unaudited('presence'))
    .route({
      method: 'POST',
      path: '/api/comments/{commentId}/presence',
      summary: 'Update presence: viewing, editing or left',
    })
    .input(
      z.object({
        commentId,
        tab: z.string().min(8).max(64),
        state: z.enum(['looking', 'editing', 'left']),
        /** With `editing`: the person who edits it now can only view it from then on. */
        takeOver: z.boolean().optional(),
      }),
    )
    .output(
      response(z.array(z.object({ userId: z.string(), name: z.string(), state: z.enum(['looking', 'editing']) }))),
    ),
}
