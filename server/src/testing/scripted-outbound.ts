import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createOutbound, type Outbound } from '../outbound/outbound.ts'
import type { Pacer } from '../platforms/pacer.ts'

export interface OutboundRequest {
  method: string
  /** The host that the product meant, e.g. `graph.facebook.com`. */
  host: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  /** JSON, or the fields of a form. */
  body: unknown
}

/** With `cut`, the connection breaks in the middle of the body. */
export type Scripted =
  | 'hang up'
  | { status?: number; headers?: Record<string, string>; text?: string; json?: unknown; cut?: boolean }

export interface ScriptedOutbound {
  outbound: Outbound
  requests: OutboundRequest[]
  /** Pauses take no time; `pauses` lists them. */
  quick: { pacer: Pacer; sleep: (ms: number) => Promise<void> }
  pauses: number[]
  /** The delays that the pacer was given, in milliseconds. */
  slowed: number[]
}

/** A server with scripted responses, for responses that the sandbox can't give; closed with the test. */
export async function scriptedOutbound(
  script: (request: OutboundRequest, turn: number) => Scripted,
): Promise<ScriptedOutbound> {
  const requests: OutboundRequest[] = []
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = ''
    for await (const piece of request) text += String(piece)
    const one = readRequest(request, text)
    const answer = script(one, requests.push(one))
    if (answer === 'hang up') return void request.socket.destroy()
    const body = answer.text ?? JSON.stringify(answer.json ?? {})
    response.writeHead(answer.status ?? 200, answer.headers)
    if (answer.cut) response.write(body.slice(0, -1), () => response.destroy())
    else response.end(body)
  }
  const server = createServer((request, response) => void reply(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const outbound = createOutbound({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  onTestFinished(async () => {
    outbound.close()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const [pauses, slowed]: [number[], number[]] = [[], []]
  const pacer: Pacer = {
    turn: async () => null,
    faster: () => undefined,
    slower: (_, pauseMs) => void slowed.push(pauseMs),
  }
  return { outbound, requests, quick: { pacer, sleep: async (ms) => void pauses.push(ms) }, pauses, slowed }
}

function readRequest({ method = '', url = '', headers }: IncomingMessage, text: string): OutboundRequest {
  const address = new URL(url, 'http://world.invalid')
  const [, host = '', path = ''] = /^\/([^/]+)(.*)$/.exec(address.pathname) ?? []
  const isForm = headers['content-type']?.includes('form-urlencoded')
  const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : text ? JSON.parse(text) : null
  return { method, host, path, query: address.searchParams, headers, body }
}
