import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../testing/caller.ts'
import { makeCompany } from '../testing/make-company.ts'
import { listenAs, type EventStream } from '../testing/stream.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

let app: TestApp
const open: EventStream[] = []
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  app.expectNoErrors()
})
afterAll(() => app.stop())

async function listen(caller: Caller, count: number): Promise<EventStream[]> {
  const all: EventStream[] = []
  for (let n = 0; n < count; n++) all.push(await listenAs(caller))
  open.push(...all)
  return all
}

const lastOf = ({ events }: EventStream) => events.at(-1)

test('of twelve streams of one session the two oldest end with a reason; those of another session continue', async () => {
  const company = await makeCompany(app, { connected: false })
  const [other] = await listen(await company.as('editor'), 1)
  const streams = await listen(await company.as('viewer'), 12)
  await until('the oldest are over', async () => streams.slice(0, 2).every(({ isOver }) => isOver))
  for (const one of streams.slice(0, 2)) {
    expect(lastOf(one)).toMatchObject({ event: 'closed', data: { reason: 'too-many' } })
  }
  expect(streams.slice(2).map(({ isOver }) => isOver)).toEqual(Array.from({ length: 10 }, () => false))
  expect(other?.isOver).toBe(false)
})

test('of more than a hundred streams of one company the oldest end; another company keeps its own', async () => {
  const [company, other] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  const [theirs] = await listen(await other.as('viewer'), 1)
  const streams: EventStream[] = []
  for (let n = 0; n < 10; n++) streams.push(...(await listen(await company.as('viewer'), 10)))
  expect(streams.filter(({ isOver }) => isOver)).toEqual([])
  await listen(await company.as('editor'), 3)
  await until('three are over', async () => streams.filter(({ isOver }) => isOver).length === 3)
  expect(streams.slice(0, 3).every(({ isOver }) => isOver)).toBe(true)
  expect(theirs?.isOver).toBe(false)
})

test('a stream says every two seconds that it is alive', async () => {
  const company = await makeCompany(app, { connected: false })
  const { body } = await (await company.as('viewer')).raw('GET', '/api/events', undefined, {})
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.split(': beat').length < 3) text += (await reader?.read())?.value ?? ''
  await reader?.cancel()
  expect(text).toContain('event: ready')
}, 5000)
