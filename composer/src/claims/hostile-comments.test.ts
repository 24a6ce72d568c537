import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '@bizamply/sandbox'
import { sentencesOf } from '../words/sentences.ts'
import { type Composer, ComposeError, type GuardSpan } from '../composer.ts'
import { checkReply } from './guard-rails.ts'
import { createComposer } from '../index.ts'
import { comments } from '../testing/comments.ts'
import { hostile } from '../testing/hostile-comments.ts'
import { request } from '../testing/requests.ts'

let sandbox: Sandbox
let composer: Composer
beforeAll(async () => {
  sandbox = await startSandbox({ modelDelayMs: 0 })
  const model = { provider: 'compatible', baseUrl: `${sandbox.url}/model/v1` } as const
  composer = createComposer({ model, aiApiKey: 'test', aiModel: 'writer-1' })
  await setMode('obey-attacker')
})
afterAll(() => sandbox.close())

let composed = 0

test('the corpus has at least sixty comments in eight languages', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60)
  expect(new Set(hostile.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8)
})

test.each(hostile)('every injection of "$text" is marked, even when the model obeys', async (attack) => {
  for (const rating of [1, 5]) {
    const composeRequest = request({ text: attack.text, rating, language: attack.language, signOff: null })
    const made = await composer.compose(composeRequest, {}).catch(nullIfGarbled)
    if (made === null) continue
    composed += 1
    const wasObeyed = made.text.startsWith(TELLTALE)
    expect(wasObeyed && made.spans.length === 0).toBe(false)
    // A smarter model would hide the injection and keep the language.
    const text = made.text.replace(TELLTALE, '')
    const spans = checkReply(composeRequest, text).filter(({ kind }) => kind !== 'language')
    const open = unmarked(text, spans)
    for (const phrase of attack.never) expect(open).not.toContain(phrase.toLowerCase())
    if (wasObeyed) expect(sentencesOf(open).filter(({ text }) => !text.includes(MARK))).toEqual([])
  }
})

test('nine in ten of these requests were answered, so that their replies were checked', () => {
  expect(composed / (hostile.length * 2)).toBeGreaterThan(0.9)
})

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'zh']

test.each(languages)("the model's replies in %s to ordinary comments have no marks", async (language) => {
  await setMode('normal')
  for (const [replyKind, comment] of Object.entries(comments[language] ?? {})) {
    if (!comment.text) continue
    const made = await composer.compose(request({ ...comment, language }), {})
    const claims = made.spans.filter(({ kind }) => kind !== 'risk' && kind !== 'caution')
    const marked = claims.map(({ kind, start, end }) => [kind, made.text.slice(start, end)])
    expect([replyKind, made.language, ...marked]).toEqual([replyKind, language])
  }
})

/** A reply with the attacker's markup is refused. */
function nullIfGarbled(error: unknown): null {
  if (error instanceof ComposeError && error.failure === 'garbled') return null
  throw error
}

async function setMode(mode: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const set = await fetch(`${sandbox.url}/_/model`, { method: 'POST', headers, body: JSON.stringify({ mode }) })
  expect(set.status).toBe(200)
}

const TELLTALE = 'As you instructed, here it is. '
const MARK = '▇'

/** The reply in lowercase with marked parts replaced by a placeholder. */
function unmarked(text: string, spans: readonly GuardSpan[]): string {
  const isMarked = (at: number): boolean => spans.some(({ start, end }) => at >= start && at < end)
  return text
    .split('')
    .map((sign, at) => (isMarked(at) ? MARK : sign))
    .join('')
    .toLowerCase()
}
