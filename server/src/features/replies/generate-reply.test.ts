import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkLedgerOf, modelCalls, stateOf, wrongIn } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { newId } from '../../db/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(async () => {
  await app.control('POST', '/_/model', { mode: 'normal' })
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

/** A comment without any draft. */
const untouched = { status: 'pending', text: null, version: null, generating: false, delivery: null }

describe('an idempotency key', () => {
  test('returns the same response twice and charges once', async () => {
    const { company, id, generate } = await replyScene(app)
    const before = await modelCalls(app)
    const first = await generate(id, 'the key')
    const second = await generate(id, 'the key')
    expect(first.status).toBe(200)
    expect(second.json).toEqual(first.json)
    expect(await modelCalls(app)).toBe(before + 1)
    expect(await checkLedgerOf(app, company)).toMatchObject({ total: 10, used: 2, usage: 2 })
    expect(await stateOf(app, company, id)).toMatchObject({ status: 'draft', version: 1 })
  })

  test('is rejected for a different request', async () => {
    const { company, ids, generate } = await replyScene(app, { comments: 2 })
    await generate(ids[0], 'the key')
    for (const [id, more] of [
      [ids[1], {}],
      [ids[0], { instructions: 'shorter' }],
    ] as const) {
      const other = await generate(id, 'the key', more)
      expect([other.status, other.json['code']]).toEqual([409, 'KEY_REUSED'])
    }
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2 })
    expect(await stateOf(app, company, ids[1] ?? '')).toMatchObject({ status: 'pending', version: null })
  })

  test('returns a retry error while the first request runs', async () => {
    const { company, id, generate } = await replyScene(app)
    await app.control('POST', '/_/model', { mode: 'slow' })
    const before = await modelCalls(app)
    const first = generate(id, 'the key')
    await until('the model is called', async () => (await modelCalls(app)) > before)
    for (const key of ['the key', newId()]) {
      const second = await generate(id, key)
      expect([second.status, second.json['code']]).toEqual([409, 'IN_PROGRESS'])
    }
    expect(await stateOf(app, company, id)).toMatchObject({ status: 'pending', generating: true })
    expect(await checkLedgerOf(app, company)).toMatchObject({
      used: 2,
      usage: 0,
      holds: [{ state: 'open', credits: 2 }],
    })
    expect((await first).status).toBe(200)
    expect(await modelCalls(app)).toBe(before + 1)
    expect(await stateOf(app, company, id)).toMatchObject({ status: 'draft', generating: false })
  })

  test('is scoped to one company and call', async () => {
    const { id, generate, editor } = await replyScene(app)
    const other = await replyScene(app)
    expect((await generate(id, 'the key')).status).toBe(200)
    expect((await other.generate(other.id, 'the key')).status).toBe(200)
    const sent = await editor.post(`/api/comments/${id}/send`, { version: 1 }, 'the key')
    expect([sent.status, sent.json['code'] ?? null]).toEqual([200, null])
  })
})

