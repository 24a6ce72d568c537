import type {
  Response,
  ResponseOutputMessage,
  ResponseReasoningItem,
  ResponseStreamEvent,
} from 'openai/resources/responses/responses'
import { z } from 'zod'
import { fieldsOf } from '../../server/exchange.ts'
import { EFFORTS, type Completion, type CompletionRequest } from '../completion.ts'
import type { Schema } from '../fill-schema.ts'
import { openaiField, openaiRefusal } from './openai-refusals.ts'
import { event, type Shape, textOf } from './shape.ts'

/** OpenAI's Responses API, also used by Azure: platform.openai.com/docs/api-reference/responses. */
export const responses: Shape = {
  isWrite: ({ method, path }) => method === 'POST' && /^(\/openai)?\/v1\/responses$/.test(path),
  keyOf: ({ authorization, 'api-key': azures }) =>
    /^Bearer (\S+)/i.exec(authorization ?? '')?.[1] ?? (typeof azures === 'string' ? azures : ''),
  read: (exchange) => {
    const read = Body.safeParse(fieldsOf(exchange))
    if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    return requestOf(read.data)
  },
  refuse: openaiRefusal,
  refuseField: openaiField,
  unwelcome: (fields, mode) => {
    // Wording as reported in github.com/ThinkInAIXYZ/deepchat/issues/655, body from
    // github.com/ai-christianson/RA.Aid/issues/70.
    if (mode === 'strict' && typeof fields['temperature'] === 'number') return noTemperature
    const { format } = (fields['text'] ?? {}) as { format?: { type?: string } }
    return mode === 'no-schema' && format?.type === 'json_schema' ? noSchema : null
  },
  whole: (completion) => responseOf(completion, statusOf(completion)),
  streamed: (completion) => {
    const { id, content, refusal } = completion
    const item = messageOf(completion, 'in_progress', [])
    const output_index = completion.usage.completion_tokens_details.reasoning_tokens > 0 ? 1 : 0
    const at = { item_id: item.id, output_index, content_index: 0 }
    let count = 0
    const send = (what: Unnumbered): string => event(what.type, { ...what, sequence_number: count++ })
    const status = statusOf(completion)
    const refused = refusal === null ? [] : [send({ type: 'response.refusal.delta', ...at, delta: refusal })]
    return {
      content: completion.content,
      begin: [
        send({ type: 'response.created', response: responseOf(completion, 'in_progress') }),
        ...(output_index === 1
          ? (['response.output_item.added', 'response.output_item.done'] as const).map((type) =>
              send({ type, output_index: 0, item: thoughtsOf(id) }),
            )
          : []),
        send({ type: 'response.output_item.added', output_index, item }),
      ],
      piece: (delta) => send({ type: 'response.output_text.delta', ...at, delta, logprobs: [] }),
      end: () => [
        ...refused,
        send({ type: 'response.output_text.done', ...at, text: content, logprobs: [] }),
        send({
          type: 'response.output_item.done',
          output_index,
          item: messageOf(completion, status, partsOf(completion)),
        }),
        send({ type: `response.${status}`, response: responseOf(completion, status) }),
      ],
    }
  },
}

/** `output_text` is added by the client library. */
type OnTheWire = Omit<Response, 'output_text'>
type Unnumbered = ResponseStreamEvent extends infer One
  ? One extends { response: Response }
    ? Omit<One, 'sequence_number' | 'response'> & { response: OnTheWire }
    : Omit<One, 'sequence_number'>
  : never

const statusOf = ({ finishReason }: Completion) => (finishReason === 'stop' ? 'completed' : 'incomplete')
const thoughtsOf = (id: string): ResponseReasoningItem => ({ type: 'reasoning', id: `rs_${id}`, summary: [] })
const messageOf = (
  { id }: Completion,
  status: ResponseOutputMessage['status'],
  content: ResponseOutputMessage['content'],
): ResponseOutputMessage => ({
  type: 'message',
  id: `msg_${id}`,
  role: 'assistant',
  status,
  content,
})
const partsOf = ({ content, refusal }: Completion): ResponseOutputMessage['content'] =>
  refusal === null ? [{ type: 'output_text', text: content, annotations: [] }] : [{ type: 'refusal', refusal }]

function responseOf(completion: Completion, status: ResponseOutputMessage['status']): OnTheWire {
  const { id, created, model, usage, finishReason } = completion
  const reason = finishReason === 'length' ? 'max_output_tokens' : 'content_filter'
  const { reasoning_tokens } = usage.completion_tokens_details
  const isDone = status !== 'in_progress'
  return {
    id: `resp_${id}`,
    object: 'response',
    created_at: created,
    model,
    status,
    error: null,
    incomplete_details: status === 'incomplete' ? { reason } : null,
    output: isDone
      ? [
          ...(reasoning_tokens > 0 ? [thoughtsOf(id)] : []),
          messageOf(completion, statusOf(completion), partsOf(completion)),
        ]
      : [],
    usage: isDone
      ? {
          input_tokens: usage.prompt_tokens,
          input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
          output_tokens: usage.completion_tokens,
          output_tokens_details: { reasoning_tokens },
          total_tokens: usage.total_tokens,
        }
      : undefined,
    ...DEFAULTS,
  }
}

// The values that the API returns for parameters missing from the request.
const DEFAULTS = {
  access_programs: null,
  instructions: null,
  metadata: {},
  parallel_tool_calls: true,
  temperature: 1,
  tool_choice: 'auto' as const,
  tools: [],
  top_p: 1,
}

function requestOf(body: z.output<typeof Body>): CompletionRequest {
  const { format } = body.text ?? {}
  const input = typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : body.input
  return {
    model: body.model,
    messages: [
      ...(body.instructions ? [{ role: 'system', content: body.instructions }] : []),
      ...input.map(({ role, content }) => ({ role, content: textOf(content) })),
    ],
    stream: body.stream ?? false,
    includeUsage: true,
    maxTokens: body.max_output_tokens ?? null,
    effort: body.reasoning?.effort ?? 'medium',
    format: format?.type === 'json_schema' ? { kind: 'json', schema: format.schema ?? null } : { kind: 'text' },
  }
}

const noTemperature = {
  message: "Unsupported parameter: 'temperature' is not supported with this model.",
  param: 'temperature',
  code: 'unsupported_parameter',
}
// Unconfirmed: that Responses uses the wording of Chat Completions.
const noSchema = {
  message: "Invalid parameter: 'text.format' of type 'json_schema' is not supported with this model.",
  param: 'text.format',
  code: 'unsupported_parameter',
}

const Body = z.object({
  model: z.string().min(1),
  input: z.union([
    z.string(),
    z
      .array(
        z.object({
          role: z.string(),
          content: z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]),
        }),
      )
      .min(1),
  ]),
  instructions: z.string().nullish(),
  stream: z.boolean().nullish(),
  // "Expected a value >= 16" is the API reference's minimum.
  max_output_tokens: z.number().int().min(16).nullish(),
  reasoning: z.object({ effort: z.enum(EFFORTS).nullish() }).nullish(),
  text: z.object({ format: z.object({ type: z.string(), schema: z.custom<Schema>().optional() }).nullish() }).nullish(),
})
