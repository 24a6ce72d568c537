import type { Env } from '../env/env.ts'
import { createOutbound, type OutboundRequest } from '../outbound/outbound.ts'
import { OutboundError } from '../outbound/outbound-error.ts'

export interface ReceivedReply {
  status: number
  /** Undefined if the body isn't JSON. */
  body: unknown
  text: string
}

/** Null status: there was no response, and `why` has the network error. */
export type Reply = ReceivedReply | { status: null; why: string; isTls: boolean }

export interface World {
  env: Env
  now: () => Date
  /** True while the sandbox replaces every platform. */
  sandboxed: boolean
  /** A Shopify store to test the app's keys with; null if none was given. */
  shop: string | null
  /** Calls platforms as the product does, with OUTSIDE_BASE_URL. */
  ask(request: OutboundRequest): Promise<Reply>
  /** A URL configured by the operator, unchanged; it may be in a private network. */
  askOperator(request: OutboundRequest): Promise<Reply>
  /** The URL that the product actually calls for this one. */
  rewrite(url: string): string
  /** How far the responding servers' clocks were ahead of ours, in milliseconds. */
  readonly skews: number[]
  close(): void
}

const TIMEOUT_MS = 15_000

export function createWorld(env: Env, now: () => Date, shop: string | null): World {
  const outbound = createOutbound({ baseUrl: env.OUTSIDE_BASE_URL ?? null, timeoutMs: TIMEOUT_MS, now })
  const operator = createOutbound({ baseUrl: null, allowPrivate: true, timeoutMs: TIMEOUT_MS, now })
  const skews: number[] = []
  const asking =
    ({ request }: Pick<typeof outbound, 'request'>, isTrusted: boolean) =>
    async (outgoing: OutboundRequest): Promise<Reply> => {
      try {
        const { status, headers, text } = await request(outgoing)
        const theirs = Date.parse(headers.date ?? '')
        if (isTrusted && !Number.isNaN(theirs)) skews.push(theirs - now().getTime())
        return { status, text, body: readJson(text) }
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error
        return { status: null, ...reasonOf(error) }
      }
    }
  return {
    env,
    now,
    shop,
    sandboxed: env.sandbox && env.OUTSIDE_BASE_URL !== undefined,
    ask: asking(outbound, true),
    // This machine's own clock can't be trusted.
    askOperator: asking(operator, false),
    rewrite: outbound.rewrite,
    skews,
    close: () => {
      outbound.close()
      operator.close()
    },
  }
}

/** The network error's code, never its message, which may repeat the request. */
function reasonOf({ kind, cause }: OutboundError): { why: string; isTls: boolean } {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? ''
  const isTls = /CERT|SELF_SIGNED|TLS|SSL|UNABLE_TO/.test(code)
  return { why: /^[A-Z0-9_]+$/.test(code) ? `${kind}, ${code}` : kind, isTls }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
