import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, Caller } from '../../testing/caller.ts'
import { startChild, type Child } from '../../testing/child.ts'
import { PASSWORD } from '../../testing/make-company.ts'
import { checkLedgerOf, postsOf, wrongIn } from '../../testing/money.ts'
import { blocked, pause, type Pause } from '../../testing/pause.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { twoChannels, WHATSAPP_ENV, type TwoChannels } from '../../testing/two-channels.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let child: Child
const start = () => startChild({ url: app.url, ownerUrl: app.ownerUrl, outbound: app.sandbox.url, env: WHATSAPP_ENV })
beforeAll(async () => {
  app = await startTestApp({ env: WHATSAPP_ENV })
  child = await start()
})
afterAll(async () => {
  await child.kill()
  await app.stop()
})

interface Case {
  scene: TwoChannels
  text: string
  caller: Caller
}

async function open(): Promise<Case> {
  const scene = await twoChannels(app)
  const text = await scene.draft()
  return { scene, text, caller: await signIn(scene) }
}

async function signIn({ company }: TwoChannels): Promise<Caller> {
  const caller = child.caller()
  await caller.signIn(company.emails.editor, PASSWORD)
  caller.brand = company.brandId
  return caller
}

const send = ({ caller, scene }: Case): Promise<Answer> =>
  caller.post(`/api/comments/${scene.id}/send`, { version: 2, target: 'both' }, 'the key')
/** Work cut off by the kill fails, so its result is ignored. */
const begin = (work: Promise<unknown>): void => void work.catch(() => undefined)
const fault = (platform: string, name: string, path: string) =>
  app.control('POST', '/_/faults', { platform, fault: name, times: 1, path })

async function killAndRestart(one: Case, pauses: Pause[] = []): Promise<void> {
  await child.kill()
  await Promise.all(pauses.map(({ letGo }) => letGo()))
  child = await start()
  one.caller = await signIn(one.scene)
}

async function bothOnce({ scene, text }: Case): Promise<void> {
  expect(await postsOf(app, scene.company, scene.id)).toEqual([text])
  expect(await scene.messages()).toEqual([expect.stringContaining(text)])
  expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 5, usage: 5 })
  expect(await wrongIn(app, scene.company)).toEqual([])
}

const ended = ({ scene }: Case, platform: string, whatsapp: string) =>
  until(`${platform} and ${whatsapp}`, async () => {
    const deliveries = await scene.deliveries()
    return deliveries.platform === platform && deliveries.whatsapp === whatsapp
  })

test('a kill with one delivery posted and one in progress keeps the first, and a person decides the second', async () => {
  const one = await open()
  await fault('whatsapp', 'timeout', '/messages')
  begin(send(one))
  await ended(one, 'posted', 'sending')
  await killAndRestart(one)
  await ended(one, 'posted', 'unknown')
  expect(await checkLedgerOf(app, one.scene.company)).toMatchObject({ used: 5, usage: 3 })
  expect((await send(one)).json['data']).toMatchObject({
    status: 'sent',
    channelsUsed: ['platform'],
    dualChannelResults: { platformSuccess: true, whatsappSuccess: false },
  })
  const path = `/api/comments/${one.scene.id}`
  await one.caller.call('POST', `${path}/resolve`, { posted: false, channel: 'whatsapp' })
  expect((await one.caller.post(`${path}/send/retry`, { channel: 'whatsapp' })).status).toBe(200)
  await bothOnce(one)
})

test('a kill with the message accepted and the platform in progress sends nothing twice', async () => {
  const one = await open()
  await fault('judgeme', 'timeout', '/replies')
  begin(send(one))
  await ended(one, 'sending', 'posted')
  await killAndRestart(one)
  await ended(one, 'unknown', 'posted')
  expect((await one.scene.deliveries()).status).toBe('sent')
  await one.caller.call('POST', `/api/comments/${one.scene.id}/resolve`, { posted: false })
  const again = await one.caller.post(`/api/comments/${one.scene.id}/send/retry`, { channel: 'platform' })
  expect(again.json['data']).toMatchObject({ channelsUsed: ['platform'], creditsUsed: 1 })
  await bothOnce(one)
})

test.each([
  ['before a request has begun', 'access exclusive'],
  ['between the headers and the bodies', 'share'],
])('a kill %s: both deliveries are sent once after the restart', async (_, mode) => {
  const one = await open()
  const events = await pause(app, 'lock table app.events in share mode')
  begin(send(one))
  await blocked(app, 1, { on: 'app.events', wrote: 'app.deliveries', orMore: true })
  const deliveries = await pause(app, `lock table app.deliveries in ${mode} mode`)
  await events.letGo()
  await deliveries.held
  await blocked(app, 2, { on: 'app.deliveries', orMore: true })
  await killAndRestart(one, [deliveries])
  await ended(one, 'posted', 'posted')
  await bothOnce(one)
  expect((await send(one)).json['data']).toMatchObject({ channelsUsed: ['platform', 'whatsapp'], creditsUsed: 3 })
})
