import type pg from 'pg'
import { inSpan } from './spans.ts'

type Query = (...args: unknown[]) => Promise<unknown>

/** Each statement of this connection becomes a span, with its name or its verb: never its text or its values. */
export function traceStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as unknown as Query
  const traced: Query = (...args) => {
    // The pool passes a callback and gets no promise.
    if (typeof args.at(-1) === 'function') return query(...args)
    const name = nameOf(args[0])
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name }
    return inSpan({ name: `sql ${name}`, kind: 'client', attributes }, () => query(...args))
  }
  Object.assign(client, { query: traced })
}

function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return verbOf(statement)
  if (typeof statement !== 'object' || statement === null) return 'other'
  const { name, text } = statement as { name?: unknown; text?: unknown }
  if (typeof name === 'string') return name
  return typeof text === 'string' ? verbOf(text) : 'other'
}

const verbs = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'set', 'listen'])

function verbOf(text: string): string {
  const verb = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''
  return verbs.has(verb) ? verb : 'other'
}
