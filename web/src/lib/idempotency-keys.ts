import { CallError } from './call-error.ts'

const open = new Map<string, string>()

/** The idempotency key of one request: every retry carries the same one until the server answers clearly. */
export const idempotencyKeys = {
  keyOf: (request: string): string => {
    const key = open.get(request) ?? newKey()
    open.set(request, key)
    return key
  },
  answered: (request: string): void => void open.delete(request),
}

/** Keys of requests whose outcome is unclear. */
const unclearKeys = new Map<string, string>()

/**
 * Makes a request with its own key. If the outcome is unclear, the same request made again carries the same key, so
 * nothing is created twice. Once answered, a repeat is a new request.
 */
export async function withKey<T>(
  request: string,
  call: (context: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  const idempotencyKey = unclearKeys.get(request) ?? newKey()
  unclearKeys.delete(request)
  try {
    return await call({ idempotencyKey })
  } catch (error) {
    if (isUnclear(CallError.from(error))) unclearKeys.set(request, idempotencyKey)
    throw error
  }
}

/** No clear answer: it may or may not have happened. */
export const isUnclear = ({ code, details }: CallError): boolean => unclear.has(code) || details['unclear'] === true

const unclear: ReadonlySet<string> = new Set(['UNKNOWN_ERROR', 'INTERNAL', 'SERVICE_UNAVAILABLE', 'IN_PROGRESS'])

/** A new key for one request; every retry of it carries the same key. */
export const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map(hex).join('')

// crypto.randomUUID exists only in secure contexts; a console may be tried over plain http in a local network.
const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
