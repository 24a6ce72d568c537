import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Call } from '../store/calls.ts'
import type { OwnFault } from '../store/faults.ts'

/** One request with its whole body, as the host under whose name it came sees it. */
export interface Exchange {
  method: string
  host: string
  /** Without the host, e.g. `/api/v1/replies`. */
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
  /** Writes for itself, piece by piece. */
  | { stream: (response: ServerResponse) => Promise<void> }
  /** Closes the line without a word. */
  | { hangUp: true }
  /** Holds the line until the other side gives up. */
  | { silent: true }

/** One outside service: which names it has, and how it answers. */
export interface Host {
  platform: string
  names: string[]
  /** For names that can't be listed, e.g. every shop's own. */
  serves?(name: string): boolean
  /** Where one name serves several platforms: the one that this request is for. */
  platformOf?(exchange: Exchange): string
  answer(exchange: Exchange): Answer | Promise<Answer>
  /** The same in this service's own error shape. */
  failure(status: number, reason: string): Answer
  /** Its own form of a fault that not every service has; null where it has none. */
  spoil?(fault: OwnFault, exchange: Exchange): Answer | null
  /** Whether the request would enter the record. */
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

/** Fields of a JSON or form body; null when it is neither. */
export function fieldsOf(exchange: Exchange): Record<string, unknown> | null {
  const text = exchange.body.toString('utf8')
  if (text.trim() === '') return {}
  const isForm = exchange.headers['content-type']?.includes('application/x-www-form-urlencoded')
  // A shell's `curl -d '{...}'` calls its JSON a form.
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
