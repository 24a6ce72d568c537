import { unreachable } from '../read-patiently.ts'
import type { Access } from '../access.ts'
import type { TiktokClient } from './client.ts'
import { isFine, readEnvelope, toPlatformError } from './errors.ts'

/** Deletes our own comment. TikTok can't edit comments. */
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
