import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Call } from '../store/calls.ts'
import type { OwnFault } from '../store/faults.ts'

/** A request with its body, as the target host sees it. */
export interface Exchange {
  method: string
  host: string
  /** Without the host, for example `/api/v1/replies`. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
  /** The entry in the call log; null for the sandbox's own controls. */
  call: Call | null
}

export type Answer =
  | { status: number; headers?: Record<string, string>; json: unknown }
  | { status: number; headers?: Record<string, string>; bytes: string | Buffer }
  /** Writes the response itself, chunk by chunk. */
  | { stream: (response: ServerResponse) => Promise<void> }
  /** Closes the connection without a response. */
  | { hangUp: true }
  /** Keeps the connection open until the client gives up. */
  | { silent: true }

/** An external service: its host names, and how it responds. */
export interface Host {
  platform: string
  names: string[]
  /** For names that can't be listed, such as every shop's own. */
  serves?(name: string): boolean
  /** The platform of a request, if a host name serves several. */
  platformOf?(exchange: Exchange): string
  answer(exchange: Exchange): Answer | Promise<Answer>
  /** An error in this service's own format. */
  failure(status: number, reason: string): Answer
  /** This service's version of a fault, or null if it has none. */
  spoil?(fault: OwnFault, exchange: Exchange): Answer | null
  /** Whether the request would be recorded as a write. */
  isWrite(exchange: Exchange): boolean
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return { status, json: body, headers }
}

export function html(status: number, page: string): Answer {
  return { status, bytes: page, headers: { 'content-type': 'text/html; charset=utf-8' } }
}

export function redirect(location: string): Answer {
  return { status: 302, bytes: '', headers: { location } }
}

/** Fields of a JSON or form body; null for anything else. */
export function fieldsOf(exchange: Exchange): Record<string, unknown> | null {
  const text = exchange.body.toString('utf8')
  if (text.trim() === '') return {}
  const isForm = exchange.headers['content-type']?.includes('application/x-www-form-urlencoded')
  // `curl -d '{...}'` sends JSON with the content type of a form.
  if (isForm && !text.startsWith('{')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** A field that must be text; anything else counts as empty. */
export function textIn(fields: Record<string, unknown>, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
