import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inside, type Ctx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { bulkScene } from '../../testing/bulk-scene.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { wrongIn } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { holdCredits, releaseHold } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const none = { company: null, eachBrand: null, eachMember: null, brands: [], members: [], lowAt: null }

async function memberOf(company: TestCompany, role: 'admin' | 'editor'): Promise<Ctx> {
  const email = company.emails[role]
  const { rows } = await app.owner.query<{ id: string; name: string }>(
    'select id, name from app.users where email = $1',
    [email],
  )
  const actor = { userId: rows[0]?.id ?? '', email, name: rows[0]?.name ?? '', role: 'user', memberRole: role } as const
  return inside(app.services, { companyId: company.companyId, publicId: '', brandId: company.brandId, actor })
}

async function save(company: TestCompany, spendingLimits: object): Promise<void> {
  const answer = await (
    await company.as('admin')
  ).call('PUT', '/api/credits/spending-limits', { ...none, ...spendingLimits })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
}

const hold = (ctx: Ctx, credits: number): Promise<string> =>
  ctx.tx((tx) =>
    holdCredits(tx, ctx, {
      action: 'generate',
      credits,
      priceVersion: 1,
      commentId: newId(),
      platform: 'judgeme',
    }),
  )
const codeOf = (held: Promise<string>): Promise<string> =>
  held.then(
    () => 'held',
    (error: { code: string }) => error.code,
  )

async function otherBrand({ companyId }: TestCompany, timezone = 'UTC'): Promise<string> {
  const id = newId()
  await app.owner.query(
    `insert into app.brands (company_id, id, name, timezone, voice, created_at)
     values ($1, $2, 'Fern', $3, '{"tone":"warm","signOff":null,"avoid":[]}', now())`,
    [companyId, id, timezone],
  )
  return id
}

