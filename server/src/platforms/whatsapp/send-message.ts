import { z } from 'zod'
import type { GraphClient } from '../meta-graph/client.ts'
import { problemOfStatus } from '../meta-graph/errors.ts'
import { judgeWrite } from '../meta-graph/judge-write.ts'
import type { ReplyOutcome } from '../platform.ts'
import type { Access } from '../access.ts'
import { writeWithoutRetry } from '../write-without-retry.ts'

export type OutgoingMessage = (
  | { kind: 'text'; text: string }
  /** `values` fill the placeholders `{{1}}`, `{{2}}` of its body. */
  | { kind: 'template'; name: string; language: string; values: readonly string[] }
) & {
  /** Returned with every status, so that a message whose response was lost is recognized. */
  tag?: string
}

/** Longest text in characters. */
export const longestText = 4096

/** One POST and no retry: WhatsApp would deliver it twice and has no way to look up messages. */
export function sendMessage(
  client: GraphClient,
  access: Access,
  { to, message }: { to: string; message: OutgoingMessage },
  onBegun: () => Promise<void>,
): Promise<ReplyOutcome> {
  const json = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...addressOf(to),
    ...contentOf(message),
    ...(message.tag ? { biz_opaque_callback_data: message.tag } : {}),
  }
  return writeWithoutRetry(
    (beforeBody) => client.write(access, `/${access.account}/messages`, { json }, beforeBody),
    (answer) => judgeWrite(answer, client.name, messageId),
    onBegun,
    { problemOf: problemOfStatus },
  )
}

// A customer with a user name may have no number: their id has its own field.
const addressOf = (to: string): object => (/^[A-Z]{2}\./.test(to) ? { recipient: to } : { to })

function contentOf(message: OutgoingMessage): object {
  if (message.kind === 'text') return { type: 'text', text: { body: message.text, preview_url: false } }
  const { name, language, values } = message
  const parameters = values.map((text) => ({ type: 'text', text: onOneLine(text) }))
  const components = values.length > 0 ? [{ type: 'body', parameters }] : []
  return { type: 'template', template: { name, language: { code: language }, components } }
}

// A parameter can't contain line breaks, tabs or more than four spaces in a row (error 132012 or 100).
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const messageId = (body: unknown): string | null => messageShape.safeParse(body).data?.messages[0]?.id ?? null
const messageShape = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) })
