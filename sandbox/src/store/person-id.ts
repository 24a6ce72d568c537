import { createHash } from 'node:crypto'

/** The same person has the same id everywhere. */
export function personId(username: string): string {
  return String((createHash('sha1').update(username).digest().readUInt32BE() % 900_000_000) + 100_000_000)
}
