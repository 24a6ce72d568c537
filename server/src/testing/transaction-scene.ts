import { chargeHold, closeHold, grantCredits, holdCredits, releaseHold } from '../features/credits/index.ts'
import { makeCompany, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

/** The expected ledger, newest first. */
export interface Expected {
  at: Date
  type: 'usage' | 'refill' | 'bonus' | 'adjustment' | 'refund'
  status: 'success' | 'pending' | 'failed'
  platform: string
  action: 'generate' | 'send' | null
  credits: number
  /** Text that a search finds it by. */
  text: string
}

const words = ['zipper', 'lovely', 'parcel', 'ÜBERGRÖSSE', '靴が小さい', '100% wool']
const platforms = ['judgeme', 'instagram', 'whatsapp'] as const

/** A company with credit movements every seven hours around the night its clocks go back. */
export async function transactionScene(
  app: TestApp,
  count: number,
): Promise<{ company: TestCompany; expected: Expected[] }> {
  const company = await makeCompany(app, { credits: 0, connected: false })
  await app.owner.query(`update app.brands set timezone = 'America/New_York' where company_id = $1`, [
    company.companyId,
  ])
  await company.stored(words.map((text) => ({ text, title: null })))
  const { rows } = await app.owner.query<{ id: string; content: string }>(
    'select id, content from app.comments where company_id = $1',
    [company.companyId],
  )
  const commentOf = (text: string): string => rows.find(({ content }) => content === text)?.id ?? ''
  const expected: Expected[] = []
  const start = Date.parse('2026-10-28T03:30:00Z')
  for (let n = 0; n < count; n++) {
    const at = new Date(start + n * 7 * 3_600_000)
    expected.unshift(await (n % 5 === 0 ? give(company, n, at) : spend(company, n, at, commentOf)))
  }
  return { company, expected }
}

async function give({ ctx, companyId }: TestCompany, n: number, at: Date): Promise<Expected> {
  const type = (['refill', 'bonus', 'adjustment', 'refund'] as const)[(n / 5) % 4] ?? 'refill'
  const [credits, description] = [50 + n, `Goodwill ${n} for the parcel`]
  await ctx.tx((tx) => grantCredits(tx, { companyId, type, credits, key: `k${n}`, description, userId: null, at }))
  return { at, type, status: 'success', platform: 'system', action: null, credits, text: description.toLowerCase() }
}

async function spend(
  { ctx, companyId }: TestCompany,
  n: number,
  at: Date,
  commentOf: (text: string) => string,
): Promise<Expected> {
  const action = n % 2 === 0 ? 'generate' : 'send'
  const [platform, text] = [platforms[n % 3] ?? 'judgeme', words[n % words.length] ?? '']
  const status = n % 7 === 3 ? 'failed' : n % 11 === 4 ? 'pending' : 'success'
  const credits = 1 + (n % 2)
  await ctx.tx(async (tx) => {
    const hold = { action, credits, priceVersion: 1, commentId: commentOf(text), platform } as const
    const holdId = await holdCredits(tx, { ...ctx, now: () => at }, hold)
    if (status === 'failed') await releaseHold(tx, { companyId, holdId, at, reason: `It said 429, ${n} times` })
    if (status !== 'success') return
    await closeHold(tx, { companyId, holdId, at })
    await chargeHold(tx, { companyId, holdId, at }, credits)
  })
  return { at, type: 'usage', status, platform, action, credits: -credits, text: text.toLowerCase() }
}
