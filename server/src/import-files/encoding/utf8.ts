/** Length of the valid UTF-8 sequence at `at`; 0 if there is none, -1 if the bytes end inside it. */
export function sequenceAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  if (lead < 0x80) return 1
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i]
    if (byte === undefined) return -1
    if (byte < (i === 1 ? leastSecond(lead) : 0x80) || byte > (i === 1 ? mostSecond(lead) : 0xbf)) return 0
  }
  return length
}

/** How many multi-byte sequences there are, and how many bytes belong to none. */
export function countSequences(bytes: Uint8Array): { good: number; stray: number } {
  let [good, stray] = [0, 0]
  for (let at = 0; at < bytes.length;) {
    const length = sequenceAt(bytes, at)
    if (length < 0) break
    if (length > 1) good++
    if (length === 0) stray++
    at += length || 1
  }
  return { good, stray }
}

// Overlong forms, surrogates and code points above U+10FFFF are not UTF-8.
const leastSecond = (lead: number): number => (lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80)
const mostSecond = (lead: number): number => (lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf)
