import { z } from 'zod'
import { commentPlatforms } from './comment-filter.ts'

/** What is waiting for the team, and how its day is going. Null where a value is unknown. */
export const upNext = z.object({
  /** Open reviews with a risk, without a reply or with a draft, and the oldest of them. */
  sensitive: z.object({
    count: z.number().int(),
    oldest: z
      .object({
        commentId: z.string(),
        customerName: z.string(),
        at: z.string(),
        status: z.enum(['pending', 'draft']),
      })
      .nullable(),
  }),
  drafts: z.object({
    count: z.number().int(),
    /** The one whose review is the oldest. */
    oldestId: z.string().nullable(),
    /** When that review was written. */
    oldestAt: z.string().nullable(),
    /** Drafts without anything to read before they are sent. */
    withoutClaims: z.number().int(),
    /** Drafts that can’t be sent until a person has confirmed what they say. */
    blocked: z.number().int(),
  }),
  snoozed: z.object({
    count: z.number().int(),
    next: z.object({ commentId: z.string(), customerName: z.string(), until: z.string() }).nullable(),
  }),
  /** Since midnight in the brand’s timezone. */
  today: z.object({
    timezone: z.string(),
    since: z.string(),
    /** A reply on two channels counts once. */
    replies: z.number().int(),
    /** Members of the brand who sent the most, at most five. Others’ replies count in `replies` only. */
    members: z.array(z.object({ id: z.string(), name: z.string(), replies: z.number().int() })),
    /**
     * Median hours from review to reply, of the replies sent today and on the same weekday last week.
     * As in Avg. Response Time, only waits over 0 and under 168 hours count.
     */
    waitHours: z.number().nullable(),
    waitHoursLastWeek: z.number().nullable(),
    /** Credits used or held by this brand, and its daily spending limit. */
    credits: z.number().int(),
    creditLimit: z.number().int().nullable(),
  }),
  /** The brand’s connected sources, with when their latest review or comment was written. */
  platforms: z.array(z.object({ platform: z.enum(commentPlatforms), lastAt: z.string().nullable() })),
})
export type UpNext = z.infer<typeof upNext>
