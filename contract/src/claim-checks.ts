import { z } from 'zod'
import { changeTopic, factTopics } from './brands.ts'
import { call, response, unaudited } from './call.ts'
import { commentId, span } from './comments.ts'
import { sizes } from './size-limits.ts'

export const sourceTopics = [...factTopics, changeTopic] as const

/** A part of a text that a fact of the brand or the product's details support. UTF-16 offsets, half-open. */
const supportedClaim = z.object({
  start: z.number(),
  end: z.number(),
  /** Null for the product's details. */
  topic: z.enum(sourceTopics).nullable(),
  /** The fact, or the sentence of the product's details. */
  source: z.string(),
})
export type SupportedClaim = z.infer<typeof supportedClaim>

/** Checks a reply against the brand's facts. */
export const checks = {
  reply: call
    .meta({ who: 'member', permission: 'replies.write' })
    .meta(unaudited('no-change'))
    .route({
      method: 'POST',
      path: '/api/comments/{commentId}/check',
      summary: 'Find unsupported claims in a text. Nothing is stored or charged',
    })
    .input(z.object({ commentId, text: z.string().max(sizes.replyText) }))
    .output(response(z.array(span))),
  sources: call
    .meta({ who: 'member', permission: 'replies.write' })
    .meta(unaudited('no-change'))
    .route({
      method: 'POST',
      path: '/api/comments/{commentId}/sources',
      summary: 'Find the supported claims in a text, each with its source. Nothing is stored or charged',
    })
    .input(z.object({ commentId, text: z.string().max(sizes.replyText) }))
    .output(response(z.array(supportedClaim))),
}
