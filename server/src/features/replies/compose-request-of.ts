import type { ComposeRequest } from '@bizamply/composer'
import { sizes } from '@bizamply/contract/limits'
import type { Ctx } from '../../context.ts'
import type { ReplyContext } from './read-reply-context.ts'

interface Commented {
  content: string
  title: string | null
  rating: number | null
  authorName: string | null
  platform: string
  risks?: string[]
  /** A person corrected the risks. */
  corrected?: boolean
}

/** The reader finds no self-harm in a text; a reply to someone whom a person marked so is as careful as after an injury. */
const riskOf = {
  injury: 'injury',
  legal: 'legal',
  grief: 'grief',
  press: 'press',
  refund: 'refund',
  'personal-data': 'personal-data',
  'self-harm': 'injury',
} as const

const risksOf = (names: string[] = []) => [
  ...new Set(Object.entries(riskOf).flatMap(([name, risk]) => (names.includes(name) ? [risk] : []))),
]

const UNKNOWN_PLATFORM_LIMIT = 2000

/** Request for a new reply. It can't be longer than what the editor saves. */
export function composeRequestOf(ctx: Ctx, comment: Commented, context: ReplyContext, seed: string): ComposeRequest {
  const platform = ctx.platforms.find(comment.platform)
  return {
    comment: {
      text: comment.content,
      title: comment.title,
      rating: comment.rating,
      authorName: comment.authorName,
      platform: platform?.name ?? comment.platform,
      ...(comment.corrected ? { risks: risksOf(comment.risks) } : {}),
    },
    brand: context.brand,
    product: context.product,
    instructions: null,
    recentReplies: context.recentReplies,
    maxLength: Math.min(platform?.replyLimit ?? UNKNOWN_PLATFORM_LIMIT, sizes.replyText),
    seed,
  }
}
