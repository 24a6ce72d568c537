import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CommentPage } from '../../../platforms/platform.ts'
import type { OpenConnection } from '../../connections/index.ts'
import { storePosts } from '../../products/index.ts'
import { leaveOutOwnReplies } from './leave-out-own-replies.ts'
import { recordMerchantReplies } from './record-merchant-replies.ts'
import { storeComments, type StoreResult } from './store-comments.ts'

/** Stores one page of a connection: posts, their comments, and the merchant's replies, also to earlier comments. */
export async function storePage(
  tx: Tx,
  ctx: Ctx,
  { id: connectionId, platform, timezone, language }: Pick<OpenConnection, 'id' | 'platform' | 'timezone' | 'language'>,
  page: Pick<CommentPage, 'comments' | 'posts' | 'replies'>,
  { readSince, quiet = false }: { readSince: Date; quiet?: boolean },
): Promise<StoreResult> {
  await storePosts(tx, ctx, platform, page.posts ?? [])
  const source = { connectionId, platform, timezone, language, quiet, readSince }
  const comments = await leaveOutOwnReplies(tx, ctx, platform, page.comments)
  const result = await storeComments(tx, ctx, source, comments)
  const replies = await leaveOutOwnReplies(tx, ctx, platform, page.replies ?? [])
  const answered = await recordMerchantReplies(tx, ctx, { platform, quiet }, [...comments, ...replies])
  return { ...result, updated: result.updated + answered }
}
