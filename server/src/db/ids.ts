import { randomInt, randomUUIDv7 } from 'node:crypto'

/**
 * All our ids: UUIDv7, made by the server, so that new rows are stored next to each other. Each
 * id of this process is greater than the last, even within a millisecond (RFC 9562, 6.2, method
 * 2): lists ordered by time and id keep the order of writing.
 */
export function newId(): string {
  const fresh = randomUUIDv7()
  lastId = fresh > lastId ? fresh : (following(lastId) ?? fresh)
  return lastId
}

let lastId = ''
const TAIL = 12

/** A greater id of the same millisecond, or null if the last digits overflow. */
function following(id: string): string | null {
  const tail = (Number.parseInt(id.slice(-TAIL), 16) + randomInt(1, 2 ** 24)).toString(16).padStart(TAIL, '0')
  return tail.length > TAIL ? null : `${id.slice(0, -TAIL)}${tail}`
}

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isId = (text: string): boolean => shape.test(text)
