import { z } from 'zod'
import { audited, call, response } from './call.ts'
import { commentPlatforms, commentStatuses } from './comment-filter.ts'
import { commentId } from './comments.ts'
import { sizes } from './size-limits.ts'
import { cursor, page, pageLimit } from './paging.ts'
import { identityKinds, personMatches, personOrders } from './person-matches.ts'
import { topicNames } from './topics-and-risks.ts'

export { identityKinds, personOrders, type IdentityKind, type PersonOrder } from './person-matches.ts'

const int = z.number().int()
const platform = z.enum(commentPlatforms)

const item = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('comment'),
    at: z.string(),
    commentId: z.string(),
    platform: z.enum(commentPlatforms),
    status: z.enum(commentStatuses),
    rating: int.nullable(),
    text: z.string(),
    product: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('reply'),
    at: z.string(),
    commentId: z.string(),
    platform: z.enum(commentPlatforms),
    text: z.string(),
    answeredElsewhere: z.boolean(),
  }),
  /** WhatsApp messages in both directions. */
  z.object({
    kind: z.literal('message'),
    at: z.string(),
    direction: z.enum(['in', 'out']),
    text: z.string(),
    status: z.string(),
  }),
  /**
   * A discount code in one of our replies; how often it was used according to the shop, null if
   * unknown.
   */
  z.object({ kind: z.literal('code'), at: z.string(), commentId: z.string(), code: z.string(), used: int.nullable() }),
])
export type PersonItem = z.infer<typeof item>

const timeline = z.object({
  /** Their page in People; null until the comment is assigned, or if the author is unknown. */
  personId: z.string().nullable(),
  name: z.string().nullable(),
  match: z.enum(personMatches),
  comments: int,
  answered: int,
  /** Mean of their stars; null without ratings. */
  rating: z.number().nullable(),
  rated: int,
  firstAt: z.string(),
  /** Newest first; from the newest 100 comments and the newest 100 messages. */
  items: z.array(item),
})
export type Timeline = z.infer<typeof timeline>

const row = z.object({
  id: z.string(),
  name: z.string().nullable(),
  /** Their most frequent name. */
  email: z.string().nullable(),
  /** These counts exclude hidden comments. */
  comments: int,
  pending: int,
  sent: int,
  rated: int,
  rating: z.number().nullable(),
  platforms: z.array(platform),
  /** Topics that at least three of their comments complain about. */
  repeatedTopic: z.enum(topicNames).nullable(),
  firstAt: z.string().nullable(),
  lastAt: z.string().nullable(),
})
export type PersonRow = z.infer<typeof row>

const evidence = z.object({ commentId: z.string(), at: z.string(), platform, rated: z.boolean() })

/**
 * A trait that joins comments into one person, with the oldest comment that has it and their
 * number.
 */
const identity = z.object({
  kind: z.enum(identityKinds),
  platform: platform.nullable(),
  value: z.string(),
  comments: int,
  evidence: evidence.nullable(),
})
export type PersonIdentity = z.infer<typeof identity>

/** Why a comment belongs to the person: it shares this trait with an older one. */
const match = z.object({ kind: z.enum(identityKinds), with: evidence })
export type CommentMatch = z.infer<typeof match>

const note = z.object({
  kind: z.literal('note'),
  at: z.string(),
  commentId: z.string(),
  author: z.string(),
  text: z.string(),
})
const line = z.union([item, note])
export type PersonLine = z.infer<typeof line>

const split = z.object({
  /** Also the id of the person that the comments were moved to. */
  id: z.string(),
  comments: int,
  by: z.string().nullable(),
  at: z.string(),
})

const person = row.extend({
  /** Excludes hidden comments. */
  draft: int,
  identities: z.array(identity),
  /** WhatsApp contacts that share their email address or phone number, and which of the two. */
  contacts: z.array(
    z.object({ phone: z.string().nullable(), name: z.string().nullable(), by: z.enum(['email', 'phone']) }),
  ),
  /** By comment; comments that share no trait with an older one have no entry. */
  matches: z.record(z.string(), z.array(match)),
  /** People split off by members, newest first. */
  splits: z.array(split),
  /** Set if this person was split off from another. */
  splitFrom: z.object({ personId: z.string(), name: z.string().nullable() }).nullable(),
  /** Newest first; from the newest 100 comments, messages, and notes each. */
  items: z.array(line),
})
export type Person = z.infer<typeof person>

const personId = z.uuid('Invalid customer ID')
const organize = call.meta({ who: 'member', permission: 'comments.organize' })
const joined = response(z.object({ personId: z.string() }))

export const people = {
  list: call
    .route({ method: 'GET', path: '/api/people', summary: 'List the brand’s customers with their reviews' })
    .input(
      z.object({
        /** Searches names and email addresses. */
        search: z.string().trim().max(sizes.search).optional(),
        /** Only people with recurring complaints about the same topic. */
        repeated: z.enum(['yes']).optional(),
        sort: z.enum(personOrders).default('last'),
        cursor,
        limit: pageLimit,
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(row), pagination: page })),
  get: call
    .route({
      method: 'GET',
      path: '/api/people/{personId}',
      summary: 'Get a customer’s history: reviews, replies, messages, codes and notes, and why they’re matched',
    })
    .input(z.object({ personId }))
    .output(response(person)),
  split: organize
    .meta(audited('person.split'))
    .route({
      method: 'POST',
      path: '/api/people/{personId}/splits',
      summary: 'Split reviews from a customer into a separate customer',
    })
    .input(z.object({ personId, commentIds: z.array(commentId).min(1).max(sizes.triageComments) }))
    .output(joined),
  rejoin: organize
    .meta(audited('person.rejoined'))
    .route({ method: 'DELETE', path: '/api/people/splits/{splitId}', summary: 'Undo a split' })
    .input(z.object({ splitId: z.uuid('Invalid split ID') }))
    .output(joined),
  timeline: call
    .route({
      method: 'GET',
      path: '/api/comments/{commentId}/person',
      summary: 'Get the history of the customer who wrote a review',
    })
    .input(z.object({ commentId }))
    .output(response(timeline)),
}
