import { isUtf8 } from 'node:buffer'
import { sequenceAt } from './utf8.ts'

/** Decodes text as it arrives, without a byte order mark. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncIterable<string> {
  const decoder = isMixed(encoding) ? new MixedDecoder() : new TextDecoder(encoding, { ignoreBOM: true })
  let first = true
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    if (text === '') continue
    yield first && text.startsWith('\uFEFF') ? text.slice(1) : text
    first = false
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

/** The same for a buffer that may end inside a character. */
export function decodeHead(bytes: Uint8Array, encoding: string): string {
  const decoder = isMixed(encoding) ? new MixedDecoder() : new TextDecoder(encoding, { ignoreBOM: true })
  return decoder.decode(bytes, { stream: true }).replace(/^\uFEFF/, '')
}

// Windows-1252 text is hardly ever valid UTF-8, so one decoder reads both, and files that mix them.
const isMixed = (encoding: string): boolean => encoding === 'utf-8' || encoding === 'windows-1252'

const none = new Uint8Array()

/** UTF-8; invalid bytes are read as Windows-1252 in place. */
class MixedDecoder {
  private held: Uint8Array = none

  decode(chunk?: Uint8Array, _options?: { stream: true }): string {
    const bytes = chunk ? joined(this.held, chunk) : Buffer.from(this.held)
    const end = chunk ? bytes.length - unfinished(bytes) : bytes.length
    this.held = end === bytes.length ? none : Uint8Array.from(bytes.subarray(end))
    const ready = bytes.subarray(0, end)
    return isUtf8(ready) ? ready.toString('utf8') : repaired(ready)
  }
}

const joined = (held: Uint8Array, chunk: Uint8Array): Buffer =>
  held.length > 0 ? Buffer.concat([held, chunk]) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)

function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++)
    if (sequenceAt(bytes, bytes.length - back) === -1) return back
  return 0
}

function repaired(bytes: Buffer): string {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < bytes.length;) {
    const length = sequenceAt(bytes, at)
    if (length > 0) {
      at += length
      continue
    }
    parts.push(bytes.toString('utf8', from, at), western[bytes[at] ?? 0] ?? '')
    at++
    from = at
  }
  return parts.join('') + bytes.toString('utf8', from)
}

const western = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
