import { z } from 'zod'
import type { GraphClient } from '../meta-graph/client.ts'
import { idField } from '../meta-graph/fields.ts'
import { readWhole } from '../meta-graph/read-list.ts'
import { isSentReply } from '../is-sent-reply.ts'
import type { Access, SoughtReply } from '../platform.ts'
import { ownAccount, readPosted } from './read-comment.ts'

/** Our reply among the replies in the comment's thread. */
export async function findReply(
  client: GraphClient,
  access: Access,
  reply: SoughtReply,
): Promise<{ externalId: string } | null> {
  const { externalId } = reply
  const parsed = parentShape.safeParse(await client.read(access, `/${externalId}`, { fields: 'id,parent_id' }))
  const top = parsed.data?.parent_id ?? externalId
  const query = { fields: 'id,text,timestamp,username,from{id,username}', limit: 50 }
  const { data } = await readWhole(client, access, `/${top}/replies`, query, { most: 1000 })
  const us = ownAccount(access.account, access.credentials)
  const found = data.map((one) => readPosted(one, us, null)).find((one) => one && isSentReply(one, reply))
  return found ? { externalId: found.comment.externalId } : null
}

const parentShape = z.object({ parent_id: idField.nullish().catch(null) })