describe('a limit', () => {
  test('of a brand says what it has used, and the refused reply costs nothing', async () => {
    const { company, ids, editor } = await replyScene(app, { comments: 3 })
    const [brand] = (
      await app.owner.query<{ name: string }>('select name from app.brands where id = $1', [company.brandId])
    ).rows
    await save(company, { brands: [{ brandId: company.brandId, perDay: 5 }] })
    const made = []
    for (const commentId of ids) made.push(await editor.post('/api/comments/generate', { commentId }))
    expect(made.map(({ status }) => status)).toEqual([200, 200, 402])
    expect(made[2]?.json).toMatchObject({
      code: 'SPENDING_LIMIT_REACHED',
      message: `${brand?.name} has used 4 of today’s 5 credits, and this needs 2. An admin can raise the limit, or you can try again tomorrow.`,
      details: { scope: 'brand', perDay: 5, used: 4, needed: 2 },
    })
    expect((await editor.get('/api/credits/balance')).json['data']).toMatchObject({ usedCredits: 4 })
    expect(await wrongIn(app, company)).toEqual([])
  })

  test("of the company covers all brands, a brand's or member's covers only theirs and overrides the general one", async () => {
    const company = await makeCompany(app, { connected: false })
    const [editor, admin] = [await memberOf(company, 'editor'), await memberOf(company, 'admin')]
    const fern = await otherBrand(company)
    const inFern = (ctx: Ctx): Ctx => ({ ...ctx, brandId: fern })
    const own = { userId: editor.actor?.userId ?? '', perDay: 6 }
    await save(company, {
      company: 20,
      eachBrand: 12,
      eachMember: 15,
      brands: [{ brandId: fern, perDay: 14 }],
      members: [own],
    })
    expect(await codeOf(hold(editor, 6))).toBe('held')
    expect(await codeOf(hold(inFern(editor), 1))).toBe('SPENDING_LIMIT_REACHED')
    expect(await codeOf(hold(admin, 7))).toBe('SPENDING_LIMIT_REACHED')
    expect(await codeOf(hold(admin, 6))).toBe('held')
    expect(await codeOf(hold(inFern(admin), 9))).toBe('SPENDING_LIMIT_REACHED')
    expect(await codeOf(hold(inFern(admin), 8))).toBe('held')
    const withoutActor: Ctx = { ...inFern(admin), actor: null }
    await expect(hold(withoutActor, 1)).rejects.toMatchObject({
      code: 'SPENDING_LIMIT_REACHED',
      details: { scope: 'company', used: 20 },
    })
    await save(company, {})
    expect(await codeOf(hold(withoutActor, 60))).toBe('held')
  })

  test('counts holds and charges, but not releases and refunds', async () => {
    const company = await makeCompany(app, { connected: false })
    const ctx = await memberOf(company, 'editor')
    await save(company, { company: 5 })
    const holdId = await hold(ctx, 5)
    expect(await codeOf(hold(ctx, 1))).toBe('SPENDING_LIMIT_REACHED')
    const back = { companyId: company.companyId, holdId, at: app.services.now(), reason: 'Refused.' }
    await ctx.tx((tx) => releaseHold(tx, back))
    expect(await codeOf(hold(ctx, 5))).toBe('held')
  })

  test('resets at midnight of the brand', async () => {
    const company = await makeCompany(app, { connected: false })
    await app.owner.query(`update app.brands set timezone = 'Asia/Tokyo' where company_id = $1`, [company.companyId])
    await save(company, { company: 3 })
    const at = (time: string, ctx: Ctx): Ctx => ({ ...ctx, now: () => new Date(time) })
    const ctx = await memberOf(company, 'editor')
    expect(await codeOf(hold(at('2027-03-01T14:59:00Z', ctx), 3))).toBe('held')
    expect(await codeOf(hold(at('2027-03-01T14:59:59Z', ctx), 1))).toBe('SPENDING_LIMIT_REACHED')
    expect(await codeOf(hold(at('2027-03-01T15:00:00Z', ctx), 3))).toBe('held')
    expect(await codeOf(hold(at('2027-03-02T14:59:59Z', ctx), 1))).toBe('SPENDING_LIMIT_REACHED')
  })

  test('is never exceeded by concurrent replies', async () => {
    const company = await makeCompany(app, { connected: false })
    const ctx = await memberOf(company, 'editor')
    await save(company, { eachMember: 7 })
    const ends = await Promise.all(Array.from({ length: 30 }, () => codeOf(hold(ctx, 1))))
    expect(ends.filter((end) => end === 'held')).toHaveLength(7)
    expect(new Set(ends)).toEqual(new Set(['held', 'SPENDING_LIMIT_REACHED']))
  })

  test('ends a job over many comments with its reason', async () => {
    const scene = await bulkScene(app, { comments: 4, credits: 50 })
    await save(scene.company, { company: 4 })
    const jobId = await scene.start({ action: 'generate', commentIds: scene.ids })
    await until('it has ended', async () => (await scene.job(jobId)).status === 'done')
    const items = await scene.items(jobId)
    expect(items.map(({ state, code }) => `${state} ${code}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'done null',
      'done null',
      'skipped SPENDING_LIMIT_REACHED',
      'skipped SPENDING_LIMIT_REACHED',
    ])
    expect(items.find(({ code }) => code)?.reason).toMatch(
      / has used 4 of today’s 4 credits\. An admin can raise the limit, or you can try again tomorrow\.$/,
    )
  })
})

test("are returned as saved, with today's usage", async () => {
  const company = await makeCompany(app, { connected: false })
  const ctx = await memberOf(company, 'editor')
  await hold(ctx, 4)
  const editor = await company.as('editor')
  const before = (await editor.get('/api/credits/spending-limits')).json['data']
  expect(before).toMatchObject({ ...none, today: { company: 4, brands: [{ brandId: company.brandId, used: 4 }] } })
  const members = before?.['today']?.['members'] as unknown as { userId: string; used: number }[]
  expect(members.filter(({ used }) => used > 0)).toEqual([
    expect.objectContaining({ userId: ctx.actor?.userId, used: 4 }),
  ])
  expect(members).toHaveLength(3)
  const given = { ...none, company: 9, members: [{ userId: ctx.actor?.userId, perDay: 0 }], lowAt: 7 }
  await save(company, given)
  expect((await editor.get('/api/credits/spending-limits')).json['data']).toMatchObject(given)
  expect(await codeOf(hold(ctx, 1))).toBe('SPENDING_LIMIT_REACHED')
})

test('of an older version are rejected, so that they don’t revert what someone else saved', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const path = '/api/credits/spending-limits'
  const read = async () => (await admin.get(path)).json['data'] as unknown as { version: string; company: number }
  const { version } = await read()
  await save(company, { eachMember: 3 })
  expectRefusal(await admin.call('PUT', path, { ...none, company: 5, version }), 'CONFLICT')
  expect(await read()).toMatchObject({ ...none, eachMember: 3 })
  const newest = (await read()).version
  const answer = await admin.call('PUT', path, { ...none, company: 5, eachMember: 3, version: newest })
  expect(answer.json['data']).toMatchObject({ ...none, company: 5, eachMember: 3 })
  expect((await admin.call('PUT', path, { ...none, version: newest })).status).toBe(409)
})

test("can't name a former member, another company's brand, or anyone twice", async () => {
  const [company, other] = [await makeCompany(app), await makeCompany(app)]
  const admin = await company.as('admin')
  const foreign = await memberOf(other, 'admin')
  const twice = { brandId: company.brandId, perDay: 1 }
  for (const [spendingLimits, path] of [
    [{ brands: [twice, { brandId: other.brandId, perDay: 1 }] }, 'brands.1.brandId'],
    [{ brands: [twice, twice] }, 'brands.1.brandId'],
    [{ members: [{ userId: foreign.actor?.userId, perDay: 1 }] }, 'members.0.userId'],
  ] as const) {
    const answer = await admin.call('PUT', '/api/credits/spending-limits', { ...none, ...spendingLimits })
    expect([answer.status, answer.json['errors']]).toMatchObject([400, [{ path }]])
  }
  expect((await admin.get('/api/credits/spending-limits')).json['data']).toMatchObject(none)
})
