import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { open, type Entry, type Options, type ZipFile } from 'yauzl'
import { ImportFileError } from '../import-file-error.ts'
import { mostUnpacked, type Source } from '../table.ts'

export interface Zip {
  /** For this archive alone; deleted by `close`. */
  folder: string
  has(path: string): boolean
  read(path: string): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

/** Spools the archive to its own folder. Fails if it unpacks beyond the limit. */
export async function openZip(source: Source): Promise<Zip> {
  const folder = await mkdtemp(join(tmpdir(), 'bizamply-import-'))
  let file: ZipFile | null = null
  const close = async (): Promise<void> => {
    file?.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const path = join(folder, 'file.zip')
    await pipeline(Readable.from(source()), createWriteStream(path))
    file = await openFile(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true })
    const entries = await listEntries(file, mostUnpacked((await stat(path)).size))
    return { folder, close, has: (name) => entries.has(name), read: (name) => readEntry(file, entries.get(name)) }
  } catch (error) {
    await close()
    throw error instanceof ImportFileError ? error : damaged(error)
  }
}

async function listEntries(file: ZipFile, most: number): Promise<Map<string, Entry>> {
  if (file.entryCount > 10_000) throw new ImportFileError('The workbook has too many parts')
  const entries = new Map<string, Entry>()
  await new Promise<void>((resolve, reject) => {
    file.on('error', reject)
    file.on('end', resolve)
    file.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      file.readEntry()
    })
    file.readEntry()
  })
  const size = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  if (size > most) throw new ImportFileError(`The workbook unpacks to more than ${most / 1024 ** 2} MB`)
  return entries
}

async function* readEntry(file: ZipFile | null, entry: Entry | undefined): AsyncIterable<Uint8Array> {
  if (!file || !entry) throw new ImportFileError('Part of the workbook is missing')
  if (entry.isEncrypted()) throw new ImportFileError('The workbook is password-protected')
  try {
    const stream = await new Promise<Readable>((resolve, reject) => {
      file.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)))
    })
    yield* stream as AsyncIterable<Uint8Array>
  } catch (error) {
    throw error instanceof ImportFileError ? error : damaged(error)
  }
}

const damaged = (error: unknown): ImportFileError => new ImportFileError('The workbook is damaged or cut off', error)

const openFile = promisify<string, Options, ZipFile>(open)
