import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { AppError } from '../errors.ts'
import type { Ctx } from '../context.ts'
import { listUnderPost, presentComment, tieToProduct } from '../features/comments/index.ts'
import { listChoices, listPosts, readPost } from '../features/products/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { inBrand, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().instagram
const platform = 'instagram'

/** Posts, their comments, and their products. */
export function instagramCalls() {
  return {
    posts: os.posts.handler(({ context, input }) => pageOf(context, input, false)),
    unassociated: os.unassociated.handler(({ context, input }) => pageOf(context, input, true)),
    comments: os.comments.handler(async ({ context, input }) => {
      const ctx = await inBrand(context, input.brandId)
      const { rows, nextCursor } = await listUnderPost(ctx, { ...input, platform })
      const presented = rows.map((row) => presentComment(row, { publicId: ctx.publicId, picture: ctx.rewrite }))
      return { ...ok(presented), pagination: { nextCursor, limit: input.limit } }
    }),
    associate: os.associate.handler(async ({ context, input }) => {
      const ctx = await inBrand(context, input.brandId)
      await tieToProduct(ctx, { platform, mediaId: input.mediaId, productId: input.productId })
      return ok(await postOf(ctx, input.mediaId))
    }),
    dissociate: os.dissociate.handler(async ({ context, input }) => {
      const ctx = await inBrand(context, input.brandId)
      await tieToProduct(ctx, { platform, mediaId: input.mediaId, productId: null })
      return ok(await postOf(ctx, input.mediaId))
    }),
    products: os.products.handler(async ({ context, input }) => {
      const ctx = await inBrand(context, input.brandId)
      return ok(await listChoices(ctx, input.search))
    }),
  }
}

async function pageOf(
  context: CallContext,
  input: { brandId: string; cursor?: string | undefined; limit: number },
  unassociated: boolean,
) {
  const ctx = await inBrand(context, input.brandId)
  const { posts, nextCursor } = await listPosts(ctx, { ...input, platform, unassociated })
  return { ...ok(posts), pagination: { nextCursor, limit: input.limit } }
}

async function postOf(ctx: Ctx, mediaId: string) {
  const post = await ctx.tx((tx) => readPost(tx, ctx, platform, mediaId))
  if (!post) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this post.' })
  return post
}
