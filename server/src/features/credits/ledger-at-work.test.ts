import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger, grantCredits, holdCredits, readBalance, releaseHold, settleHold } from './index.ts'
import { newId } from '../../db/ids.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { checkLedgerOf, wrongIn } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

type Step =
  | { kind: 'grant'; credits: number; key: number }
  | { kind: 'hold'; credits: number; action: 'generate' | 'send' }
  | { kind: 'settle' | 'release'; which: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('grant' as const),
    credits: fc.integer({ min: 1, max: 9 }),
    key: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('hold' as const),
    credits: fc.integer({ min: 1, max: 6 }),
    action: fc.constantFrom('generate' as const, 'send' as const),
  }),
  fc.record({ kind: fc.constantFrom('settle' as const, 'release' as const), which: fc.nat(20) }),
)

/** The expected ledger, kept by plain sums. */
class Model {
  total = 0
  used = 0
  readonly grants = new Map<string, number>()
  readonly holds: { id: string; credits: number; state: string }[] = []

  grant(key: string, credits: number): 'granted' | 'again' | 'refused' {
    const before = this.grants.get(key)
    if (before !== undefined) return before === credits ? 'again' : 'refused'
    this.grants.set(key, credits)
    this.total += credits
    return 'granted'
  }

  mayHold(credits: number): boolean {
    return this.used + credits <= this.total
  }

  close(which: number, state: 'settled' | 'released'): { id: string; wasOpen: boolean } | null {
    const hold = this.holds[which % Math.max(1, this.holds.length)]
    if (!hold) return null
    const wasOpen = hold.state === 'open'
    if (wasOpen) hold.state = state
    if (wasOpen && state === 'released') this.used -= hold.credits
    return { id: hold.id, wasOpen }
  }
}

test('any order of grants, holds, charges and releases keeps the ledger consistent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const company = await makeCompany(app, { credits: 0, connected: false })
      const model = new Model()
      for (const one of steps) await play(company, model, one)
      const { totalCredits, usedCredits, availableCredits } = await company.ctx.tx((tx) =>
        readBalance(tx, company.companyId),
      )
      expect([totalCredits, usedCredits, availableCredits]).toEqual([model.total, model.used, model.total - model.used])
      expect((await checkLedgerOf(app, company)).holds.map(({ state }) => state).toSorted()).toEqual(
        model.holds.map(({ state }) => state).toSorted(),
      )
      expect(await wrongIn(app, company)).toEqual([])
    }),
    { numRuns: 25, seed: 20_261_121 },
  )
})

async function play(
  { ctx, companyId }: Awaited<ReturnType<typeof makeCompany>>,
  model: Model,
  one: Step,
): Promise<void> {
  const at = app.services.now()
  if (one.kind === 'grant') {
    const key = `k${one.key}`
    const expected = model.grant(key, one.credits)
    const grant = { companyId, type: 'refill' as const, credits: one.credits, key, description: 'x', userId: null, at }
    const outcome = await ctx.tx((tx) => grantCredits(tx, grant)).catch(() => 'refused')
    expect(outcome).toBe(expected === 'granted' ? true : expected === 'again' ? false : 'refused')
  } else if (one.kind === 'hold') {
    const may = model.mayHold(one.credits)
    const request = {
      action: one.action,
      credits: one.credits,
      priceVersion: 1,
      commentId: newId(),
      platform: 'judgeme',
    }
    const id = await ctx.tx((tx) => holdCredits(tx, ctx, request)).catch(() => null)
    expect(id !== null).toBe(may)
    if (!id) return
    model.used += one.credits
    model.holds.push({ id, credits: one.credits, state: 'open' })
  } else {
    const expected = model.close(one.which, one.kind === 'settle' ? 'settled' : 'released')
    if (!expected) return
    const close = one.kind === 'settle' ? settleHold : releaseHold
    expect(await ctx.tx((tx) => close(tx, { companyId, holdId: expected.id, at, reason: 'Refused.' }))).toBe(
      expected.wasOpen,
    )
  }
}

test('members who concurrently generate, edit, send, undo and approve never unbalance the ledger', async () => {
  const { company, ids, editor } = await replyScene(app, { comments: 6, credits: 60 })
  const action = fc.constantFrom('generate', 'edit', 'send', 'later', 'cancel', 'posted', 'not posted')
  const steps = fc.sample(fc.record({ action, comment: fc.nat(5), version: fc.integer({ min: 1, max: 3 }) }), {
    numRuns: 60,
    seed: 7,
  })
  for (let n = 0; n < 3; n++)
    await app.control('POST', '/_/faults', { platform: 'judgeme', fault: 'http500', times: 2 })
  const act = ({ action: what, comment, version }: (typeof steps)[number]) => {
    const id = ids[comment] ?? ''
    const path = `/api/comments/${id}`
    if (what === 'generate') return editor.post('/api/comments/generate', { commentId: id })
    if (what === 'edit') return editor.call('PUT', `${path}/draft`, { text: `Thank you. ${newId()}`, version })
    if (what === 'send') return editor.post(`${path}/send`, { version })
    if (what === 'later') return editor.post(`${path}/send`, { version, delaySeconds: 60 })
    if (what === 'cancel') return editor.call('DELETE', `${path}/send`)
    return editor.call('POST', `${path}/resolve`, { posted: what === 'posted' })
  }
  for (let at = 0; at < steps.length; at += 12) {
    const answers = await Promise.all(steps.slice(at, at + 12).map(act))
    expect(answers.filter(({ status }) => status >= 500 && status !== 502)).toEqual([])
    expect(await wrongIn(app, company)).toEqual([])
  }
  const { usage } = await checkLedgerOf(app, company)
  const { rows } = await app.owner.query<{ should: number }>(
    `select (select 2 * count(*) from app.reply_versions where company_id = $1 and composer <> 'person')::int
       + (select count(*) from app.deliveries where company_id = $1 and state = 'posted')::int as should`,
    [company.companyId],
  )
  expect(usage).toBe(rows[0]?.should)
})

test('the checker reads one snapshot: entries being written are not an error', async () => {
  const { company, ids, editor } = await replyScene(app, { comments: 30, credits: 100 })
  const working = Promise.all(ids.map((commentId) => editor.post('/api/comments/generate', { commentId })))
  let isDone = false
  void working.then(() => (isDone = true))
  const found = []
  while (!isDone) found.push(...(await checkLedger(app.db)).problems)
  expect(found.filter(({ companyId }) => companyId === company.companyId)).toEqual([])
  expect((await working).filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([])
})
