import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from './features/credits/index.ts'
import { startChild, type Child } from './testing/child.ts'
import { makeCompany, PASSWORD, type TestCompany } from './testing/make-company.ts'
import { checkLedgerOf, modelCalls, postsOf, stateOf } from './testing/money.ts'
import { accountOf, blocked, commentOf, deliveryOf, pause, type Pause } from './testing/pause.ts'
import type { Answer, Caller } from './testing/caller.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { until } from './testing/until.ts'

const KEY = 'the key'
const TEXT = 'Thank you, Ada. We are sorry about the zip.'

let app: TestApp
let child: Child
beforeAll(async () => {
  app = await startTestApp()
  child = await start()
})
afterAll(async () => {
  await child.kill()
  await app.stop()
})

const start = () => startChild({ url: app.url, ownerUrl: app.ownerUrl, outbound: app.sandbox.url })

interface Case {
  company: TestCompany
  id: string
  caller: Caller
}

async function open(withDraft: boolean): Promise<Case> {
  const company = await makeCompany(app, { credits: 10 })
  const [id = ''] = await company.comments(['The zip broke after two weeks.'])
  const caller = await signIn(company)
  if (withDraft) {
    await caller.post('/api/comments/generate', { commentId: id })
    const edited = await caller.call('PUT', `/api/comments/${id}/draft`, { text: TEXT, version: 1 })
    expect(edited.json['version']).toBe(2)
  }
  return { company, id, caller }
}

async function signIn(company: TestCompany): Promise<Caller> {
  const caller = child.caller()
  await caller.signIn(company.emails.editor, PASSWORD)
  caller.brand = company.brandId
  return caller
}

const generate = ({ caller, id }: Case): Promise<Answer> =>
  caller.post('/api/comments/generate', { commentId: id }, KEY)
const send = ({ caller, id }: Case, more = {}): Promise<Answer> =>
  caller.post(`/api/comments/${id}/send`, { version: 2, ...more }, KEY)
/** The killed process's request fails; nothing awaits it. */
const begin = (work: Promise<unknown>): void => void work.catch(() => undefined)
const fault = (name: string) =>
  app.control('POST', '/_/faults', { platform: 'judgeme', fault: name, times: 1, path: '/replies' })

async function killAndRestart(pauses: Pause[]): Promise<void> {
  await child.kill()
  await Promise.all(pauses.map(({ letGo }) => letGo()))
  child = await start()
}

async function calls(company: TestCompany): Promise<Record<string, unknown>[]> {
  const all = (await app.control('GET', '/_/calls?host=api.judge.me')).json.data ?? []
  return all.filter(
    (call) => JSON.stringify(call['query']).includes(company.shop) && call['path'] === '/api/v1/replies',
  )
}

const sending = ({ company, id }: Case) =>
  until('the request has begun', async () => (await stateOf(app, company, id)).delivery === 'sending')

