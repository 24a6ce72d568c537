import type { GraphClient } from '../meta-graph/client.ts'
import { readWhole } from '../meta-graph/read-list.ts'
import type { Access, OutgoingReply } from '../platform.ts'
import { sameWords } from '../same-words.ts'
import { fields } from './list-comments.ts'
import { readPosted } from './read-comment.ts'

/** Our reply to this comment. If the comment is itself a reply, ours comes later in the same thread. */
export async function findReply(
  client: GraphClient,
  access: Access,
  { externalId, postExternalId, text }: OutgoingReply,
): Promise<{ externalId: string } | null> {
  const read = async (place: string) => {
    const query = { filter: 'stream', fields, limit: 100 }
    const { data } = await readWhole(client, access, `/${place}/comments`, query, { most: 1000 })
    return data.flatMap((one) => readPosted(one, access.account, '') ?? [])
  }
  const isOurs = ({ own, comment }: { own: boolean; comment: { text: string } }) => own && sameWords(comment.text, text)
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
