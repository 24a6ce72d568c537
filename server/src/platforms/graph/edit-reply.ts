import { unreachable } from '../read-patiently.ts'
import type { Access } from '../access.ts'
import { parse, type GraphClient } from './client.ts'

/** New words for our own comment; the same again leaves the same. */
export async function editReply(client: GraphClient, access: Access, replyId: string, text: string): Promise<void> {
  const answer = await client.write(access, `/${replyId}`, { form: { message: text } }).catch(unreachable)
  parse(answer, client.name)
}
