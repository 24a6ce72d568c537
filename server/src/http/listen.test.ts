import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { freePort } from '../db/embedded-state.ts'
import { closeServer, listen, LOOPBACK } from './listen.ts'

const answers = (host: string, port: number): Promise<boolean> =>
  fetch(`http://${host}:${port}/`, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.ok,
    () => false,
  )
const all = Object.values(networkInterfaces()).flatMap((one) => one ?? [])
const hasIPv6 = all.some(({ address }) => address === '::1')
const outbound = all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address)

test('with the sandbox on, only this machine can connect, by each of its names', async () => {
  const port = await freePort()
  const server = await listen(() => new Response('here'), port, LOOPBACK)
  const names = ['localhost', '127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])]
  for (const name of names) expect([name, await answers(name, port)]).toEqual([name, true])
  for (const address of outbound) expect([address, await answers(address, port)]).toEqual([address, false])
  await expect(listen(() => new Response('there'), port, LOOPBACK)).rejects.toThrow(`PORT: ${port} is already in use`)
  await closeServer(server)
  for (const name of names) expect([name, await answers(name, port)]).toEqual([name, false])
})

test('without the sandbox, or if HOST says so, other machines can connect', async () => {
  for (const hosts of [[], ['0.0.0.0']]) {
    const port = await freePort()
    const server = await listen(() => new Response('here'), port, hosts)
    for (const address of ['127.0.0.1', ...outbound])
      expect([address, await answers(address, port)]).toEqual([address, true])
    await closeServer(server)
  }
})

test("a HOST that this machine doesn't have is named in the error", async () => {
  await expect(listen(() => new Response('here'), await freePort(), ['192.0.2.77'])).rejects.toThrow('HOST: 192.0.2.77')
})
