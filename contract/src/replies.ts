import { z } from 'zod'
import { call, response, unaudited } from './call.ts'
import { commentPlatforms, type CommentPlatform } from './comment-filter.ts'
import { comment, commentId, deliveryChannels } from './comments.ts'
import { targets, type Target } from './prices.ts'
import { sizes } from './size-limits.ts'

export const generateInput = z.object({
  commentId,
  instructions: z.string().trim().max(sizes.instructions).optional(),
  /**
   * Rewrites the current draft: shorter, warmer, more formal, or in another language. Requires a
   * draft.
   */
  variant: z.enum(['shorter', 'warmer', 'formal', 'translate']).optional(),
  /** ISO 639-1; for `translate`; defaults to the customer's language. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'Use a two-letter language code like en')
    .optional(),
  /** The editor's unsaved text, if the variant should start from it. */
  text: z.string().max(sizes.replyText).optional(),
  /**
   * `false` if a variant must keep what the text says, because a person wrote it. The built-in composer can’t do that: it
   * refuses (GENERATION_FAILED) instead of writing a new reply.
   */
  mayStartOver: z.boolean().optional(),
  /** True: refuse, free of charge, if the composer can't follow the instructions, instead of ignoring them. */
  mustFollow: z.boolean().optional(),
  /** The version on screen, 0 without a draft. If the draft has changed since, nothing is generated (STALE_DRAFT). */
  version: z.number().int().min(0).optional(),
})
export type GenerateInput = z.input<typeof generateInput>

export const generated = z.object({
  commentId: z.string(),
  response: z.string(),
  status: z.literal('draft'),
  version: z.number().int(),
  composer: z.string(),
  /** A nearly identical reply among the brand's last fifty; null if none. */
  sameAs: z.string().nullable(),
  creditsUsed: z.number().int(),
})
export type Generated = z.output<typeof generated>

export const sendInput = z.object({
  commentId,
  version: z.number().int().min(1),
  /** `platform` also accepts the platform's own key. */
  target: z.enum([...targets, ...commentPlatforms], `Choose one of: ${targets.join(', ')}`).default('platform'),
  delaySeconds: z.number().int().min(0).max(sizes.delaySeconds).default(0),
  acknowledge: z.array(z.string().max(64)).max(50).default([]),
})

export type SendTarget = Target | CommentPlatform

export const sendResult = z.object({
  commentId: z.string(),
  /** `sent`, or `sending` until a delayed send is due. */
  status: z.enum(['sent', 'sending']),
  channelsUsed: z.array(z.enum(deliveryChannels)),
  dualChannelResults: z
    .object({
      platformSuccess: z.boolean(),
      whatsappSuccess: z.boolean(),
      platformError: z.string().nullable(),
      whatsappError: z.string().nullable(),
    })
    .optional(),
  creditsUsed: z.number().int(),
  dueAt: z.string(),
})

const write = call.meta({ who: 'member', permission: 'replies.write' })
const send = call.meta({ who: 'member', permission: 'replies.send' })

export const replies = {
  generate: call
    .meta({
      who: 'member',
      permission: 'replies.write',
      idempotent: true,
      rate: 'composePerCompany',
      price: ['generate'],
    })
    .meta(unaudited('comment-history'))
    .route({
      method: 'POST',
      path: '/api/comments/generate',
      summary: 'Generate a reply. Streams if you accept an event stream',
    })
    .input(generateInput)
    .output(response(generated).extend({ response: z.string() })),
  stop: write
    .meta(unaudited('comment-history'))
    .route({
      method: 'POST',
      path: '/api/comments/{commentId}/stop',
      summary: 'Stop generating a reply. Nothing is charged and the review stays the same',
    })
    .input(z.object({ commentId }))
    .output(
      response(
        z.object({
          /** False: no generation was running. */
          stopped: z.boolean(),
        }),
      ),
    ),
  edit: write
    .meta(unaudited('comment-history'))
    .route({
      method: 'PUT',
      path: '/api/comments/{commentId}/draft',
      summary: 'Save a new version of the draft, or begin one',
    })
    .input(
      z.object({
        commentId,
        /** Stored and sent unchanged. */
        text: z
          .string()
          .max(sizes.replyText)
          .refine((text) => text.trim() !== '', 'The reply is empty'),
        /** The version that is edited; 0 begins the draft of a review that has none. */
        version: z.number().int().min(0),
        /** Origin of a version; autosaves of one person within minutes are merged. */
        how: z.enum(['edited', 'autosaved', 'template', 'restored']).default('edited'),
      }),
    )
    .output(response(comment).extend({ version: z.number().int() })),
  send: call
    .meta({ who: 'member', permission: 'replies.send', idempotent: true, rate: 'composePerCompany', price: ['send'] })
    .meta(unaudited('comment-history'))
    .route({
      method: 'POST',
      path: '/api/comments/{commentId}/send',
      summary: 'Send this exact version of the draft. Returns 409 CONFLICT while someone else is editing it',
    })
    .input(sendInput)
    .output(response(sendResult)),
  undoSend: send
    .meta(unaudited('comment-history'))
    .route({
      method: 'DELETE',
      path: '/api/comments/{commentId}/send',
      summary: 'Undo a send that’s still waiting',
    })
    .input(z.object({ commentId }))
    .output(response(comment)),
  resolve: send
    .meta(unaudited('comment-history'))
    .route({
      method: 'POST',
      path: '/api/comments/{commentId}/resolve',
      summary: 'Resolve an unconfirmed send: published or not',
    })
    .input(
      z.object({
        commentId,
        posted: z.boolean(),
        /** Which delivery, if both are unknown; defaults to the unknown one. */
        channel: z.enum(deliveryChannels).optional(),
      }),
    )
    .output(response(comment)),
}
