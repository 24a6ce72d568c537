import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '../index.ts'
import { openTestSandbox } from '../testing/open-test-sandbox.ts'

test("pages of other sites can't use the controls, by form or by text", async () => {
  const { sandbox } = await openTestSandbox()
  const at = `${sandbox.url}/_/clock`
  const send = async (headers: Record<string, string>, method = 'POST'): Promise<number> =>
    (await fetch(at, { method, headers, body: '{"advance":"PT1H"}' })).status
  const offset = async () => ((await (await fetch(at)).json()) as { data: { offsetMs: number } }).data.offsetMs
  for (const type of [
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])
    expect([type, await send({ 'content-type': type })]).toEqual([type, 415])
  const json = { 'content-type': 'application/json' }
  for (const origin of ['https://evil.example', 'http://localhost:1', 'null'])
    expect([origin, await send({ ...json, origin })]).toEqual([origin, 403])
  const faults = `${sandbox.url}/_/faults`
  expect((await fetch(faults, { method: 'DELETE', headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect(await offset()).toBe(0)
  expect(await send({ ...json, origin: sandbox.url })).toBe(200)
  expect(await send(json)).toBe(200)
  expect(await offset()).toBe(7_200_000)
})

test('on loopback the sandbox and its mailbox respond on every local name', async () => {
  const sandbox = await startSandbox({ address: 'loopback', smtpPort: 0 })
  onTestFinished(() => sandbox.close())
  for (const name of ['localhost', '127.0.0.1'])
    expect((await fetch(`http://${name}:${sandbox.port}/_/record`)).status).toBe(200)
})
