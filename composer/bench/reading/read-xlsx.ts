import { buffer } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import type { RawRecord } from './data-row.ts'

/** The first sheet's rows, keyed by the header row; supports only what comment files need. */
export async function readXlsx(bytes: Uint8Array): Promise<RawRecord[]> {
  const parts = await unzip(Buffer.from(bytes))
  const strings = textsOf(parts.get('xl/sharedStrings.xml') ?? '', 'si')
  const [head, ...rows] = cellsOf(parts.get('xl/worksheets/sheet1.xml') ?? '', strings)
  return rows.map((row) => Object.fromEntries([...(head ?? [])].map(([column, name]) => [name, row.get(column) ?? ''])))
}

async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, file) => (error ? reject(error) : resolve(file)))
  })
  const parts = new Map<string, string>()
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(parts))
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        buffer(stream).then((content) => {
          parts.set(entry.fileName, content.toString('utf8'))
          zip.readEntry()
        }, reject)
      })
    })
    zip.readEntry()
  })
}

/** The text of each element with that name, its runs joined. */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = []
  let text = ''
  let inText = false
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => {
    if (tag.name === name) text = ''
    inText = tag.name === 't'
  })
  parser.on('text', (more) => {
    if (inText) text += more
  })
  parser.on('closetag', (tag) => {
    inText = false
    if (tag.name === name) texts.push(text)
  })
  parser.write(xml).close()
  return texts
}

function cellsOf(xml: string, strings: readonly string[]): Map<string, string>[] {
  const rows: Map<string, string>[] = []
  let cell = { column: '', shared: false, value: '' }
  let inValue = false
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => {
    const { r, t } = tag.attributes as Record<string, string>
    if (tag.name === 'row') rows.push(new Map())
    if (tag.name === 'c') cell = { column: (r ?? '').replace(/\d+/, ''), shared: t === 's', value: '' }
    inValue = tag.name === 'v' || tag.name === 't'
  })
  parser.on('text', (more) => {
    if (inValue) cell.value += more
  })
  parser.on('closetag', (tag) => {
    inValue = false
    if (tag.name === 'c') rows.at(-1)?.set(cell.column, cell.shared ? (strings[Number(cell.value)] ?? '') : cell.value)
  })
  parser.write(xml).close()
  return rows
}
