import { gunzipSync } from 'node:zlib'

/** Decodes files as merchants have them: gzip, UTF-8 with or without a byte order mark, UTF-16LE, or Windows-1252. */
export function decode(file: Buffer): string {
  const bytes = file[0] === 0x1f && file[1] === 0x8b ? gunzipSync(file) : file
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le')
  if (looksUtf16(bytes)) return bytes.toString('utf16le')
  const plain = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
  return readUtf8(plain) ?? decodeByLine(plain)
}

function looksUtf16(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 200)
  return head.length > 20 && head.filter((byte, place) => place % 2 === 1 && byte === 0).length > head.length * 0.4
}

// Concatenated files can mix encodings, so each line is checked separately.
function decodeByLine(bytes: Buffer): string {
  const lines: string[] = []
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(0x0a, start)
    const end = found < 0 ? bytes.length : found + 1
    const line = bytes.subarray(start, end)
    lines.push(readUtf8(line) ?? windows1252.decode(line))
    start = end
  }
  return lines.join('')
}

function readUtf8(bytes: Buffer): string | null {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return null
  }
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const windows1252 = new TextDecoder('windows-1252')
