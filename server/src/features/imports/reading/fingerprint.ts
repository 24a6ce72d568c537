import { createHash } from 'node:crypto'

/**
 * Same author, time and text give the same 32 hex digits, however they are spaced, cased or composed. `time` is what the
 * caller compares by: an ISO instant or a day.
 */
export function fingerprintOf(author: string | null, time: string | null, text: string): string {
  const parts = [plain(author ?? ''), time ?? '', plain(text)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