describe('kill -9', () => {
  const cases = {} as Record<
    'beforeHold' | 'inModel' | 'beforeSettle' | 'beforeBooking' | 'accepted' | 'silent' | 'answered' | 'inJob',
    Case
  >

  beforeAll(async () => {
    for (const name of ['beforeHold', 'inModel', 'beforeSettle'] as const) cases[name] = await open(false)
    for (const name of ['beforeBooking', 'accepted', 'silent', 'answered', 'inJob'] as const)
      cases[name] = await open(true)
    const pauses: Pause[] = []
    const stopAt = async (text: string, { company }: Case) => pauses.push(await pause(app, text, [company.companyId]))
    await fault('timeout')
    begin(send(cases.silent))
    await sending(cases.silent)
    await fault('slow')
    begin(send(cases.answered))
    await sending(cases.answered)
    await stopAt(commentOf, cases.answered)
    begin(send(cases.inJob, { delaySeconds: 1 }))
    await until(
      'it is booked',
      async () => (await stateOf(app, cases.inJob.company, cases.inJob.id)).delivery === 'queued',
    )
    const job = await pause(app, deliveryOf, [cases.inJob.company.companyId])
    await app.control('POST', '/_/model', { mode: 'slow' })
    begin(generate(cases.beforeSettle))
    await until(
      'it is held',
      async () => (await stateOf(app, cases.beforeSettle.company, cases.beforeSettle.id)).generating,
    )
    await stopAt(commentOf, cases.beforeSettle)
    await stopAt(accountOf, cases.beforeHold)
    begin(generate(cases.beforeHold))
    await stopAt(accountOf, cases.beforeBooking)
    begin(send(cases.beforeBooking))
    await blocked(app, 5)
    await fault('slow')
    begin(send(cases.accepted))
    await sending(cases.accepted)
    pauses.push(await pause(app, 'lock table app.deliveries in share mode'))
    await job.letGo()
    await until('the request has its headers', async () => (await calls(cases.inJob.company)).length === 1)
    const before = await modelCalls(app)
    begin(generate(cases.inModel))
    await until('the model is asked', async () => (await modelCalls(app)) > before)
    await blocked(app, 5)
    await killAndRestart(pauses)
    await app.control('POST', '/_/model', { mode: 'normal' })
    for (const one of Object.values(cases)) one.caller = await signIn(one.company)
  })

  test.each(['beforeHold', 'inModel', 'beforeSettle'] as const)(
    'during a generation %s leaves no hold, no lock and a free key',
    async (name) => {
      const { company, id } = cases[name]
      await until('the comment is free', async () => !(await stateOf(app, company, id)).generating)
      expect(await stateOf(app, company, id)).toMatchObject({ status: 'pending', version: null })
      const ledger = await checkLedgerOf(app, company)
      expect(ledger).toMatchObject({ used: 0, usage: 0 })
      expect(ledger.holds.map(({ state }) => state)).toEqual(name === 'beforeHold' ? [] : ['released'])
      const again = await generate(cases[name])
      expect([again.status, again.json['data']?.['version']]).toEqual([200, 1])
      expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2, usage: 2 })
    },
  )

  test('before a send is stored leaves nothing, and the same request succeeds later', async () => {
    const { company, id } = cases.beforeBooking
    expect(await stateOf(app, company, id)).toMatchObject({ status: 'draft', delivery: null })
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2 })
    expect((await send(cases.beforeBooking)).json['data']).toMatchObject({ status: 'sent' })
    expect(await postsOf(app, company, id)).toEqual([TEXT])
  })

  test.each([
    ['accepted', 1],
    ['silent', 0],
    ['answered', 1],
  ] as const)(
    "after the body of a send was sent (%s) makes it unknown, and it's never posted again",
    async (name, posts) => {
      const one = cases[name]
      const { company, id, caller } = one
      await until('it is unknown', async () => (await stateOf(app, company, id)).delivery === 'unknown')
      await until('the sandbox to record the outcome', async () => (await postsOf(app, company, id)).length === posts)
      expect((await send(one)).json['code']).toBe('DELIVERY_UNKNOWN')
      expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 2 })
      const decided = await caller.call('POST', `/api/comments/${id}/resolve`, { posted: posts === 1 })
      expect(decided.json['data']).toMatchObject({ status: posts === 1 ? 'sent' : 'draft' })
      if (posts === 0) expect((await send(one)).json['data']).toMatchObject({ status: 'sent' })
      expect(await postsOf(app, company, id)).toEqual([TEXT])
      expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
    },
  )

  test('between storing a send and its request sends it once after the restart', async () => {
    const one = await open(true)
    const events = await pause(app, 'lock table app.events in share mode')
    begin(send(one))
    await blocked(app, 1, { on: 'app.events', wrote: 'app.deliveries', orMore: true })
    const deliveries = await pause(app, 'lock table app.deliveries in access exclusive mode')
    await events.letGo()
    await deliveries.held
    await blocked(app, 1, { on: 'app.deliveries', orMore: true })
    expect(await calls(one.company)).toEqual([])
    await killAndRestart([deliveries])
    expect(await sentOnce(one)).toBe(1)
  })

  test('between the headers and the body of a send sends it once after the restart', async () => {
    const one = await open(true)
    const events = await pause(app, 'lock table app.events in share mode')
    begin(send(one))
    await blocked(app, 1, { on: 'app.events', wrote: 'app.deliveries', orMore: true })
    const deliveries = await pause(app, 'lock table app.deliveries in share mode')
    await events.letGo()
    await deliveries.held
    await until('the headers are there', async () => (await calls(one.company)).length === 1)
    await blocked(app, 1, { on: 'app.deliveries', orMore: true })
    await killAndRestart([deliveries])
    await until('half a request was cut off', async () =>
      (await calls(one.company)).some((call) => call['bodyComplete'] === false && call['state'] === 'cut-off'),
    )
    expect(await sentOnce(one)).toBe(1)
  })

  test('in the middle of a job sends its reply once, when the queue detects it', async () => {
    expect(await sentOnce(cases.inJob, 30_000)).toBe(1)
  })

  test('at any of these points leaves an intact ledger', async () => {
    expect(await checkLedger(app.db)).toEqual({ problems: [], total: 0 })
    expect(child.lines.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  /** Returns how often it was posted in the end. */
  async function sentOnce(one: Case, withinMs?: number): Promise<number> {
    const { company, id } = one
    await until('it is sent', async () => (await stateOf(app, company, id)).status === 'sent', withinMs)
    expect(await postsOf(app, company, id)).toEqual([TEXT])
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
    one.caller = await signIn(company)
    expect((await send(one, name(one))).json['data']).toMatchObject({ status: 'sent', creditsUsed: 1 })
    return (await postsOf(app, company, id)).length
  }

  const name = (one: Case) => (one === cases.inJob ? { delaySeconds: 1 } : {})
})
