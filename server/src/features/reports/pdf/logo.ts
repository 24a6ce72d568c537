import { inflateSync } from 'node:zlib'
import type { ReportData } from '../report-data.ts'

type Logo = NonNullable<ReportData['brand']['logo']>

/** Whether pdfkit can draw it: it unpacks a PNG later, where a broken one would end the process. */
export function isDrawable({ bytes, type }: Logo): boolean {
  try {
    return type === 'image/jpeg' ? isJpeg(bytes) : isWholePng(Buffer.from(bytes))
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}

const MOST_PIXELS = 4_000_000

function isJpeg(bytes: Uint8Array): boolean {
  return bytes.length > 4 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9
}

function isWholePng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return false
  const width = bytes.readUInt32BE(16)
  const height = bytes.readUInt32BE(20)
  const depth = bytes[24]
  const samples = { 0: 1, 2: 3, 4: 2, 6: 4 }[bytes[25] ?? 3]
  // Interlaced, palette and deep ones are rare among logos and the ones that are easily broken.
  if (depth !== 8 || samples === undefined || bytes[28] !== 0 || width * height > MOST_PIXELS) return false
  const needed = height * (width * samples + 1)
  return inflateSync(Buffer.concat(dataOf(bytes)), { maxOutputLength: needed }).length === needed
}

function dataOf(bytes: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') found.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return found
}
