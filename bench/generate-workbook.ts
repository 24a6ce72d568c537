import { zipOf } from '../server/src/import-files/testing/tables.ts'

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const WORDS_EACH = 18

/** An Excel workbook of unique reviews, so that it compresses no better than real text. */
export function generateWorkbook(rows: number): Buffer {
  const texts = ['id', 'rating', 'review', 'author', 'date']
  const sheet = [`<row r="1">${texts.map((_, n) => shared('ABCDE'.charAt(n), 1, n)).join('')}</row>`]
  const next = chance(7)
  for (let n = 0; n < rows; n++) {
    const [at, from] = [n + 2, texts.length]
    texts.push(`R${n}`, `${sentence(next)} number ${n}`, `Ada ${n}`, `2026-0${(n % 9) + 1}-1${n % 10}`)
    const cells = ['A', 'C', 'D', 'E'].map((column, i) => shared(column, at, from + i))
    sheet.push(`<row r="${at}">${cells[0]}<c r="B${at}"><v>${(n % 5) + 1}</v></c>${cells.slice(1).join('')}</row>`)
  }
  return zipOf(
    {
      'xl/workbook.xml': `${XML}<workbook xmlns:r="r"><sheets><sheet name="Reviews" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${XML}<Relationships><Relationship Id="rId1" Target="worksheets/one.xml"/></Relationships>`,
      'xl/sharedStrings.xml': `${XML}<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
      'xl/worksheets/one.xml': `${XML}<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    },
    true,
  )
}

const shared = (column: string, row: number, text: number): string => `<c r="${column}${row}" t="s"><v>${text}</v></c>`

const sentence = (next: () => number): string =>
  Array.from({ length: WORDS_EACH }, () => `${words[next() % words.length]}${next() % 100}`).join(' ')

/** The same numbers in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1) >>> 8
}

const words =
  'bag zip strap leather winter commute parcel arrived sister daily colour handle stitching canvas picture lunch laptop sturdy message nobody bicycle weather rain price gift torn smell pocket button return'.split(
    ' ',
  )
