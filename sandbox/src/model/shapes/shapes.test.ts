import { describe, expect, test } from 'vitest'
import { call, openTestSandbox } from '../../testing/open-test-sandbox.ts'

type Json = ReturnType<typeof JSON.parse>

interface Protocol {
  path: (stream: boolean, model: string) => string
  key: (key: string) => Record<string, string>
  body: (model: string, stream: boolean) => object
  text: (json: Json) => string
  /** All text of a stream's events. */
  streamed: (events: Json[]) => string
  output: (json: Json) => number
  unknown: [status: number, message: string]
  tooLong: RegExp
  wrongKey: number
}

const SAID = 'The zip broke'
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const messages = [{ role: 'user', content: SAID }]
const inOpenaisWords: [number, string] = [404, 'The model `gone-model` does not exist or you do not have access to it.']

const completions = (host: string): Protocol => ({
  path: () => `/${host}/v1/chat/completions`,
  key: bearer,
  body: (model, stream) => ({ model, messages, stream, stream_options: { include_usage: true } }),
  text: (json) => json.choices[0].message.content,
  streamed: (events) => events.map(({ choices }) => choices[0]?.delta.content ?? '').join(''),
  output: (json) => json.usage.completion_tokens,
  unknown: inOpenaisWords,
  tooLong: /maximum context length is 128000 tokens/,
  wrongKey: 401,
})

const responses = (host: string, key: Protocol['key']): Protocol => ({
  path: () => `/${host}/v1/responses`,
  key,
  body: (model, stream) => ({ model, input: SAID, stream }),
  text: (json) => json.output.at(-1).content[0].text,
  streamed: (events) =>
    events
      .filter(({ type }) => type === 'response.output_text.delta')
      .map(({ delta }) => delta)
      .join(''),
  output: (json) => json.usage.output_tokens,
  unknown: inOpenaisWords,
  tooLong: /maximum context length is 128000 tokens/,
  wrongKey: 401,
})

const protocols: Record<string, Protocol> = {
  'Chat Completions': completions('model'),
  Mistral: completions('api.mistral.ai'),
  Responses: responses('api.openai.com', bearer),
  Azure: responses('shop.openai.azure.com/openai', (key) => ({ 'api-key': key })),
  Messages: {
    path: () => '/api.anthropic.com/v1/messages',
    key: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    body: (model, stream) => ({ model, messages, max_tokens: 4000, stream, thinking: { type: 'disabled' } }),
    text: (json) => json.content.at(-1).text,
    streamed: (events) => events.map(({ delta }) => delta?.text ?? '').join(''),
    output: (json) => json.usage.output_tokens,
    unknown: [404, 'model: gone-model'],
    tooLong: /^prompt is too long: \d+ tokens > 200000 maximum$/,
    wrongKey: 401,
  },
  Gemini: {
    path: (stream, model) =>
      `/generativelanguage.googleapis.com/v1beta/models/${model}:${stream ? 'streamGenerateContent' : 'generateContent'}`,
    key: (key) => ({ 'x-goog-api-key': key }),
    body: () => ({ contents: [{ role: 'user', parts: [{ text: SAID }] }] }),
    text: (json) => json.candidates[0].content.parts[0].text,
    streamed: (events) => events.map(({ candidates }) => candidates[0].content?.parts[0].text ?? '').join(''),
    output: ({ usageMetadata: { candidatesTokenCount, thoughtsTokenCount = 0 } }) =>
      candidatesTokenCount + thoughtsTokenCount,
    unknown: [404, 'models/gone-model is not found for API version v1beta, or is not supported for generateContent.'],
    tooLong: /^The input token count \(\d+\) exceeds the maximum number of tokens allowed \(1048576\)\.$/,
    wrongKey: 400,
  },
}

async function startProtocol({ path, key, body }: Protocol) {
  const { sandbox, control } = await openTestSandbox()
  const ask = ({ model = 'writer', stream = false, by = 'k' } = {}) =>
    call(sandbox, 'POST', path(stream, model), body(model, stream), by ? key(by) : {})
  return { ask, mode: (mode: string) => control('POST', '/model', { mode }) }
}

const eventsOf = (text: string): Json[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: ') && line !== 'data: [DONE]')
    .map((line) => JSON.parse(line.slice(6)))

describe.each(Object.entries(protocols))('%s', (_, protocol) => {
  test('a stream has the same text and token counts as a plain response', async () => {
    const { ask } = await startProtocol(protocol)
    const [whole, stream] = [await ask(), await ask({ stream: true })]
    const text = protocol.text(whole.json)
    expect(text.length).toBeGreaterThan(40)
    expect(protocol.streamed(eventsOf(stream.text))).toBe(text)
    expect(protocol.output(whole.json)).toBeGreaterThan(10)
    expect(stream.text).toContain(`:${protocol.output(whole.json)}`)
  })

  test('refuses a missing key, a wrong key and a retired model', async () => {
    const { ask } = await startProtocol(protocol)
    expect([401, 403]).toContain((await ask({ by: '' })).status)
    expect((await ask({ by: 'wrong-key' })).status).toBe(protocol.wrongKey)
    const gone = await ask({ model: 'gone-model' })
    expect([gone.status, gone.json.error.message]).toEqual(protocol.unknown)
  })

  test('refuses requests over the rate or length limit, with the seconds to wait', async () => {
    const { ask, mode } = await startProtocol(protocol)
    await mode('rate-limited')
    const soon = await ask()
    expect(soon.status).toBe(429)
    expect(soon.headers.get('retry-after') ?? soon.json.error.details[0].retryDelay).toMatch(/^1s?$/)
    await mode('context-too-long')
    const long = await ask()
    expect([long.status, long.json.error.message]).toEqual([400, expect.stringMatching(protocol.tooLong)])
  })

  test('refuses a malformed request', async () => {
    const { sandbox } = await openTestSandbox()
    const path = protocol.path(false, 'writer')
    expect((await call(sandbox, 'POST', path, { hello: 1 }, protocol.key('k'))).status).toBe(400)
  })
})

test('the Responses API numbers its events in order', async () => {
  const { ask } = await startProtocol(protocols['Responses']!)
  const events = eventsOf((await ask({ stream: true })).text)
  expect(events.map((event) => event.sequence_number)).toEqual(events.map((_, index) => index))
})
