import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Call } from '../store/calls.ts'
import type { Store } from '../store/store.ts'
import { json, type Answer, type Exchange, type Host } from './exchange.ts'
import { answerFaulty } from './apply-fault.ts'
import { firstOf, listenOnIpv6 } from './loopback.ts'
import { shownBody, shownHeaders, shownQuery } from './secrets.ts'

export interface Listening {
  port: number
  close(): Promise<void>
}

/** Handles `/HOST/PATH` as HOST would, and `/_/PATH` with `control`. */
export async function listen(
  store: Store,
  hosts: Host[],
  control: (exchange: Exchange) => Answer | Promise<Answer>,
  place: { port: number; address: string },
): Promise<Listening> {
  const byName = new Map(hosts.flatMap((host) => host.names.map((name) => [name, host] as const)))
  const hostOf = (name: string) => byName.get(name) ?? hosts.find((host) => host.serves?.(name))
  const server = createServer((request, response) => {
    void serve(store, hostOf, control, request, response).catch((error: unknown) => {
      process.stderr.write(`${JSON.stringify({ level: 'error', url: request.url, error: String(error) })}\n`)
      if (!response.headersSent)
        void send(response, json(500, { message: 'The sandbox itself failed', code: 'SANDBOX' }))
      else response.destroy()
    })
  })
  // If an idle connection closed, the product would treat it as a lost write.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(place.port, firstOf(place.address), resolve)
  })
  const { port } = server.address() as AddressInfo
  const ipv6 = await listenOnIpv6(server, place.address, port)
  const close = async (): Promise<void> => {
    ipv6?.close()
    await closeServer(server)
  }
  return { port, close }
}

async function serve(
  store: Store,
  hostOf: (name: string) => Host | undefined,
  control: (exchange: Exchange) => Answer | Promise<Answer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now()
  const url = new URL(request.url ?? '/', 'http://sandbox.invalid')
  const [, name = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(url.pathname) ?? []
  const seen = { host: name, path: rest === '' ? '/' : rest, method: request.method ?? 'GET' }
  const host = hostOf(name)
  const platform = host?.platform ?? name
  const call = name === '_' || name === '' ? null : logBegun(store, { ...seen, platform }, url.searchParams, request)
  response.once('close', () => call && logEnd(store, call, response, started))
  const body = await readBody(request)
  if (call)
    Object.assign(call, {
      body: shownBody(body.bytes.toString('utf8').slice(0, SHOWN_BODY)),
      bodyComplete: body.complete,
    })
  if (!body.complete) return
  const exchange: Exchange = { ...seen, query: url.searchParams, headers: request.headers, body: body.bytes, call }
  if (call) call.platform = host?.platformOf?.(exchange) ?? platform
  if (name === '') return send(response, { status: 302, bytes: '', headers: { location: '/_/' } })
  if (name === '_') return send(response, await control(exchange))
  if (!host) return send(response, json(502, { message: `The sandbox has no ${name}`, code: 'NO_SUCH_HOST' }))
  return send(response, await answerFaulty(store, host, exchange))
}

function logBegun(
  store: Store,
  seen: { host: string; platform: string; path: string; method: string },
  query: URLSearchParams,
  request: IncomingMessage,
): Call {
  return store.calls.begin({
    ...seen,
    at: store.clock.now().toISOString(),
    query: shownQuery(query),
    headers: shownHeaders(request.headers),
  })
}

function logEnd(store: Store, call: Call, response: ServerResponse, started: number): void {
  call.durationMs = Math.round(performance.now() - started)
  call.state = response.writableFinished ? 'answered' : 'cut-off'
  call.status = response.headersSent ? response.statusCode : null
  if (call.state === 'cut-off' || (call.status ?? 0) >= 400) store.changed()
}

async function readBody(request: IncomingMessage): Promise<{ bytes: Buffer; complete: boolean }> {
  const pieces: Buffer[] = []
  try {
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
  } catch {
    return { bytes: Buffer.concat(pieces), complete: false }
  }
  return { bytes: Buffer.concat(pieces), complete: request.complete }
}

function send(response: ServerResponse, answer: Answer): Promise<void> | void {
  if ('silent' in answer) return
  if ('hangUp' in answer) return void response.destroy()
  if ('stream' in answer) return answer.stream(response)
  const body = 'json' in answer ? JSON.stringify(answer.json) : answer.bytes
  const type = 'json' in answer ? { 'content-type': 'application/json; charset=utf-8' } : {}
  response.writeHead(answer.status, { ...type, ...answer.headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}

const SHOWN_BODY = 20_000
