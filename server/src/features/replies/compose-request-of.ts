import type { ComposeRequest } from '@bizamply/composer'
import { sizes } from '@bizamply/contract/size-limits'
import type { Ctx } from '../../context.ts'
import type { ReplyContext } from './read-reply-context.ts'

interface Commented {
  content: string
  title: string | null
  rating: number | null
  authorName: string | null
  platform: string
}

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
      ...(context.correction ? { corrected: context.correction } : {}),
    },
    brand: context.brand,
    product: context.product,
    instructions: null,
    recentReplies: context.recentReplies,
    maxLength: Math.min(platform?.replyLimit ?? UNKNOWN_PLATFORM_LIMIT, sizes.replyText),
    seed,
  }
}
