import { z } from 'zod'
import { fieldsOf, type Exchange } from '../server/exchange.ts'
import { EFFORTS, type CompletionRequest } from './completion.ts'
import type { Schema } from './fill-schema.ts'

/** The request, or what is wrong with it. */
export function readRequest(exchange: Exchange): CompletionRequest | string {
  const fields = fieldsOf(exchange)
  if (!fields) return 'We could not parse the JSON body of your request.'
  const read = Body.safeParse(fields)
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  const { data } = read
  const kind = data.response_format?.type ?? 'text'
  return {
    model: data.model,
    messages: data.messages.map(({ role, content }) => ({ role, content: plainText(content) })),
    stream: data.stream ?? false,
    includeUsage: data.stream_options?.include_usage ?? false,
    maxTokens: data.max_completion_tokens ?? data.max_tokens ?? null,
    effort: data.reasoning_effort ?? 'medium',
    format:
      kind === 'text' ? { kind: 'text' } : { kind: 'json', schema: data.response_format?.json_schema?.schema ?? null },
  }
}

function plainText(content: z.output<typeof Content>): string {
  return typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('\n')
}

const Content = z.union([z.string(), z.array(z.object({ text: z.string().optional() })), z.null()])

const Body = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.string(), content: Content })).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
  reasoning_effort: z.enum(EFFORTS).nullish(),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ schema: z.custom<Schema>() }).nullish() })
    .nullish(),
})
