import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { comment, commentId, deliveryChannels } from './comments.ts'
import { sizes } from './size-limits.ts'
import { sendResult } from './replies.ts'

const channelState = z.object({ ok: z.boolean(), reason: z.string().nullable() })

export const channels = z.object({
  commentId: z.string(),
  platform: channelState,
  /** `kind`: free text within the 24-hour window, else an approved template. */
  whatsapp: channelState.extend({
    kind: z.enum(['text', 'template']).nullable(),
    /** Only the last four digits for viewers. */
    phone: z.string().nullable(),
    /** Where the number or the consent is from, in a member's words; null for viewers. */
    source: z.string().nullable(),
    /** The customer agreed to messages. */
    agreed: z.boolean(),
    /** When the customer asked for no more messages, or their consent was taken back; null if they may be messaged. */
    optedOutAt: z.string().nullable(),
  }),
})
export type Channels = z.infer<typeof channels>

const send = call.meta({ who: 'member', permission: 'replies.send' })

/** Resolves problems with a reply's deliveries, and changes published replies. */
export const sending = {
  retryDelivery: call
    .meta({ who: 'member', permission: 'replies.send', idempotent: true, rate: 'composePerCompany', price: ['send'] })
    .meta(unaudited('comment-history'))
    .route({
      method: 'POST',
      path: '/api/comments/{commentId}/send/retry',
      summary: 'Retry a failed delivery, or send by WhatsApp after the platform. Charges only that delivery',
    })
    .input(
      z.object({
        commentId,
        channel: z.enum(deliveryChannels),
        delaySeconds: z.number().int().min(0).max(sizes.delaySeconds).default(0),
      }),
    )
    .output(response(sendResult)),
  editSent: send
    .meta(unaudited('comment-history'))
    .route({
      method: 'PUT',
      path: '/api/comments/{commentId}/sent',
      summary: 'Update a published reply, where the platform allows it',
    })
    .input(
      z.object({ commentId, text: z.string().trim().min(1).max(sizes.replyText), version: z.number().int().min(1) }),
    )
    .output(response(comment)),
  withdraw: send
    .meta(unaudited('comment-history'))
    .route({
      method: 'DELETE',
      path: '/api/comments/{commentId}/sent',
      summary: 'Withdraw a published reply, where the platform allows it. It becomes a draft again',
    })
    .input(z.object({ commentId }))
    .output(response(comment)),
  reopen: call
    .meta({ who: 'member', permission: ['replies.write', 'replies.send'] })
    .meta(unaudited('comment-history'))
    .route({
      method: 'POST',
      path: '/api/comments/{commentId}/reopen',
      summary: 'Reopen a review that was replied to elsewhere',
    })
    .input(z.object({ commentId }))
    .output(response(comment)),
  channels: call
    .meta(unaudited('no-change'))
    .route({
      method: 'POST',
      path: '/api/comments/channels',
      summary: 'List the channels available for each review, and why others aren’t',
    })
    .input(z.object({ commentIds: z.array(commentId).min(1).max(100) }))
    .output(response(z.array(channels))),
  savePhone: call
    .meta({ who: 'member', permission: ['replies.write', 'replies.send'] })
    .meta(audited('contact.phone-noted'))
    .route({
      method: 'PUT',
      path: '/api/comments/{commentId}/phone',
      summary: 'Save or, with an empty number, remove the author’s phone number, its source and their WhatsApp consent',
    })
    .input(
      z.object({
        commentId,
        /** Empty removes the number and the consent. */
        phone: z.string().trim().max(sizes.phone),
        /** The source of the number, in the member's words. */
        source: z.string().trim().min(1).max(200),
        /** False withdraws earlier consent. */
        agreed: z.boolean(),
      }),
    )
    .output(response(channels)),
}
