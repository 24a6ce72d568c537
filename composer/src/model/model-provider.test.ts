import { afterEach, describe, expect, it } from 'vitest'
import { createComposer } from '../index.ts'
import { ComposeError } from '../composer.ts'
import { type FakeModel, fakeModel, type Script } from '../testing/fake-model.ts'
import { request } from '../testing/requests.ts'

let server: FakeModel | null = null

afterEach(async () => {
  await server?.close()
  server = null
})

const writerAt = (baseUrl: string) =>
  createComposer({ model: { provider: 'compatible', baseUrl }, aiApiKey: null, aiModel: 'writer-1' })

async function compose(script: Script, options: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  server = await fakeModel(script)
  const warnings: unknown[] = []
  const composer = createComposer({
    model: { provider: 'compatible', baseUrl: 'https://model.example/v1' },
    aiApiKey: 'sk-very-secret',
    aiModel: 'writer-1',
    rewrite: () => `${server?.url}/v1`,
    timeoutMs: options.timeoutMs,
    log: { warn: (details, message) => void warnings.push([details, message]) },
  })
  const deltas: string[] = []
  const composeRequest = request({ text: 'The zip broke. Call me at +44 7700 900123', rating: 2, signOff: null })
  const signal = options.signal
  const result = await composer
    .compose(composeRequest, { signal, onDelta: (delta) => void deltas.push(delta) })
    .catch((error: unknown) => error)
  return { result, deltas, warnings, calls: server.calls, composer }
}

