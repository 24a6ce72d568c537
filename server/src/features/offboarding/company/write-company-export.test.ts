import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { writeCompanyExport, type ExportPart } from './write-company-export.ts'

const page = (): Promise<void> => Promise.resolve()
const part = (path: string, read: ExportPart['read']): ExportPart => ({ path, read })
const rows = part('rows.json', async function* () {
  yield await Promise.resolve('[]')
})
const broken = part('broken.json', async function* () {
  yield await Promise.resolve('[')
  throw new Error('the connection broke')
})

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const piece of stream) size += piece.length
  return size
}

// An error that no one listens to would end the whole server.
test.each([
  ['first', [broken, rows]],
  ['last', [rows, broken]],
])('a broken part fails the archive (%s)', async (_, parts) => {
  const archive = writeCompanyExport(parts, new Date(0), { page, part: page })
  await expect(readAll(archive)).rejects.toThrow('the connection broke')
})

test('an archive that fails before it is read fails with its first read', async () => {
  const archive = writeCompanyExport([broken], new Date(0), { page, part: page })
  while (!archive.destroyed) await setImmediate()
  await expect(readAll(archive)).rejects.toThrow('the connection broke')
})

test('an archive that is canceled between two pages fails, and its parts end', async () => {
  let ended = false
  const endless = part('endless.json', async function* () {
    try {
      for (;;) yield await Promise.resolve('0,'.repeat(100_000))
    } finally {
      ended = true
    }
  })
  let left = 3
  const canceling = async (): Promise<void> => {
    if (left-- === 0) throw new Error('canceled')
  }
  const archive = writeCompanyExport([endless], new Date(0), { page: canceling, part: page })
  await expect(readAll(archive)).rejects.toThrow('canceled')
  expect(ended).toBe(true)
})

test('a reader that stops early ends the part being read', async () => {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const endless = part('endless.json', async function* () {
    try {
      for (;;) yield await Promise.resolve(Math.random().toString().repeat(1000))
    } finally {
      resolve()
    }
  })
  for await (const piece of writeCompanyExport([endless], new Date(0), { page, part: page })) {
    expect(piece.length).toBeGreaterThan(0)
    break
  }
  await ended
})
