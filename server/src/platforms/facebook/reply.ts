import type { PostedComment } from '../attach-own-replies.ts'
import type { GraphClient } from '../meta-graph/client.ts'
import { readWhole } from '../meta-graph/read-list.ts'
import { isSentReply } from '../is-sent-reply.ts'
import type { Access, SoughtReply } from '../platform.ts'
import { fields } from './list-comments.ts'
import { readPosted } from './read-comment.ts'

/** Our reply to this comment. If the comment is itself a reply, ours comes later in the same thread. */
export async function findReply(
  client: GraphClient,
  access: Access,
  reply: SoughtReply,
): Promise<{ externalId: string } | null> {
  const { externalId, postExternalId } = reply
  const read = async (place: string) => {
    const query = { filter: 'stream', fields, limit: 100 }
    const { data } = await readWhole(client, access, `/${place}/comments`, query, { most: 1000 })
    return data.flatMap((one) => readPosted(one, access.account, '') ?? [])
  }
  const isOurs = (one: PostedComment) => isSentReply(one, reply)
  const direct = (await read(externalId)).find(isOurs)
  if (direct || !postExternalId) return direct ? { externalId: direct.comment.externalId } : null
  const thread = await read(postExternalId)
  const target = thread.find(({ comment }) => comment.externalId === externalId)?.comment
  const top = target?.parentExternalId
  if (!target || !top) return null
  const found = thread.find(
    (one) =>
      isOurs(one) &&
      one.comment.parentExternalId === top &&
      one.comment.occurredAt.getTime() >= target.occurredAt.getTime(),
  )
  return found ? { externalId: found.comment.externalId } : null
}
