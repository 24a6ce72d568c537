import type { GraphClient } from '../graph/client.ts'
import { problemOfStatus } from '../graph/errors.ts'
import { sameWords } from '../graph/fields.ts'
import { judgeWrite } from '../graph/judge-write.ts'
import { readWhole } from '../graph/read-list.ts'
import type { Access, OutgoingReply, ReplyOutcome } from '../platform.ts'
import { writeOnce } from '../write-once.ts'
import { fields } from './list-comments.ts'
import { readSaid } from './read-comment.ts'

/** One POST and no second one: Facebook would take it twice. */
export function postReply(
  client: GraphClient,
  access: Access,
  { externalId, text }: OutgoingReply,
  onBegun: () => Promise<void>,
): Promise<ReplyOutcome> {
  return writeOnce(
    (beforeBody) => client.write(access, `/${externalId}/comments`, { form: { message: text } }, beforeBody),
    (answer) => judgeWrite(answer, client.name),
    onBegun,
    problemOfStatus,
  )
}

/** Our own words under the comment or, for an answer to an answer, in the whole thread of its post. */
export async function findReply(
  client: GraphClient,
  access: Access,
  { externalId, postExternalId, text }: OutgoingReply,
): Promise<{ externalId: string } | null> {
  const query = { filter: 'stream', fields, limit: 100 }
  for (const place of [externalId, ...(postExternalId ? [postExternalId] : [])]) {
    const { data } = await readWhole(client, access, `/${place}/comments`, query, { most: 1000 })
    const own = data.flatMap((one) => readSaid(one, access.account, '') ?? []).filter((one) => one.own)
    const found = own.find(
      ({ comment }) => sameWords(comment.text, text) && (place === externalId || comment.parentExternalId),
    )
    if (found) return { externalId: found.comment.externalId }
  }
  return null
}
