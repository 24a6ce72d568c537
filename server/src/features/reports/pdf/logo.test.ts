import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPdf } from '../../../pdf/testing/read-pdf.ts'
import { renderReportPdf } from './render-report-pdf.ts'
import { sampleReport } from './sample-report.ts'

const chunk = (name: string, bytes: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(bytes.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, bytes, Buffer.alloc(4)])
}

function png(width: number, height: number, pixels: Buffer): Uint8Array {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

const imagesWith = async (bytes: Uint8Array, type: 'image/png' | 'image/jpeg' = 'image/png') => {
  const { pages, images } = readPdf(
    await renderReportPdf(sampleReport({ brand: { name: 'Alder', logo: { bytes, type } } })),
  )
  expect(pages[0]).toContain('Alder')
  return images
}

test("a brand's logo appears next to its name", async () => {
  const rows = Buffer.concat(
    Array.from({ length: 4 }, () => Buffer.from([0, ...Array.from({ length: 16 }, () => 120)])),
  )
  expect(await imagesWith(png(4, 4, deflateSync(rows)))).toBeGreaterThan(0)
})

test('a broken, oversized, or unsupported logo is replaced by an initial', async () => {
  expect(await imagesWith(png(4, 4, Buffer.from('not packed')))).toBe(0)
  expect(await imagesWith(png(4, 4, deflateSync(Buffer.alloc(3))))).toBe(0)
  expect(await imagesWith(png(60_000, 60_000, deflateSync(Buffer.alloc(1000))))).toBe(0)
  const frame = Buffer.from('ffd8ffe1000045786966000049492a00ffffffffffc0000b08000400040101110000ffd9', 'hex')
  expect(await imagesWith(frame, 'image/jpeg')).toBe(0)
  expect(await imagesWith(Buffer.from('<svg onload="alert(1)">'))).toBe(0)
  expect(await imagesWith(Buffer.from([0xff, 0xd8, 0, 0, 0, 0xff, 0xd9]), 'image/jpeg')).toBe(0)
})
