import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let administrator: Caller
beforeAll(async () => {
  app = await startTestApp({ env: { AI_TIMEOUT: '10' } })
  administrator = await (await makeStaff(app)).as('viewer')
})
afterEach(async () => {
  await app.control('POST', '/_/model', { mode: 'normal' })
  app.expectNoErrors()
})
afterAll(() => app.stop())

const path = (id: string) => `/api/admin/customers/${id}/model`
const model = {
  provider: 'anthropic',
  resource: null,
  region: null,
  model: 'house-writer',
  apiKey: 'key-of-nordlys-1234',
  reasoningEffort: null,
  inputPrice: 3,
  outputPrice: 15,
}
const { apiKey: _, ...withoutKey } = model
const put = (id: string, body: object = model, who = administrator): Promise<Answer> => who.call('PUT', path(id), body)
const problemOf = (answer: Answer) => [answer.status, answer.json['errors']]

async function companyId() {
  return (await replyScene(app)).company.companyId
}

describe("a customer's own model", () => {
  test('writes its replies at its own price until it is removed', async () => {
    const { company, editor, id } = await replyScene(app)
    const before = (await administrator.get(path(company.companyId))).json['data']
    expect(before).toEqual({ model: null, installation: expect.any(String) })
    const saved = await put(company.companyId)
    expect(saved.json['data']?.['model']).toEqual({
      ...withoutKey,
      keyHint: '1234',
      changedAt: expect.any(String),
      changedBy: expect.any(String),
    })
    await editor.post('/api/comments/generate', { commentId: id })
    await administrator.call('DELETE', path(company.companyId))
    await editor.post('/api/comments/generate', { commentId: id })
    const { rows } = await app.owner.query<{ model: string; input: number; output: number; cost: string | null }>(
      `select composer as model, input_tokens as input, output_tokens as output, cost_micros as cost
       from app.reply_versions where company_id = $1 order by version`,
      [company.companyId],
    )
    const [own, other] = rows
    expect(own?.model).toContain('house-writer')
    expect(Number(own?.cost)).toBe((own?.input ?? 0) * 3 + (own?.output ?? 0) * 15)
    expect(other?.model).not.toContain('house-writer')
  })

  test('is saved only after it returned text; each error names its field, and nothing changes', async () => {
    const id = await companyId()
    expect(problemOf(await put(id, { ...model, apiKey: 'wrong-key' }))).toEqual([
      400,
      [{ path: 'apiKey', message: 'The service refused this API key' }],
    ])
    expect(problemOf(await put(id, { ...model, model: 'gone-model' }))).toEqual([
      400,
      [{ path: 'model', message: 'The service doesn’t have this model, or it doesn’t support chat' }],
    ])
    await app.control('POST', '/_/model', { mode: 'rate-limited' })
    expect((await put(id)).status).toBe(400)
    app.expectNoErrors()
    expect((await administrator.get(path(id))).json['data']?.['model']).toBeNull()
  })

  test('keeps its key across edits, and never sends it to another service', async () => {
    const id = await companyId()
    await put(id)
    expect((await put(id, { ...withoutKey, model: 'house-writer-2' })).json['data']?.['model']).toMatchObject({
      model: 'house-writer-2',
      keyHint: '1234',
    })
    for (const elsewhere of [{ provider: 'openai' }, { provider: 'azure', resource: 'shop' }])
      expect(problemOf(await put(id, { ...withoutKey, ...elsewhere }))).toEqual([
        400,
        [{ path: 'apiKey', message: 'Enter the API key' }],
      ])
  })

  test('can be tested, and reports when it no longer exists', async () => {
    const id = await companyId()
    expect((await administrator.post(`${path(id)}/check`, {})).status).toBe(404)
    await put(id)
    expect((await administrator.post(`${path(id)}/check`, {})).json['data']).toEqual({ problem: null })
    await app.owner.query(`update app.company_models set model = 'gone-model' where company_id = $1`, [id])
    expect((await administrator.post(`${path(id)}/check`, {})).json['data']).toEqual({
      problem: 'The service doesn’t have this model, or it doesn’t support chat',
    })
  })

  test('is encrypted at rest, never returned, and in the audit log without its key', async () => {
    const id = await companyId()
    const saved = await put(id)
    await administrator.call('DELETE', path(id))
    const { rows } = await app.owner.query<{ action: string; details: object }>(
      `select action, details from app.audit_entries where company_id = $1 and action like 'company.model%' order by id`,
      [id],
    )
    expect(rows).toEqual([
      {
        action: 'company.model-saved',
        details: {
          before: { provider: null, model: null },
          after: { provider: 'anthropic', model: 'house-writer' },
          keyReplaced: true,
          pricesChanged: true,
        },
      },
      { action: 'company.model-removed', details: { provider: 'anthropic', model: 'house-writer' } },
    ])
    expect(JSON.stringify(saved.json)).not.toContain('key-of-nordlys')
    await put(id)
    const kept = await app.owner.query(`select * from app.company_models where company_id = $1`, [id])
    expect(JSON.stringify(kept.rows)).not.toContain('key-of-nordlys')
  })

  test('can be read by support, set by administrators with the permission, and by no member', async () => {
    const { company, editor } = await replyScene(app)
    const support = await (await makeStaff(app, 'support')).as('viewer')
    expect((await support.get(path(company.companyId))).status).toBe(200)
    expectRefusal(await put(company.companyId, model, support), 'FORBIDDEN')
    expectRefusal(await support.post(`${path(company.companyId)}/check`, {}), 'FORBIDDEN')
    expectRefusal(await editor.get(path(company.companyId)), 'FORBIDDEN')
    expectRefusal(await put(company.companyId, model, editor), 'FORBIDDEN')
  })

  test('two concurrent changes leave one complete configuration', async () => {
    const id = await companyId()
    const names = ['house-a', 'house-b', 'house-c']
    const answers = await Promise.all(names.map((name) => put(id, { ...model, model: name, apiKey: `key-of-${name}` })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const kept = (await administrator.get(path(id))).json['data']?.['model']
    const whole = names.map((name) => ({ ...withoutKey, model: name, keyHint: `key-of-${name}`.slice(-4) }))
    expect(whole.map((one) => [one.model, one.keyHint])).toContainEqual([kept?.['model'], kept?.['keyHint']])
  })
})
