import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import type { PushMessage, PushOutcome } from '../../push/index.ts'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany, userOf, type TestCompany } from '../../testing/make-company.ts'
import { arrive } from '../../testing/notification-scene.ts'
import { pushSubscription } from '../../testing/notification-samples.ts'
import { addBrand } from '../../testing/team-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { notifyJob, notifyMentioned } from './index.ts'
import { linkOf } from './mail-due.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const at = (path: string): object => ({ ...pushSubscription, endpoint: `https://fcm.googleapis.com/fcm/send/${path}` })
const register = (caller: Caller, body: object) => caller.call('POST', '/api/push/subscriptions', body)
const browsersOf = async (caller: Caller): Promise<{ id: string; current: boolean }[]> =>
  ((await caller.get('/api/push')).json['data'] as unknown as { browsers: { id: string; current: boolean }[] }).browsers

/** Runs a member's job; returns what was sent and where. */
async function push(company: TestCompany, outcome: (endpoint: string) => PushOutcome = () => 'sent') {
  const sent: [string, PushMessage][] = []
  const services = {
    ...app.services,
    push: {
      ...app.services.push,
      send: async ({ endpoint }: { endpoint: string }, message: PushMessage) => {
        sent.push([endpoint, message])
        return outcome(endpoint)
      },
    },
  }
  await notifyJob(services, { companyId: company.companyId, userId: await userOf(app, company, 'editor') })
  return sent
}

async function mention(company: TestCompany, commentId: string): Promise<void> {
  const userIds = [await userOf(app, company, 'editor')]
  await company.ctx.tx((tx) => notifyMentioned(tx, company.ctx, { commentId, noteId: newId(), userIds }))
}

describe('a browser subscription', () => {
  test('uses a stable server key and receives real pushes', async () => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    const { json } = await editor.get('/api/push')
    const data = json['data'] as unknown as { publicKey: string }
    expect(data.publicKey).toMatch(/^[\w-]{87}$/)
    expect(await app.services.push.publicKey()).toBe(data.publicKey)
    const { rows } = await app.owner.query(`select value from ops.settings where name = 'vapid'`)
    expect(Object.keys((rows[0] as { value: object }).value).toSorted()).toEqual(['publicKey', 'sealedPrivateKey'])
    expect((await editor.call('POST', '/api/push/test')).status).toBe(404)
    expect((await register(editor, at('real'))).status).toBe(200)
    expect((await editor.call('POST', '/api/push/test')).status).toBe(200)
    expect(await browsersOf(editor)).toMatchObject([{ current: true }])
  })

  test('that has expired is deleted', async () => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    await register(editor, at('uninstalled/gone'))
    expect((await editor.call('POST', '/api/push/test')).status).toBe(409)
    expect(await browsersOf(editor)).toEqual([])
  })

  test('ends with its session, and a user can end only their own', async () => {
    const company = await makeCompany(app, { connected: false })
    const [editor, again, admin] = [await company.as('editor'), await company.as('editor'), await company.as('admin')]
    const tag = newId()
    await register(editor, at(`${tag}/1`))
    await register(again, at(`${tag}/2`))
    await register(again, at(`${tag}/3`))
    const mine = await browsersOf(editor)
    expect(mine.map(({ current }) => current)).toEqual([false, true])
    const end = (caller: Caller, id = '') => caller.call('DELETE', `/api/push/subscriptions/${id}`)
    expect((await end(admin, mine[0]?.id)).status).toBe(404)
    expect(await browsersOf(admin)).toEqual([])
    await again.call('POST', '/auth/logout')
    expect(await browsersOf(editor)).toHaveLength(1)
    expect((await end(editor, mine[1]?.id)).status).toBe(200)
    expect(await browsersOf(editor)).toEqual([])
  })

  test('cannot be taken over with its endpoint but without its keys', async () => {
    const company = await makeCompany(app, { connected: false })
    const [editor, admin] = [await company.as('editor'), await company.as('admin')]
    const own = at(newId())
    await register(editor, own)
    const others = { ...own, keys: { ...pushSubscription.keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }
    expect((await register(admin, others)).status).toBe(409)
    expect(await browsersOf(editor)).toHaveLength(1)
    // The same browser, after another user signed in.
    expect((await register(admin, own)).status).toBe(200)
    expect([(await browsersOf(editor)).length, (await browsersOf(admin)).length]).toEqual([0, 1])
  })
})

