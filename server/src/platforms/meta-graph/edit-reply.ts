import { unreachable } from '../read-patiently.ts'
import type { Access } from '../access.ts'
import { parse, type GraphClient } from './client.ts'

/** Changes the text of our own comment. Repeating it changes nothing. */
export async function editReply(client: GraphClient, access: Access, replyId: string, text: string): Promise<void> {
  const answer = await client.write(access, `/${replyId}`, { form: { message: text } }).catch(unreachable)
  parse(answer, client.name)
}
