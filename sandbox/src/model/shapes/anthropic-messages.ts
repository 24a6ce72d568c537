import type {
  ContentBlock,
  Message,
  RawContentBlockDelta,
  RawMessageStreamEvent,
  ThinkingBlock,
  Usage,
} from '@anthropic-ai/sdk/resources/messages'
import { z } from 'zod'
import { fieldsOf, json, type Answer } from '../../server/exchange.ts'
import type { Completion, CompletionRequest } from '../completion.ts'
import type { Schema } from '../fill-schema.ts'
import { event, MOST_TOKENS, type Refusal, type Shape, textOf } from './shape.ts'

/** Anthropic's Messages: docs.claude.com/en/api/messages, "Streaming messages" and "Errors". */
export const anthropicMessages: Shape = {
  isWrite: ({ method, path }) => method === 'POST' && path === '/v1/messages',
  keyOf: ({ 'x-api-key': key }) => (typeof key === 'string' ? key : ''),
  read: (exchange) => {
    if (!exchange.headers['anthropic-version']) return 'anthropic-version: header is required'
    const read = Body.safeParse(fieldsOf(exchange))
    if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    return requestOf(read.data)
  },
  refuse,
  refuseField: ({ message }) => refused(400, 'invalid_request_error', message),
  unwelcome: (fields, mode) => {
    // Wording as reported in github.com/vogler75/monster-mq/issues/168.
    if (mode === 'strict' && typeof fields['temperature'] === 'number')
      return { message: '`temperature` is deprecated for this model.', param: 'temperature', code: '' }
    const asks = fields['tools'] !== undefined || (fields['output_config'] as { format?: unknown } | undefined)?.format
    // Unconfirmed: the wording for a model without structured outputs.
    return mode === 'no-schema' && asks
      ? { message: 'This model does not support structured outputs.', param: 'output_config', code: '' }
      : null
  },
  whole: (completion): Message => ({
    ...messageOf(completion),
    content: [...thinkingOf(completion), ...contentOf(completion)],
    ...stopOf(completion),
    usage: usageOf(completion, completion.usage.completion_tokens),
  }),
  streamed: (completion) => {
    const { tool } = completion
    const send = (what: RawMessageStreamEvent): string => event(what.type, what)
    const thoughts = thinkingOf(completion)
    const index = thoughts.length
    const content_block = blockOf(completion, tool ? '{}' : '')
    const block = (delta: RawContentBlockDelta): string => send({ type: 'content_block_delta', index, delta })
    return {
      content: completion.content,
      begin: [
        send({
          type: 'message_start',
          message: { ...messageOf(completion), content: [], ...NOT_STOPPED, usage: usageOf(completion, 1) },
        }),
        ...thoughts.flatMap(({ thinking }) => [
          send({
            type: 'content_block_start',
            index: 0,
            content_block: { type: 'thinking', thinking: '', signature: '' },
          }),
          send({
            type: 'content_block_delta',
            index: 0,
            delta: { type: 'thinking_delta', thinking },
          }),
          send({ type: 'content_block_stop', index: 0 }),
        ]),
        ...(completion.content === '' ? [] : [send({ type: 'content_block_start', index, content_block })]),
      ],
      piece: (text) => block(tool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text }),
      end: () => [
        ...(completion.content === '' ? [] : [send({ type: 'content_block_stop', index })]),
        send({
          type: 'message_delta',
          delta: { ...stopOf(completion), stop_sequence: null, container: null },
          usage: usageOf(completion, completion.usage.completion_tokens),
        }),
        send({ type: 'message_stop' }),
      ],
    }
  },
}

function refuse(why: Refusal, about = ''): Answer {
  switch (why) {
    case 'no-key':
      return refused(401, 'authentication_error', 'x-api-key header is required')
    case 'wrong-key':
      return refused(401, 'authentication_error', 'invalid x-api-key')
    case 'unknown-address':
      return refused(404, 'not_found_error', 'Not found')
    // github.com/anthropics/claude-code/issues/5349.
    case 'unknown-model':
      return refused(404, 'not_found_error', `model: ${about}`)
    case 'throttled':
      return refused(429, 'rate_limit_error', 'This request would exceed your organization’s rate limit.', LIMITS)
    // github.com/anthropics/claude-code/issues/12186.
    case 'too-long':
      return refused(
        400,
        'invalid_request_error',
        `prompt is too long: ${about} tokens > ${MOST_TOKENS.anthropic} maximum`,
      )
    case 'broken':
      return refused(400, 'invalid_request_error', about)
  }
}

