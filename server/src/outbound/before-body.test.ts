import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createPlainServer, type AddressInfo, type Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createOutbound, type Outbound, type OutboundRequest } from './outbound.ts'

const closers: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

test('while the start of a write is recorded, the server has its headers and nothing of its body', async () => {
  const peer = await rawPeer()
  let during = ''
  const sent = post(peer.outbound, async () => {
    during = await until(() => (peer.received().includes('\r\n\r\n') ? peer.received() : null))
    await sleep(40)
    during = peer.received()
  })
  await until(() => (peer.received().includes('hello') ? true : null))
  peer.socket().end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')
  expect((await sent).text).toBe('ok')
  expect(during).toMatch(/^POST \/a\.example\/reply HTTP\/1\.1\r\n[^]*\r\n\r\n$/)
  expect(during).toContain('content-length: 16')
  expect(peer.received().endsWith('{"text":"hello"}')).toBe(true)
})

test('a write never sends its body if recording its start fails, and passes that error on', async () => {
  const outcome: string[] = []
  const { outbound } = await server((request) => {
    request
      .on('end', () => outcome.push('whole'))
      .on('close', () => outcome.push('closed'))
      .on('error', () => null)
    request.resume()
  })
  const broken = new Error('the database is away')
  await expect(post(outbound, () => Promise.reject(broken))).rejects.toBe(broken)
  await until(() => outcome[0] ?? null)
  expect(outcome).toEqual(['closed'])
})

test("no start is recorded if the server doesn't respond to the connection", async () => {
  let noted = false
  const outbound = createOutbound({ baseUrl: 'http://127.0.0.1:1' })
  const sent = post(outbound, async () => void (noted = true))
  await expect(sent).rejects.toMatchObject({ kind: 'connection', phase: 'before-send', bodyBegan: false })
  expect(noted).toBe(false)
})

test('nothing counts as sent if the connection breaks, or time runs out, during recording', async () => {
  const { outbound, stop } = await server(() => undefined)
  let finished = false
  const lost = post(outbound, async () => {
    stop()
    await sleep(60)
    finished = true
  })
  await expect(lost).rejects.toMatchObject({ kind: 'connection', phase: 'after-send', bodyBegan: false })
  expect(finished).toBe(true)
  const silent = await server(() => undefined)
  const late = post(silent.outbound, () => sleep(120), { timeoutMs: 50 })
  await expect(late).rejects.toMatchObject({ kind: 'timeout', bodyBegan: false })
})

test('a process that is killed during recording leaves only half a request', async () => {
  const outcome: string[] = []
  const { base } = await server((request) => {
    outcome.push(`${request.method} ${request.url}`)
    request
      .on('end', () => outcome.push('whole'))
      .on('close', () => outcome.push('closed'))
      .on('error', () => null)
    request.resume()
  })
  const client = JSON.stringify(new URL('./outbound.ts', import.meta.url).href)
  const program = `import { createOutbound } from ${client}
    const beforeBody = async () => process.kill(process.pid, 'SIGKILL')
    const request = { method: 'POST', url: 'https://a.example/reply', json: { text: 'hello' }, beforeBody }
    await createOutbound({ baseUrl: '${base}' }).request(request)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' })
  const signal = await new Promise((done) => child.once('exit', (_code, by) => done(by)))
  expect(signal).toBe('SIGKILL')
  await until(() => (outcome.includes('closed') ? true : null))
  expect(outcome).toEqual(['POST /a.example/reply', 'closed'])
})

test('the body counts as sent once the server accepts it and drops the connection', async () => {
  const { outbound } = await server((request) => void request.resume().on('end', () => request.socket.destroy()))
  const sent = post(outbound, async () => undefined)
  await expect(sent).rejects.toMatchObject({ kind: 'connection', phase: 'after-send', bodyBegan: true, status: null })
})

test('an early refusal is the response', async () => {
  const { outbound } = await server((_request, response) => response.writeHead(401, { connection: 'close' }).end('no'))
  expect((await post(outbound, () => sleep(60))).status).toBe(401)
})

test('a write never reuses a connection', async () => {
  const ports: Array<number | undefined> = []
  const { outbound } = await server((request, response) => {
    ports.push(request.socket.remotePort)
    request.resume().on('end', () => response.end('ok'))
  })
  await outbound.request({ method: 'GET', url: 'https://a.example/' })
  await outbound.request({ method: 'GET', url: 'https://a.example/' })
  await post(outbound, async () => undefined)
  expect(ports[1]).toBe(ports[0])
  expect(ports[2]).not.toBe(ports[0])
})

function post(outbound: Outbound, beforeBody: () => Promise<void>, more: Partial<OutboundRequest> = {}) {
  const url = 'https://a.example/reply'
  return outbound.request({ method: 'POST', url, json: { text: 'hello' }, beforeBody, ...more })
}

async function server(handler: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const listening = createServer((request, response) => void handler(request, response))
  return { ...(await reach(listening)), stop: () => listening.closeAllConnections() }
}

async function rawPeer() {
  const sockets: Socket[] = []
  const chunks: Buffer[] = []
  const listening = createPlainServer((socket) => {
    sockets.push(socket)
    socket.on('data', (chunk: Buffer) => void chunks.push(chunk)).on('error', () => null)
  })
  const { outbound } = await reach(listening)
  const socket = (): Socket => sockets[0] ?? missing()
  return { outbound, received: () => Buffer.concat(chunks).toString(), socket }
}

function missing(): never {
  throw new Error('no client connected')
}

async function reach(listening: NetServer): Promise<{ outbound: Outbound; base: string }> {
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready))
  const base = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
  const outbound = createOutbound({ baseUrl: base })
  closers.push(
    () => outbound.close(),
    () => listening.close(),
  )
  return { outbound, base }
}

async function until<T>(probe: () => T | null): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const found = probe()
    if (found !== null) return found
    await sleep(10)
  }
  throw new Error('it never happened')
}
