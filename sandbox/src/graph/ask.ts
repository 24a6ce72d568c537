import { fieldsOf, type Answer, type Exchange } from '../server/exchange.ts'

/** A request to the Graph API: without the version, with parameters from query and body. */
export interface Ask {
  method: string
  /** For example `['17900', 'replies']`. */
  path: string[]
  /** Text parameters; other values are in `body`. */
  given: Record<string, string>
  body: Record<string, unknown>
  token: string | null
  exchange: Exchange
}

/** A platform behind graph.facebook.com, which handles its own requests. */
export interface GraphPart {
  /** Whether this consent, code, secret or object belongs to this platform. */
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
