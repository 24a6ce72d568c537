import { createOutbound, type Outbound, type OutboundRequest } from '../outbound/outbound.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import { createPlatforms } from '../platforms/index.ts'
import type { TestApp } from './test-app.ts'

interface Limits {
  /** Response timeout of all calls that aren't replies. */
  calls?: number
  /** The same of replies, once their body is sent: however slow the machine is, their outcome is unknown then. */
  replies?: number
}

/** The same platforms without pauses and remembered rate limits. */
export function useQuickPlatforms(app: TestApp, limitsMs: Limits = {}): void {
  // Without `of`, every platform gets this client and so its time limits.
  const { of: _, ...outbound } = createOutbound({ baseUrl: app.sandbox.url })
  const quick = { ...outbound, request: limited(outbound.request, limitsMs) }
  const names = ['shopify', 'judgeme', 'yotpo', 'instagram', 'facebook', 'tiktok', 'whatsapp', 'google'] as const
  const keys = { clientId: 'bizamply-sandbox', clientSecret: 'bizamply-sandbox-secret' }
  const all = Object.fromEntries(names.map((name) => [name, keys]))
  app.services.platforms = createPlatforms(quick, all, { sleep: () => new Promise((go) => setImmediate(go)) })
}

const limited =
  (request: Outbound['request'], { calls, replies }: Limits): Outbound['request'] =>
  (input) => {
    if (!input.beforeBody) return request(calls === undefined ? input : { ...input, timeoutMs: calls })
    return replies === undefined ? request(input) : requestWithin(request, input, input.beforeBody, replies)
  }

async function requestWithin(
  request: Outbound['request'],
  input: OutboundRequest,
  beforeBody: () => Promise<void>,
  limitMs: number,
): ReturnType<Outbound['request']> {
  const limit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const begin = async (): Promise<void> => {
    await beforeBody()
    timer = setTimeout(() => limit.abort(), limitMs)
  }
  try {
    return await request({ ...input, signal: limit.signal, beforeBody: begin })
  } catch (error) {
    if (!(error instanceof OutboundError) || error.kind !== 'aborted') throw error
    const { bodyBegan, status, message } = error
    throw new OutboundError('timeout', message, { headersLeft: error.phase === 'after-send', bodyBegan, status }, error)
  } finally {
    clearTimeout(timer)
  }
}
