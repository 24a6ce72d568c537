import { fieldsOf, type Answer, type Exchange } from '../server/exchange.ts'

/** One request as the Graph reads it: no version, parameters from the address and the body alike. */
export interface Ask {
  method: string
  /** e.g. `['17900', 'replies']`. */
  path: string[]
  /** Text parameters; what is no text is in `body`. */
  given: Record<string, string>
  body: Record<string, unknown>
  token: string | null
  exchange: Exchange
}

/** What one platform behind graph.facebook.com does with a request that is its own. */
export interface GraphPart {
  /** Whether this consent, code, secret or object is this platform's. */
  owns(ask: Ask): boolean
  authorize(exchange: Exchange): Answer
  answer(ask: Ask): Answer
}

export function readAsk(exchange: Exchange): Ask {
  const body = fieldsOf(exchange) ?? {}
  const text = Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const given: Record<string, string> = { ...Object.fromEntries(exchange.query), ...Object.fromEntries(text) }
  const bearer = /^(?:Bearer|OAuth) (.+)$/i.exec(exchange.headers.authorization ?? '')?.[1]
  const path = exchange.path
    .replace(/^\/v\d+\.\d+(?=\/|$)/, '')
    .split('/')
    .filter(Boolean)
  return { method: exchange.method, path, given, body, token: bearer ?? given['access_token'] ?? null, exchange }
}
