import { expect, test } from 'vitest'
import { createComposer } from '../../index.ts'
import { request } from '../../testing/requests.ts'
import { addressOf } from './provider-address.ts'
import type { ModelProvider } from '@bizamply/contract/company-model-choices'

interface Sent {
  url: string
  headers: Headers
  body: Record<string, unknown>
}

const REPLY = '{"language":"en","reply":"Thank you, Amelia."}'
const lines = (...events: [string | null, object][]): string =>
  events.map(([name, data]) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`).join('')

/** Streams as in each provider's API reference; the counts are ours. */
const responses = lines(
  ['response.created', { type: 'response.created', response: { id: 'r', created_at: 1, model: 'm' } }],
  [
    'response.output_item.added',
    {
      type: 'response.output_item.added',
      output_index: 0,
      item: { type: 'message', id: 'i', role: 'assistant', status: 'in_progress', content: [] },
    },
  ],
  [
    'response.output_text.delta',
    { type: 'response.output_text.delta', item_id: 'i', output_index: 0, content_index: 0, delta: REPLY, logprobs: [] },
  ],
  [
    'response.completed',
    {
      type: 'response.completed',
      response: {
        id: 'r',
        usage: {
          input_tokens: 1500,
          input_tokens_details: { cached_tokens: 1024 },
          output_tokens: 50,
          output_tokens_details: { reasoning_tokens: 30 },
        },
      },
    },
  ],
)
const messages = lines(
  [
    'message_start',
    {
      type: 'message_start',
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        usage: { input_tokens: 76, cache_creation_input_tokens: 400, cache_read_input_tokens: 1024, output_tokens: 1 },
      },
    },
  ],
  ['content_block_start', { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }],
  ['content_block_delta', { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: REPLY } }],
  ['content_block_stop', { type: 'content_block_stop', index: 0 }],
  [
    'message_delta',
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 50 } },
  ],
  ['message_stop', { type: 'message_stop' }],
)
const gemini = lines([
  null,
  {
    candidates: [{ content: { role: 'model', parts: [{ text: REPLY }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: {
      promptTokenCount: 1500,
      cachedContentTokenCount: 1024,
      candidatesTokenCount: 20,
      thoughtsTokenCount: 30,
      totalTokenCount: 1550,
    },
    modelVersion: 'm',
  },
])
const chunk = (rest: object) => ({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...rest })
const chat = `${lines(
  [null, chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: REPLY }, finish_reason: null }] })],
  [
    null,
    chunk({
      choices: [{ index: 0, delta: { content: '' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1500, completion_tokens: 50, total_tokens: 1550 },
    }),
  ],
)}data: [DONE]\n\n`

function scripted(answer: string | { status: number; body: object }): { sent: Sent[]; fetch: typeof fetch } {
  const sent: Sent[] = []
  return {
    sent,
    fetch: async (input, init) => {
      const outgoing = new Request(input, init)
      sent.push({ url: outgoing.url, headers: outgoing.headers, body: (await outgoing.json()) as Sent['body'] })
      return typeof answer === 'string'
        ? new Response(answer, { headers: { 'content-type': 'text/event-stream' } })
        : Response.json(answer.body, { status: answer.status })
    },
  }
}

async function compose(
  provider: ModelProvider,
  answer: Parameters<typeof scripted>[0],
  more: Partial<Parameters<typeof createComposer>[0]> = {},
) {
  const { sent, fetch } = scripted(answer)
  const baseUrl = addressOf(provider, null) ?? 'https://shop.openai.azure.com/openai'
  const composer = createComposer({
    model: { provider, baseUrl },
    aiApiKey: 'the-key',
    aiModel: 'a-model',
    fetch,
    prices: { input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2.5 },
    ...more,
  })
  const result = await composer.compose(request({ signOff: null }), {}).catch((error: unknown) => error)
  return { result, sent }
}

// Uncached, cache read, cache write, output: tokens times price.
const readCost = 476 * 2 + 1024 * 0.2 + 50 * 10
test.each([
  ['openai', responses, 'https://api.openai.com/v1/responses', 'authorization', Math.round(readCost)],
  ['azure', responses, 'https://shop.openai.azure.com/openai/v1/responses', 'api-key', Math.round(readCost)],
  [
    'anthropic',
    messages,
    'https://api.anthropic.com/v1/messages',
    'x-api-key',
    Math.round(76 * 2 + 1024 * 0.2 + 400 * 2.5 + 50 * 10),
  ],
  [
    'google',
    gemini,
    'https://generativelanguage.googleapis.com/v1beta/models/a-model:streamGenerateContent',
    'x-goog-api-key',
    Math.round(readCost),
  ],
  ['mistral', chat, 'https://api.mistral.ai/v1/chat/completions', 'authorization', 1500 * 2 + 50 * 10],
] as const)(
  '%s is called in its own protocol, and the cost accounts for cached tokens',
  async (provider, answer, url, header, costMicros) => {
    const { result, sent } = await compose(provider, answer)
    expect(result).toMatchObject({
      text: 'Thank you, Amelia.',
      usage: { inputTokens: 1500, outputTokens: 50, costMicros },
    })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url.split('?')[0]).toBe(url)
    expect(sent[0]?.headers.get(header)).toMatch(/^(Bearer )?the-key$/)
    expect(JSON.stringify(sent[0]?.body)).toContain('"reply"')
  },
)

test('requests to OpenAI and Azure turn storage off', async () => {
  for (const provider of ['openai', 'azure'] as const)
    expect((await compose(provider, responses)).sent[0]?.body).toMatchObject({ store: false })
})

test('only the instructions are marked for Anthropic’s cache, not the comment', async () => {
  const { sent } = await compose('anthropic', messages)
  expect(sent[0]?.body['system']).toEqual([
    expect.objectContaining({ type: 'text', cache_control: { type: 'ephemeral' } }),
  ])
  expect(JSON.stringify(sent[0]?.body['messages'])).not.toContain('cache_control')
})

test.each([
  ['openai', 'gpt-5-mini', responses, { reasoning: { effort: 'low' } }],
  ['azure', 'gpt-5-mini', responses, { reasoning: { effort: 'low' } }],
  ['anthropic', 'claude-sonnet-4-5', messages, { thinking: { type: 'enabled' } }],
  ['google', 'gemini-2.5-flash', gemini, { generationConfig: { thinkingConfig: { thinkingBudget: 1024 } } }],
] as const)('the effort is converted to the format of %s', async (provider, aiModel, answer, body) => {
  const { sent, result } = await compose(provider, answer, { aiModel, reasoningEffort: 'low' })
  expect(result).toMatchObject({ text: 'Thank you, Amelia.' })
  expect(sent[0]?.body).toMatchObject(body)
  // OpenAI gives reasoning summaries only to verified organizations.
  expect(JSON.stringify(sent[0]?.body)).not.toContain('summary')
})

// github.com/vogler75/monster-mq/issues/168; google-gemini/gemini-cli/issues/6678.
const anthropicError = (type: string, message: string) => ({ type: 'error', error: { type, message } })
const googleError = (code: number, status: string, message: string, details: object[] = []) => ({
  error: { code, status, message, details },
})
test.each([
  ['anthropic', 401, anthropicError('authentication_error', 'invalid x-api-key'), /access key/],
  ['anthropic', 404, anthropicError('not_found_error', 'model: a-model'), /configured model/],
  [
    'anthropic',
    400,
    anthropicError('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
    /too long/,
  ],
  [
    'anthropic',
    400,
    anthropicError('invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'),
    /quota/,
  ],
  [
    'google',
    400,
    googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
      { reason: 'API_KEY_INVALID' },
    ]),
    /access key/,
  ],
  [
    'google',
    404,
    googleError(404, 'NOT_FOUND', 'models/a-model is not found for API version v1beta'),
    /configured model/,
  ],
  [
    'google',
    400,
    googleError(
      400,
      'INVALID_ARGUMENT',
      'The input token count (1200293) exceeds the maximum number of tokens allowed (1048576).',
    ),
    /too long/,
  ],
  ['openai', 401, { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }, /access key/],
  ['mistral', 401, { detail: 'Unauthorized' }, /access key/],
] as const)('when %s refuses with %i, the reason is in our own plain words', async (provider, status, body, words) => {
  const { result } = await compose(provider, { status, body })
  expect(result).toMatchObject({ failure: 'unavailable', message: expect.stringMatching(words) as string })
  expect((result as Error).message).not.toMatch(/the-key|a-model|tokens/)
})
