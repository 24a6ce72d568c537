import { inflateSync } from 'node:zlib'
import type { ReportData } from '../report-data.ts'

type Logo = NonNullable<ReportData['brand']['logo']>

/** Draws a logo in a rounded square. Returns false and draws nothing if it isn't an image. */
export function drawLogo(doc: PDFKit.PDFDocument, logo: Logo, x: number, y: number, size: number): boolean {
  if (!isDrawable(logo)) return false
  doc.save()
  doc.roundedRect(x, y, size, size, 6).clip()
  try {
    doc.image(Buffer.from(logo.bytes), x, y, { cover: [size, size], align: 'center' })
    return true
  } catch {
    return false
  } finally {
    doc.restore()
  }
}

/** Whether pdfkit can draw it. It decodes a PNG later, and a broken one would crash the process. */
function isDrawable({ bytes, type }: Logo): boolean {
  try {
    return type === 'image/jpeg' ? isJpeg(Buffer.from(bytes)) : isWholePng(Buffer.from(bytes))
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}

const MOST_PIXELS = 4_000_000

/** Whether a frame header with the size comes before any invalid segment. */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.readUInt16BE(0) !== 0xffd8) return false
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (frames.has(marker)) {
      const pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
      return pixels > 0 && pixels <= MOST_PIXELS && (bytes[at + 9] === 1 || bytes[at + 9] === 3)
    }
  }
  return false
}

/** Baseline, extended, and progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2])

function isWholePng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return false
  const width = bytes.readUInt32BE(16)
  const height = bytes.readUInt32BE(20)
  const depth = bytes[24]
  const samples = { 0: 1, 2: 3, 4: 2, 6: 4 }[bytes[25] ?? 3]
  // Interlaced, palette, and 16-bit PNGs are rare for logos and often broken.
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
