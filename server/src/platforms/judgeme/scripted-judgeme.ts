import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOutbound, type Outbound } from '../../outbound/outbound.ts'
import type { Access, Platform } from '../platform.ts'
import { createJudgeme, type JudgemeConfig } from './judgeme.ts'

/** A Judge.me that responds from a script, for tests of responses that the sandbox doesn't give. */
export interface ScriptedJudgeme {
  judgeme: Platform
  outbound: Outbound
  requests: ReceivedRequest[]
  close(): Promise<void>
}

export interface ReceivedRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: unknown
}

export type Scripted = 'hang up' | { status?: number; headers?: Record<string, string>; text?: string; json?: unknown }

export const shop: Access = { account: 'demo.myshopify.com', credentials: { token: 'jm_private', kind: 'private' } }
export const grant: Access = { account: 'demo.myshopify.com', credentials: { token: 'jm_oauth', kind: 'oauth' } }

/** Calls the script once per complete request. Pauses take no time. */
export async function scriptedJudgeme(
  script: (request: ReceivedRequest, turn: number) => Scripted,
  config: Partial<JudgemeConfig> = {},
): Promise<ScriptedJudgeme> {
  const requests: ReceivedRequest[] = []
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = ''
    for await (const piece of request) text += String(piece)
    const { method = '', url = '', headers } = request
    const one: ReceivedRequest = { method, url, headers, body: text ? JSON.parse(text) : null }
    const answer = script(one, requests.push(one))
    if (answer === 'hang up') return void request.socket.destroy()
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.text ?? JSON.stringify(answer.json ?? {}))
  }
  // An aborted request doesn't count.
  const given = (request: IncomingMessage, error: unknown): void => {
    if (!request.destroyed) throw error
  }
  const server = createServer(
    (request, response) => void reply(request, response).catch((error: unknown) => given(request, error)),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const outbound = createOutbound({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const pacer = { turn: async () => null, faster: () => undefined, slower: () => undefined }
  const quick = { clientId: 'app', clientSecret: 'app-secret', pacer, sleep: async () => undefined }
  return {
    judgeme: createJudgeme(outbound, { ...quick, ...config }),
    outbound,
    requests,
    close: async () => {
      outbound.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