describe('while a reply is being written', () => {
  test("the existing draft can't be edited or sent, and the new one replaces it", async () => {
    const { company, id, generate, editor } = await replyScene(app)
    await generate(id)
    await app.control('POST', '/_/model', { mode: 'slow' })
    const before = await modelCalls(app)
    const writing = generate(id)
    await until('the model is called', async () => (await modelCalls(app)) > before)
    const edited = await editor.call('PUT', `/api/comments/${id}/draft`, { text: 'Mine', version: 1 })
    const sent = await editor.post(`/api/comments/${id}/send`, { version: 1 })
    for (const answer of [edited, sent]) expect([answer.status, answer.json['code']]).toEqual([409, 'IN_PROGRESS'])
    expect((await writing).json['data']?.['version']).toBe(2)
    expect(await stateOf(app, company, id)).toMatchObject({ status: 'draft', version: 2, generating: false })
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('a comment answered meanwhile stays answered, and the reply is free', async () => {
    const { company, id, generate, editor } = await replyScene(app)
    await generate(id)
    await app.control('POST', '/_/model', { mode: 'slow' })
    const before = await modelCalls(app)
    const writing = generate(id)
    await until('the model is called', async () => (await modelCalls(app)) > before)
    await app.owner.query('update app.comments set generating_hold_id = null where company_id = $1', [
      company.companyId,
    ])
    await editor.post(`/api/comments/${id}/send`, { version: 1 })
    expect((await writing).json['code']).toBe('GENERATION_FAILED')
    expect(await stateOf(app, company, id)).toMatchObject({ status: 'sent', version: 1, delivery: 'posted' })
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
    expect(await wrongIn(app, company)).toEqual([])
  })
})

describe('concurrent requests', () => {
  test('fifty requests with one credit make one reply, one charge, and one model call', async () => {
    const { company, ids, generate } = await replyScene(app, { credits: 3, comments: 25 })
    const before = await modelCalls(app)
    const answers = await Promise.all([...ids, ...ids].map((id) => generate(id)))
    const codes = answers.map((answer): unknown => answer.json['code'] ?? answer.status)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    const rest = codes.filter((code) => code !== 200)
    expect(rest.every((code) => ['INSUFFICIENT_CREDITS', 'IN_PROGRESS'].includes(String(code)))).toBe(true)
    expect(await modelCalls(app)).toBe(before + 1)
    expect(await checkLedgerOf(app, company)).toMatchObject({ total: 3, used: 2, usage: 2 })
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('twenty requests with the same key generate once', async () => {
    const { company, id, generate } = await replyScene(app)
    const before = await modelCalls(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => generate(id, 'the key')))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(answers.every(({ status, json }) => status === 200 || String(json['code']) === 'IN_PROGRESS')).toBe(true)
    expect(await modelCalls(app)).toBe(before + 1)
    expect(await stateOf(app, company, id)).toMatchObject({ version: 1 })
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2 })
  })
})

describe('the price', () => {
  test('is checked against the balance before calling the model', async () => {
    const { company, id, generate } = await replyScene(app, { credits: 1 })
    const before = await modelCalls(app)
    const answer = await generate(id, 'the key')
    expect([answer.status, answer.json['code']]).toEqual([402, 'INSUFFICIENT_CREDITS'])
    expect(answer.json['details']).toEqual({ needed: 2, available: 1 })
    expect(await modelCalls(app)).toBe(before)
    expect(await checkLedgerOf(app, company)).toEqual({ total: 1, used: 0, usage: 0, holds: [] })
    expect(await stateOf(app, company, id)).toEqual(untouched)
  })

  test('releases the key, so the request succeeds once there are credits', async () => {
    const { company, id, generate } = await replyScene(app, { credits: 1 })
    await generate(id, 'the key')
    const { grantCredits } = await import('../credits/index.ts')
    const grant = {
      companyId: company.companyId,
      type: 'refill' as const,
      key: 'more',
      description: 'More',
      userId: null,
    }
    await company.ctx.tx((tx) => grantCredits(tx, { ...grant, credits: 5, at: app.services.now() }))
    expect((await generate(id, 'the key')).status).toBe(200)
    expect(await checkLedgerOf(app, company)).toMatchObject({ total: 6, used: 2 })
  })

  test('is charged again for a second draft, and never for an answered comment', async () => {
    const { company, id, generate, editor } = await replyScene(app)
    const first = await generate(id)
    const second = await generate(id, newId(), { instructions: 'shorter' })
    expect([first, second].map(({ json }) => json['data']?.['version'])).toEqual([1, 2])
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 4 })
    await editor.post(`/api/comments/${id}/send`, { version: 2 })
    const third = await generate(id)
    expect([third.status, third.json['code']]).toEqual([409, 'ALREADY_SENT'])
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 5, usage: 5 })
  })
})

describe('the rate limit', () => {
  test('counts replies per company and minute, returns the time to wait, and costs nothing', async () => {
    const { company, id, generate, editor } = await replyScene(app)
    const other = await replyScene(app)
    // Not near the end of a minute, because the count restarts each minute.
    app.advance(65_000 - (app.services.now().getTime() % 60_000))
    expect((await generate(newId())).status).toBe(404)
    const { rowCount } = await app.owner.query(`update app.limits set count = 300 where bucket = $1`, [
      `composePerCompany:${company.companyId}`,
    ])
    expect(rowCount).toBeGreaterThan(0)
    for (const answer of [await generate(id), await editor.post(`/api/comments/${id}/send`, { version: 1 })]) {
      expect([answer.status, answer.json['code']]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    }
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 0 })
    expect((await other.generate(other.id)).status).toBe(200)
    app.advance(60_000)
    expect((await generate(id)).status).toBe(200)
  })
})

describe('a failing model', () => {
  test.each(['empty', 'cut', 'garbage', 'refuse'])(
    'that is %s costs nothing and leaves the comment unchanged',
    async (mode) => {
      const { company, id, generate } = await replyScene(app)
      await app.control('POST', '/_/model', { mode })
      const answer = await generate(id, 'the key')
      expect([answer.status, answer.json['code']]).toEqual([502, 'GENERATION_FAILED'])
      expect(String(answer.json['message'])).toContain('Nothing was charged')
      expect(await stateOf(app, company, id)).toEqual(untouched)
      expect(await checkLedgerOf(app, company)).toMatchObject({ used: 0, usage: 0, holds: [{ state: 'released' }] })
      await app.control('POST', '/_/model', { mode: 'normal' })
      expect((await generate(id, 'the key')).status).toBe(200)
      expect(await wrongIn(app, company)).toEqual([])
    },
  )

  test.each(['revoked', 'bad-json'])('with the fault %s keeps the existing draft', async (fault) => {
    const { company, id, generate } = await replyScene(app)
    await generate(id)
    const before = await stateOf(app, company, id)
    await app.control('POST', '/_/faults', { platform: 'model', fault, times: 9 })
    const answer = await generate(id)
    expect([answer.status, answer.json['code']]).toEqual([502, 'GENERATION_FAILED'])
    expect(await stateOf(app, company, id)).toEqual(before)
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2, usage: 2 })
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('with a temporary failure is retried and charged once', async () => {
    const { company, id, generate } = await replyScene(app)
    await app.control('POST', '/_/faults', { platform: 'model', fault: 'http500', times: 1 })
    expect((await generate(id)).status).toBe(200)
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2 })
  })
})
