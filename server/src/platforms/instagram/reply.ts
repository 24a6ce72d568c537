import { z } from 'zod'
import type { GraphClient } from '../meta-graph/client.ts'
import { idField } from '../meta-graph/fields.ts'
import { readWhole } from '../meta-graph/read-list.ts'
import type { Access, OutgoingReply } from '../platform.ts'
import { sameWords } from '../same-words.ts'
import { ownAccount, readPosted } from './read-comment.ts'

/** Our reply among the replies in the comment's thread. */
export async function findReply(
  client: GraphClient,
  access: Access,
  { externalId, text }: OutgoingReply,
): Promise<{ externalId: string } | null> {
  const parsed = parentShape.safeParse(await client.read(access, `/${externalId}`, { fields: 'id,parent_id' }))
  const top = parsed.data?.parent_id ?? externalId
  const query = { fields: 'id,text,timestamp,username,from{id,username}', limit: 50 }
  const { data } = await readWhole(client, access, `/${top}/replies`, query, { most: 1000 })
  const us = ownAccount(access.account, access.credentials)
  const own = data.map((one) => readPosted(one, us, null)).filter((one) => one?.own)
  const found = own.find((one) => one && sameWords(one.comment.text, text))
  return found ? { externalId: found.comment.externalId } : null
}

const parentShape = z.object({ parent_id: idField.nullish().catch(null) })