describe('a push', () => {
  test("contains ids and the bell's title, and is sent once to every browser of the user", async () => {
    const company = await makeCompany(app)
    const [one, two] = [await company.as('editor'), await company.as('editor')]
    const tag = newId()
    await register(one, at(`${tag}/1`))
    await register(two, at(`${tag}/2`))
    const [id = ''] = await arrive(app, company, [{ text: 'The handle came off at once.' }], true)
    await mention(company, id)
    const sent = await push(company)
    expect(new Set(sent.map(([endpoint]) => endpoint.split('/').at(-1)))).toEqual(new Set(['1', '2']))
    const [, message] = sent[0] ?? []
    expect(message).toEqual({
      id: expect.stringMatching(/^[\w-]{36}$/),
      title: expect.stringMatching(/ mentioned you$/),
      path: `/responses?highlight=${id}&inBrand=${company.brandId}`,
    })
    expect(JSON.stringify(sent)).not.toContain('handle')
    expect(await push(company)).toEqual([])
  })

  test('groups many new reviews', async () => {
    const company = await makeCompany(app)
    await register(await company.as('editor'), at(newId()))
    await arrive(app, company, [{}, {}, {}, {}, {}])
    expect(await push(company)).toEqual([])
    app.advance(15 * 60_000)
    expect((await push(company)).map(([, { title, path }]) => [title, path])).toEqual([
      ['5 new reviews and comments', `/responses?inBrand=${company.brandId}`],
    ])
  })

  test('names its brand, unless it is about several or about the company', async () => {
    const company = await makeCompany(app)
    const fern = { ...company, ctx: { ...company.ctx, brandId: await addBrand(app, company) } }
    await register(await company.as('editor'), at(newId()))
    const [id = ''] = await arrive(app, fern, [{}], true)
    await mention(fern, id)
    expect((await push(company)).map(([, { path }]) => path)).toEqual([
      `/responses?highlight=${id}&inBrand=${fern.ctx.brandId}`,
    ])
    await arrive(app, company, [{}, {}])
    await arrive(app, fern, [{}, {}])
    app.advance(15 * 60_000)
    expect((await push(company)).map(([, { path }]) => path)).toEqual(['/responses'])
    const member = { kind: 'member', brand_id: company.brandId, comment_id: null, details: {} } as const
    expect(linkOf('', [member])).toBe('/settings?tab=team')
  })

  test('is retried while the push service is down, up to three attempts', async () => {
    const company = await makeCompany(app)
    await register(await company.as('editor'), at(newId()))
    const [id = ''] = await arrive(app, company, [{}], true)
    await mention(company, id)
    const tries: number[] = []
    for (let n = 0; n < 5; n++) {
      tries.push((await push(company, () => 'failed')).length)
      app.advance(60_000)
    }
    expect(tries).toEqual([1, 1, 1, 0, 0])
  })

  test('is neither sent in quiet hours nor afterwards, and not to an expired subscription', async () => {
    const company = await makeCompany(app)
    const editor = await company.as('editor')
    await register(editor, at(newId()))
    await editor.call('PUT', '/api/preferences', { timezone: 'UTC' })
    const hour = app.services.now().getUTCHours()
    const quiet = { on: true, from: hour, to: (hour + 2) % 24 }
    await editor.call('PUT', '/api/notifications/settings', { quiet })
    const [id = ''] = await arrive(app, company, [{}], true)
    await mention(company, id)
    app.advance(3 * 3_600_000)
    expect(await push(company)).toEqual([])
    await mention(company, id)
    expect(await push(company, () => 'gone')).toHaveLength(1)
    expect(await browsersOf(editor)).toEqual([])
    await mention(company, id)
    expect(await push(company)).toEqual([])
  })

  test('is not sent to a user without a subscription', async () => {
    const company = await makeCompany(app)
    const [id = ''] = await arrive(app, company, [{}], true)
    await mention(company, id)
    const { rows } = await app.owner.query(
      `select 1 from app.notification_sends where company_id = $1 and channel = 'push'`,
      [company.companyId],
    )
    expect(rows).toEqual([])
  })
})

test('no test logged an error', () => expect(app.errors).toEqual([]))
