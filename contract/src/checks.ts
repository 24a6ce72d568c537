import { z } from 'zod'
import { call, response, unaudited } from './call.ts'
import { commentId, span } from './comments.ts'
import { sizes } from './limits.ts'

/** Checks a reply that a person is writing against the brand's facts. */
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
}