const refused = (status: number, type: string, message: string, headers: Record<string, string> = {}): Answer =>
  json(status, { type: 'error', error: { type, message }, request_id: 'req_sandbox' }, headers)

// docs.claude.com/en/api/rate-limits, "Response headers".
const LIMITS = {
  'retry-after': '1',
  'anthropic-ratelimit-requests-limit': '50',
  'anthropic-ratelimit-requests-remaining': '0',
}

const messageOf = ({ id, model }: Completion) => ({
  id: `msg_${id}`,
  type: 'message' as const,
  role: 'assistant' as const,
  model,
  stop_sequence: null,
  container: null,
  diagnostics: null,
})
const NOT_STOPPED = { stop_reason: null, stop_details: null }

const usageOf = ({ usage }: Completion, output: number): Usage => ({
  input_tokens: usage.prompt_tokens,
  output_tokens: output,
  output_tokens_details: { thinking_tokens: Math.min(output, usage.completion_tokens_details.reasoning_tokens) },
  cache_creation: null,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  inference_geo: null,
  server_tool_use: null,
  service_tier: 'standard',
  speed: null,
})

const thinkingOf = ({ usage }: Completion): ThinkingBlock[] =>
  usage.completion_tokens_details.reasoning_tokens > 0
    ? [{ type: 'thinking', thinking: 'What does the comment say?', signature: 'sandbox' }]
    : []
const contentOf = (completion: Completion): ContentBlock[] =>
  completion.content === '' ? [] : [blockOf(completion, completion.content)]

function blockOf({ id, tool }: Completion, content: string): ContentBlock {
  if (!tool) return { type: 'text', text: content, citations: null }
  const called = { id: `toolu_${id}`, name: tool, input: JSON.parse(content) as object }
  return { type: 'tool_use', ...called, caller: { type: 'direct' } }
}

function stopOf({ finishReason, refusal, tool }: Completion): Pick<Message, 'stop_reason' | 'stop_details'> {
  const stopped = (stop_reason: Message['stop_reason']) => ({ stop_reason, stop_details: null })
  if (refusal !== null || finishReason === 'content_filter') return stopped('refusal')
  if (finishReason === 'length') return stopped('max_tokens')
  return stopped(tool ? 'tool_use' : 'end_turn')
}

function requestOf(body: z.output<typeof Body>): CompletionRequest {
  const [tool] = body.tools ?? []
  const schema = tool?.input_schema ?? body.output_config?.format?.schema
  return {
    model: body.model,
    messages: [
      { role: 'system', content: textOf(body.system) },
      ...body.messages.map(({ role, content }) => ({ role, content: textOf(content) })),
    ],
    stream: body.stream ?? false,
    includeUsage: true,
    maxTokens: body.max_tokens,
    effort: body.output_config?.effort ?? effortOf(body.thinking),
    format: schema ? { kind: 'json', schema } : { kind: 'text' },
    ...(tool ? { tool: tool.name } : {}),
  }
}

function effortOf(thinking: z.output<typeof Body>['thinking']): CompletionRequest['effort'] {
  if (thinking?.type === 'disabled') return 'none'
  const budget = thinking?.budget_tokens ?? 6000
  return budget < 1500 ? 'minimal' : budget < 6000 ? 'low' : 'medium'
}

const Content = z.union([z.string(), z.array(z.object({ text: z.string().optional() }))])
const schema = z.custom<Schema>()
const Body = z.object({
  model: z.string().min(1),
  max_tokens: z.number().int().positive(),
  system: Content.nullish(),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: Content })).min(1),
  stream: z.boolean().nullish(),
  thinking: z.object({ type: z.string(), budget_tokens: z.number().optional() }).nullish(),
  output_config: z
    .object({ effort: z.enum(['low', 'medium', 'high']).optional(), format: z.object({ schema }).optional() })
    .nullish(),
  tools: z.array(z.object({ name: z.string(), input_schema: schema })).nullish(),
})
