import type { CallError } from './call-error.ts'
import { newKey } from './idempotency.ts'

const open = new Map<string, string>()

/** The idempotency key of one intention: the same for every try until the server has clearly said yes or no. */
export const intentions = {
  keyOf: (intention: string): string => {
    const key = open.get(intention) ?? newKey()
    open.set(intention, key)
    return key
  },
  answered: (intention: string): void => void open.delete(intention),
}

/** No clear answer: it may or may not have happened. */
export const isUnclear = ({ code }: CallError): boolean => unclear.has(code)

const unclear: ReadonlySet<string> = new Set([
  'UNKNOWN_ERROR',
  'INTERNAL',
  'NOT_READY',
  'SERVICE_UNAVAILABLE',
  'IN_PROGRESS',
])
