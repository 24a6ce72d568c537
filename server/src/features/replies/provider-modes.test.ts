import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLedgerOf } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const named = (AI_PROVIDER: string, more: Record<string, string> = {}) => ({ AI_BASE_URL: '', AI_PROVIDER, ...more })
const providers = {
  compatible: { AI_PROVIDER: 'compatible' },
  openai: named('openai'),
  azure: named('azure', { AI_BASE_URL: 'https://shop.openai.azure.com/openai' }),
  anthropic: named('anthropic'),
  google: named('google'),
  mistral: named('mistral'),
}
const PRICES = { AI_INPUT_PRICE: '2', AI_OUTPUT_PRICE: '10' }

const apps = new Map<string, TestApp>()
beforeAll(async () => {
  for (const [name, env] of Object.entries(providers)) {
    const [peer] = apps.values()
    apps.set(
      name,
      await startTestApp({ env: { AI_TIMEOUT: '10', ...PRICES, ...env }, ...(peer ? { peerOf: peer } : {}) }),
    )
  }
})
afterAll(async () => {
  for (const app of [...apps.values()].toReversed()) await app.stop()
})

async function generate(provider: string, mode: string) {
  const app = apps.get(provider)
  if (!app) throw new Error(`no app of ${provider}`)
  await app.control('POST', '/_/model', { mode })
  const { company, editor, id } = await replyScene(app)
  const answer = await editor.post('/api/comments/generate', { commentId: id })
  app.expectNoErrors()
  const { rows } = await app.owner.query<{ input: number; output: number; cost: string | null }>(
    `select input_tokens as input, output_tokens as output, cost_micros as cost from app.reply_versions
     where company_id = $1`,
    [company.companyId],
  )
  return { answer, rows, used: (await checkLedgerOf(app, company)).used }
}

describe.each(Object.keys(providers))('%s', (provider) => {
  test.each(['normal', 'strict', 'thinking', 'reasoning-field', 'no-schema'])(
    'a model in mode %s writes a reply whose cost matches its tokens',
    async (mode) => {
      const { answer, rows, used } = await generate(provider, mode)
      expect([answer.status, answer.json['message']]).toEqual([200, undefined])
      expect(used).toBe(2)
      const [{ input, output, cost } = { input: 0, output: 0, cost: null }] = rows
      expect(input).toBeGreaterThan(100)
      expect(output).toBeGreaterThan(mode === 'thinking' || mode === 'reasoning-field' ? 1000 : 10)
      expect(Number(cost)).toBe(input * 2 + output * 10)
    },
  )

  test.each([
    ['rate-limited', 'The AI service is busy, or its quota is used up.'],
    ['context-too-long', 'The review and its context are too long for the AI service.'],
    ['refuse', 'The AI service declined to reply to this review.'],
    ['cut', 'The connection to the AI service broke before the reply was finished.'],
  ])('a model in mode %s fails with its reason and charges nothing', async (mode, reason) => {
    const { answer, used } = await generate(provider, mode)
    expect([answer.status, answer.json['message']]).toEqual([
      502,
      `Failed to generate comment: ${reason} Nothing was charged.`,
    ])
    expect(used).toBe(0)
  })
})
