import type { OutboundAnswer } from './receive-answer.ts'
import http, { type Agent, type ClientRequest } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { OutboundError, type Progress } from './outbound-error.ts'
import { receiveAnswer } from './receive-answer.ts'

export interface RequestPlan {
  target: URL
  method: string
  headers: Record<string, string>
  body: string | Uint8Array | null
  timeoutMs: number
  maxBytes: number
  /** Null for a separate connection. */
  agent: Agent | null
  lookup: LookupFunction | undefined
  signal: AbortSignal | undefined
  now: () => Date
  beforeBody: (() => Promise<void>) | undefined
}

/** One request, one response; redirects are responses. Fails with `OutboundError`, or with what `beforeBody` threw. */
export async function sendRequest(plan: RequestPlan): Promise<OutboundAnswer> {
  const request = openRequest(plan)
  const progress: Progress = { headersLeft: false, bodyBegan: false, status: null }
  const answer = receiveAnswer(request, plan, progress)
  if (!plan.beforeBody) {
    // Headers and body are sent together here, so a connected socket counts as both.
    void connected(request).then(() => Object.assign(progress, { headersLeft: true, bodyBegan: plan.body !== null }))
    request.end(plan.body ?? undefined)
    return answer
  }
  try {
    request.flushHeaders()
    await Promise.race([headersWritten(request), answer])
    progress.headersLeft = true
    await plan.beforeBody()
  } catch (error) {
    request.destroy()
    await answer.catch(() => null)
    throw error
  }
  if (!request.destroyed) {
    progress.bodyBegan = true
    request.end(plan.body ?? undefined)
  }
  return answer
}

function openRequest({ target, method, headers, body, agent, lookup }: RequestPlan): ClientRequest {
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const sent = { 'accept-encoding': 'identity', 'user-agent': 'Bizamply/1', ...headers, ...length }
  const scheme = target.protocol === 'https:' ? https : http
  return scheme.request(target, { method, headers: sent, agent: agent ?? false, lookup })
}

async function headersWritten(request: ClientRequest): Promise<void> {
  const socket = await connected(request)
  // A socket writes in order: once an empty write is done, the headers before it were sent.
  await new Promise<void>((resolve, reject) => {
    socket.write('', (error) => (error ? reject(new OutboundError('connection', error.message)) : resolve()))
  })
}

function connected(request: ClientRequest): Promise<NonNullable<ClientRequest['socket']>> {
  return new Promise((resolve) => {
    request.once('socket', (socket) => {
      if (!socket.connecting && request.reusedSocket) return resolve(socket)
      socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => resolve(socket))
    })
  })
}
