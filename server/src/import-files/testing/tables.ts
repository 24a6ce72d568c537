import { crc32, deflateRawSync } from 'node:zlib'
import { openTable, type Source, type TableRow } from '../index.ts'

/** A source that arrives in chunks of `size` bytes. */
export const sourceOf = (content: string | Uint8Array, size = 1000): Source =>
  async function* () {
    const bytes = Buffer.from(content)
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

export async function readAll(content: string | Uint8Array, size?: number) {
  const table = await openTable(sourceOf(content, size), 'reviews.csv')
  const rows: TableRow[] = []
  for await (const row of table.rows()) rows.push(row)
  return { ...table, rows, cells: rows.map((row) => row.cells) }
}

/** A zip archive whose parts are stored or packed. */
export function zipOf(parts: Record<string, string>, packed = false): Buffer {
  const files: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(text)]
    const kept = packed ? deflateRawSync(bytes) : bytes
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(packed ? 8 : 0, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(kept.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(path.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path, kept])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, path]))
    files.push(file)
    offset += file.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'

/** A workbook of one sheet; numbers stay numbers, `{ date }` is a serial number shown as a date. */
export function workbookOf(rows: (string | number | { date: number } | null)[][]): Buffer {
  const strings = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))]
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const sheet = rows.map((row, r) => {
    const cells = row.map((cell, c) => {
      const at = `r="${String.fromCharCode(65 + c)}${r + 1}"`
      if (cell === null) return ''
      if (typeof cell === 'string') return `<c ${at} t="s"><v>${strings.indexOf(cell)}</v></c>`
      return typeof cell === 'number' ? `<c ${at}><v>${cell}</v></c>` : `<c ${at} s="1"><v>${cell.date}</v></c>`
    })
    return `<row r="${r + 1}">${cells.join('')}</row>`
  })
  const shared = strings.map((text) => `<si><t>${escape(text)}</t></si>`)
  return zipOf({
    'xl/workbook.xml': `${head}<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId1" Target="worksheets/one.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${head}<sst>${shared.join('')}</sst>`,
    'xl/worksheets/one.xml': `${head}<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  })
}
