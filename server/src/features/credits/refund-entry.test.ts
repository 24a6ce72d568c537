import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import type { Answer, Caller } from '../../testing/caller.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { checkLedgerOf, wrongIn } from '../../testing/money.ts'
import { replyScene, type ReplyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refundUndeliveredMessage, holdCredits, releaseHold } from './index.ts'

let app: TestApp
let administrator: Caller
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  administrator = await (await makeStaff(app)).as('viewer')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const refund = (company: string, transaction: string, who = administrator): Promise<Answer> =>
  who.call('POST', `/api/admin/customers/${company}/transactions/${transaction}/refund`, { reason: 'Written twice' })
const outcome = ({ status, json }: Answer): unknown[] => [status, json['code']]

/** A company that was charged for one reply. */
async function charged(): Promise<ReplyScene & { entryId: string }> {
  const scene = await replyScene(app)
  await scene.editor.post('/api/comments/generate', { commentId: scene.id })
  const { rows } = await app.owner.query<{ id: string }>(
    `select id from app.credit_entries where company_id = $1 and type = 'usage'`,
    [scene.company.companyId],
  )
  return { ...scene, entryId: rows[0]?.id ?? '' }
}

const idOf = async (company: TestCompany, text: string): Promise<string> =>
  (await app.owner.query<{ id: string }>(text, [company.companyId])).rows[0]?.id ?? ''

describe('a charge', () => {
  test('is refunded once, by name or id of the company, and stays in the ledger', async () => {
    const { company, entryId, editor } = await charged()
    const made = await refund(`BZ-${company.shop.slice(5, 15)}`, entryId)
    expect(made.json['data']).toMatchObject({ type: 'refund', creditsAdded: 2, balanceAfter: 10, status: 'success' })
    expect(made.json['data']?.['description']).toBe(`Refund for ${entryId.slice(-8)}: Written twice`)
    expect(outcome(await refund(company.companyId, entryId))).toEqual([409, 'ALREADY_REFUNDED'])
    expect((await editor.get('/api/credits/balance')).json['data']).toEqual({
      totalCredits: 12,
      usedCredits: 2,
      availableCredits: 10,
      heldCredits: 0,
    })
    const { rows } = await app.owner.query(
      `select action, subject_id, details from app.audit_entries where company_id = $1`,
      [company.companyId],
    )
    expect(rows).toEqual([
      { action: 'credits.refunded', subject_id: entryId, details: { credits: 2, reason: 'Written twice' } },
    ])
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('is refunded once by concurrent requests', async () => {
    const { company, entryId } = await charged()
    const answers = await Promise.all(Array.from({ length: 12 }, () => refund(company.companyId, entryId)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ])
    expect((await checkLedgerOf(app, company)).total).toBe(12)
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('can be refunded only by an administrator', async () => {
    const { company, entryId } = await charged()
    for (const role of ['admin', 'editor', 'viewer'] as const) {
      expect(outcome(await refund(company.companyId, entryId, await company.as(role)))).toEqual([403, 'FORBIDDEN'])
    }
    expect((await checkLedgerOf(app, company)).total).toBe(10)
  })

  test('of another or no company is not found', async () => {
    const [one, other] = [await charged(), await charged()]
    for (const [company, transaction] of [
      [one.company.companyId, other.entryId],
      [newId(), one.entryId],
      ['BZ-nobody', one.entryId],
      [one.company.companyId, newId()],
    ] as const) {
      expect(outcome(await refund(company, transaction))).toEqual([404, 'NOT_FOUND'])
    }
    expect([await checkLedgerOf(app, one.company), await checkLedgerOf(app, other.company)]).toMatchObject([
      { total: 10 },
      { total: 10 },
    ])
  })
})

test("holds, releases and grants can't be refunded, and each says why", async () => {
  const company = await makeCompany(app, { connected: false })
  const { ctx, companyId } = company
  const request = { action: 'send' as const, credits: 3, priceVersion: 1, commentId: newId(), platform: 'judgeme' }
  const open = await ctx.tx((tx) => holdCredits(tx, ctx, request))
  const back = await ctx.tx((tx) => holdCredits(tx, ctx, request))
  await ctx.tx((tx) => releaseHold(tx, { companyId, holdId: back, at: app.services.now(), reason: 'Refused.' }))
  const bonus = await idOf(company, 'select id from app.credit_entries where company_id = $1')
  for (const [id, why] of [
    [open, /haven’t been charged/],
    [back, /already released/],
    [bonus, /These were added/],
  ] as const) {
    const answer = await refund(companyId, id)
    expect(outcome(answer)).toEqual([409, 'CONFLICT'])
    expect(String(answer.json['message'])).toMatch(why)
  }
  expect((await checkLedgerOf(app, company)).total).toBe(100)
})

describe('a message that WhatsApp could not deliver', () => {
  /** A sent and charged message; returns its delivery and its entry. */
  async function sent() {
    const scene = await replyScene(app)
    await scene.draft()
    expect((await scene.send()).status).toBe(200)
    const deliveryId = await idOf(scene.company, 'select id from app.deliveries where company_id = $1')
    const entryId = await idOf(
      scene.company,
      `select e.id from app.credit_entries e join app.deliveries d on d.company_id = e.company_id and d.hold_id = e.hold_id
       where e.company_id = $1`,
    )
    const { companyId, ctx } = scene.company
    const undelivered = () =>
      ctx.tx((tx) => refundUndeliveredMessage(tx, { companyId, deliveryId, credits: 1, at: app.services.now() }))
    return { companyId, entryId, undelivered, given: async () => (await checkLedgerOf(app, scene.company)).total - 10 }
  }

  test("can't be refunded again by an administrator", async () => {
    const { companyId, entryId, undelivered, given } = await sent()
    await undelivered()
    expect(outcome(await refund(companyId, entryId))).toEqual([409, 'ALREADY_REFUNDED'])
    expect(await given()).toBe(1)
  })

  test("isn't refunded automatically after an administrator's refund", async () => {
    const { companyId, entryId, undelivered, given } = await sent()
    expect((await refund(companyId, entryId)).status).toBe(200)
    await undelivered()
    expect(await given()).toBe(1)
  })
})
