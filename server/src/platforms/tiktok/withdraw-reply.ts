import { unreachable } from '../read-patiently.ts'
import type { Access } from '../access.ts'
import type { TiktokClient } from './client.ts'
import { isFine, readEnvelope, toPlatformError } from './errors.ts'

/** Takes one of our own comments away; TikTok has no way to change its words. */
export async function withdrawReply(
  client: TiktokClient,
  access: Access,
  { replyId, postExternalId }: { replyId: string; postExternalId?: string | null },
): Promise<void> {
  const body = { business_id: access.account, video_id: postExternalId ?? '', comment_id: replyId }
  const answer = await client.write(access, '/business/comment/delete/', body).catch(unreachable)
  const envelope = readEnvelope(answer)
  if (!envelope || !isFine(answer, envelope)) throw toPlatformError(answer)
}
