import type { CallError } from './call-error.ts'

const open = new Map<string, string>()

/** The idempotency key of one intention: the same for every try until the server has clearly said yes or no. */
export const idempotencyKeys = {
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

/** A fresh key for one intention of the user; the same key goes with every retry of it. */
export const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map(hex).join('')

// crypto.randomUUID exists only in secure contexts; a console may be tried over plain http in a local network.
const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
