import { csvTable } from './csv/csv-table.ts'
import { decodeHead } from './encoding/decode-text.ts'
import { detectEncoding } from './encoding/detect-encoding.ts'
import { ImportFileError } from './import-file-error.ts'
import { inflated } from './inflate.ts'
import { jsonTable } from './json/json-table.ts'
import { readHead } from './read-head.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { mostUnpacked, type Source, type Table } from './table.ts'
import { xlsxTable } from './xlsx/xlsx-table.ts'

/**
 * Detects the file type by content; `size` is in bytes, if known. Throws `ImportFileError` if it can't be read as a
 * table.
 */
export async function openTable(source: Source, name: string, size?: number): Promise<Table> {
  const first = await readHead(source, 4)
  if (first.bytes.length === 0) throw new ImportFileError('The file is empty')
  const compressed = first.bytes[0] === 0x1f && first.bytes[1] === 0x8b
  const plain = compressed ? inflated(source, mostUnpacked(size)) : source
  return { ...(await openPlain(plain, name)), compressed }
}

async function openPlain(source: Source, name: string): Promise<Omit<Table, 'compressed'>> {
  const { bytes, whole } = await readHead(source, headSize)
  if (bytes.length === 0) throw new ImportFileError('The file is empty')
  if (bytes.subarray(0, 4).equals(zipMark)) return await xlsxTable(source)
  refuseForeign(bytes)
  const encoding = detectEncoding(bytes)
  const head = decodeHead(bytes, encoding)
  if (head.trim() === '') throw new ImportFileError('The file has no rows')
  return (await jsonTable(source, encoding, head)) ?? csvTable(source, encoding, { text: head, whole, fileName: name })
}

const headSize = 512 * 1024
const zipMark = Buffer.from('PK\x03\x04', 'latin1')