const refusedChunks = [
  { choices: [{ index: 0, delta: { refusal: 'I cannot' }, finish_reason: null }] },
  { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
]
  .map((chunk) => `data: ${JSON.stringify({ id: 'c', created: 1, model: 'writer-1', ...chunk })}\n\n`)
  .join('')

function failureOf(outcome: { result: unknown; warnings: unknown[] }): string {
  const { result } = outcome
  if (!(result instanceof ComposeError)) throw new Error(`expected a ComposeError, got ${String(result)}`)
  const shown = JSON.stringify([result.message, result.cause ?? null, outcome.warnings])
  expect(shown).not.toMatch(/sk-very-secret|127\.0\.0\.1|http|zip broke|7700/)
  return result.failure
}

describe('the model provider', () => {
  it('streams the reply, counts tokens, and sends the comment as escaped data separate from the instructions', async () => {
    const done = await compose({ text: ['We are sorry, ', 'Amelia. ', 'A person will look into the zip.'] })
    expect(done.composer).toMatchObject({ name: 'writer-1', kind: 'model' })
    expect(done.result).toMatchObject({
      text: 'We are sorry, Amelia. A person will look into the zip.',
      composer: 'model',
      model: 'writer-1',
      language: 'en',
      usage: { inputTokens: 7, outputTokens: 3, costMicros: null },
      spans: [{ kind: 'risk', reason: expect.stringContaining('personal data') }],
    })
    expect(done.deltas.join('')).toBe('We are sorry, Amelia. A person will look into the zip.')
    expect(done.deltas.length).toBeGreaterThan(1)
    const sent = done.calls[0]
    expect(sent?.authorization).toBe('Bearer sk-very-secret')
    expect(sent?.messages.map((message) => message.role)).toEqual(['system', 'user'])
    expect(sent?.messages[0]?.content).not.toContain('zip broke')
    expect(sent?.messages[1]?.content).toMatch(
      /<(comment-[0-9a-f]{12}) rating="2" author="Amelia" product="Fieldnote Canvas Backpack" platform="Judge.me" language="en">The zip broke. Call me at \[number\]<\/\1>/,
    )
  })

  it('waits after a 429 and then answers', async () => {
    const done = await compose({ text: ['Thank you, Amelia.'], failFirst: { status: 429, times: 1 } })
    expect(done.result).toMatchObject({ text: 'Thank you, Amelia.' })
    expect(done.calls).toHaveLength(2)
  })

  it('is unavailable after one 401 and reveals neither key nor URL', async () => {
    const done = await compose({ text: [], failFirst: { status: 401, times: 9 } })
    expect(failureOf(done)).toBe('unavailable')
    expect(done.calls).toHaveLength(1)
  })

  it.each([429, 500, 503])('is unavailable on a persistent %i', async (status) => {
    const done = await compose({ text: [], failFirst: { status, times: 9 } })
    expect(failureOf(done)).toBe('unavailable')
    expect(done.calls).toHaveLength(3)
  })

  it.each([
    ['cut', { text: ['Thank you, Ame'], finish: 'length' }],
    ['refused', { text: [''], finish: 'content_filter' }],
    ['refused', { text: ["I'm sorry, but I can't help with that."] }],
    ['empty', { text: ['  '] }],
    ['garbled', { text: ['{"answer": "Thank you"}'] }],
    ['garbled', { text: ['{"language": "en", "reply": "Thank you'] }],
    ['cut', { text: ['{"language": "en", "reply": "Thank'], finish: 'length' }],
    ['cut', { text: ['{"language": "en", "reply": "Thank'], breakOff: true }],
    ['empty', { text: ['{"language": "en", "reply": " "}'] }],
    ['refused', { text: ['{"language": "en", "reply": "I cannot help with that."}'] }],
    ['garbled', { text: ['\uFFFD\uFFFD #### 0101 ;;;; %%%%'] }],
    ['cut', { text: ['Thank you for'], breakOff: true }],
    ['refused', { raw: refusedChunks }],
    ['garbled', { raw: 'data: this is not JSON\n\n' }],
    ['unavailable', { raw: 'data: {"error":{"message":"overloaded","type":"server_error"}}\n\n' }],
    ['garbled', { raw: '<html>proxy says hello</html>', contentType: 'text/html' }],
  ] satisfies [string, Script][])('ends as %s when the model answers %j', async (failure, script) => {
    expect(failureOf(await compose(script))).toBe(failure)
  })

  it('times out before and during an answer', async () => {
    expect(failureOf(await compose({ text: [], hang: true }, { timeoutMs: 150 }))).toBe('timeout')
    await server?.close()
    expect(failureOf(await compose({ text: ['Thank you'], hang: true }, { timeoutMs: 150 }))).toBe('timeout')
  })

  it('stops when the caller aborts', async () => {
    const signal = AbortSignal.timeout(100)
    expect(failureOf(await compose({ text: [], hang: true }, { signal, timeoutMs: 5000 }))).toBe('timeout')
  })

  it('is unavailable when the connection is refused', async () => {
    const composer = createComposer({
      model: { provider: 'compatible', baseUrl: 'http://127.0.0.1:4729/v1' },
      aiApiKey: null,
      aiModel: 'writer-1',
      timeoutMs: 400,
    })
    const result = await composer.compose(request({}), {}).catch((error: unknown) => error)
    expect(['unavailable', 'timeout']).toContain((result as ComposeError).failure)
  })

  it('requests JSON in our schema and streams only its reply field', async () => {
    const json = '```json\n{"language": "en", "reply": "We are \\"so\\" sorry \\ud83d\\ude00,\\nAmelia."}\n```'
    const pieces = json.match(/[\s\S]{1,3}/g) ?? []
    const done = await compose({ text: ['<think>What would', ' a shop say?</think>\n', ...pieces] })
    const text = 'We are "so" sorry 😀,\nAmelia.'
    expect(done.calls[0]?.structured).toBe(true)
    expect(done.result).toMatchObject({ text, language: 'en' })
    expect(done.deltas.join('')).toBe(text)
    expect(done.deltas.length).toBeGreaterThan(8)
    expect(done.deltas.every((delta) => delta.isWellFormed())).toBe(true)
  })

  it('removes emphasis and invisible characters', async () => {
    const done = await compose({ text: ['{"language":"en","reply":"**Thank** you,\u200b Amelia."}'] })
    expect(done.result).toMatchObject({ text: 'Thank you, Amelia.' })
  })

  it('falls back to plain text for a server without schema support and remembers it', async () => {
    server = await fakeModel({ text: ['Thank you, Amelia.'], noSchema: true })
    const composer = writerAt(`${server.url}/v1`)
    for (let n = 0; n < 2; n++) {
      expect(await composer.compose(request({ signOff: null }), {})).toMatchObject({ text: 'Thank you, Amelia.' })
    }
    expect(server.calls.map(({ structured }) => structured)).toEqual([true, false, false])
  })

  it("requests fewer tokens if the server's limit is lower and remembers it", async () => {
    // vLLM's error message: docs.vllm.ai, OpenAI-compatible server.
    const message = "This model's maximum context length is 4096 tokens. However, you requested 5234 tokens"
    server = await fakeModel({ text: ['Thank you, Amelia.'], failFirst: { status: 400, times: 1, message } })
    const composer = writerAt(`${server.url}/v1`)
    for (let n = 0; n < 2; n++) await composer.compose(request({}), {})
    const [maxTokens = 0, given = 0, next] = server.calls.map(({ limit }) => limit ?? 0)
    expect([server.calls.length, given <= maxTokens / 3, next, server.calls[1]?.structured]).toEqual([
      3,
      true,
      given,
      true,
    ])
  })

  it("doesn't blame the schema if the server also rejects the request without it", async () => {
    server = await fakeModel({ text: [], failFirst: { status: 400, times: 3 } })
    const composer = writerAt(`${server.url}/v1`)
    for (let n = 0; n < 2; n++) await composer.compose(request({}), {}).catch(() => null)
    expect(server.calls.map(({ structured }) => structured)).toEqual([true, false, true, false])
  })

  it('stores the cost of tokens, including failed calls', async () => {
    for (const [text, finish] of [
      ['Thank you, Amelia.', 'stop'],
      ['Thank you, Ame', 'length'],
    ] as const) {
      server = await fakeModel({ text: [text], finish })
      const prices = { input: 2.5, output: 10 }
      const composer = createComposer({
        model: { provider: 'compatible', baseUrl: server.url },
        aiApiKey: null,
        aiModel: 'writer-1',
        prices,
      })
      const made = await composer.compose(request({ signOff: null }), {}).catch((error: unknown) => error)
      expect(made).toMatchObject({ usage: { inputTokens: 7, outputTokens: 3, costMicros: 48 } })
      await server.close()
    }
  })

  it('uses the built-in composer as a fallback only if enabled, and the reply says why', async () => {
    server = await fakeModel({ text: ['We are so sor'], breakOff: true })
    const composer = createComposer({
      model: { provider: 'compatible', baseUrl: server.url },
      aiApiKey: null,
      aiModel: 'writer-1',
      fallback: 'built-in',
    })
    let shown = ''
    const made = await composer.compose(request({}), {
      onDelta: (delta) => void (shown += delta),
      onRestart: () => void (shown = ''),
    })
    expect(made).toMatchObject({ composer: 'built-in', model: null, insteadOfModel: 'cut' })
    expect(shown).toBe(made.text)
  })

  it('reports the results of recent calls', async () => {
    server = await fakeModel({ text: ['Thank you.'], failFirst: { status: 401, times: 3 } })
    const composer = writerAt(server.url)
    const seen = [composer.health?.()]
    for (let n = 0; n < 4; n++) {
      await composer.compose(request({}), {}).catch(() => null)
      seen.push(composer.health?.())
    }
    expect(seen).toEqual(['up', 'degraded', 'degraded', 'down', 'degraded'])
  })

  it('adds the signature and marks unsupported claims', async () => {
    server = await fakeModel({ text: ['Take 20% off at evil.example/deal.'] })
    const composer = createComposer({
      model: { provider: 'compatible', baseUrl: `${server.url}/v1/` },
      aiApiKey: null,
      aiModel: 'writer-1',
    })
    const deltas: string[] = []
    const done = await composer.compose(request({ signOff: 'Your Fieldnote team' }), {
      onDelta: (d) => void deltas.push(d),
    })
    expect(done.text).toBe('Take 20% off at evil.example/deal.\nYour Fieldnote team')
    expect(deltas.join('')).toBe(done.text)
    expect(done.spans.map((span) => span.kind)).toEqual(['discount', 'link'])
    expect(server.calls[0]?.authorization).toBeNull()
  })
})
