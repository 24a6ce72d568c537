import type { ExportFormat } from '@bizamply/contract/analytics'
import { csvLines, csvMark } from '../../files/csv-lines.ts'
import { cellsOf, type Sheet } from './sheet.ts'

type Pieces = AsyncGenerator<string | Uint8Array>

/** Each format writes a sheet incrementally. Stopping the output also stops reading rows. */
export const formats: Record<ExportFormat, { type: string; write: <Row>(sheet: Sheet<Row>, about: object) => Pieces }> =
  {
    csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
    json: { type: 'application/json; charset=utf-8', write: writeJson },
    xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeXlsx },
  }

async function* writeCsv<Row>({ columns, pages }: Sheet<Row>): Pieces {
  yield csvMark + csvLines([columns.map(({ head }) => head)])
  for await (const rows of pages) yield csvLines(rows.map((row) => cellsOf(columns, row)))
}

async function* writeJson<Row>({ columns, pages }: Sheet<Row>, about: object): Pieces {
  yield `${JSON.stringify(about).slice(0, -1)},"rows":[`
  let joint = '\n'
  for await (const rows of pages) {
    const lines = rows.map((row) =>
      JSON.stringify(Object.fromEntries(columns.map(({ key, cell }) => [key, cell(row)]))),
    )
    yield `${joint}${lines.join(',\n')}`
    joint = ',\n'
  }
  yield '\n]}\n'
}

/** More than fits into a workbook's cell. */
const CELL = 32_767

async function* writeXlsx<Row>({ name, columns, pages }: Sheet<Row>): Pieces {
  const { writeXlsxStream } = await import('hucre/xlsx')
  // Texts are written as strings, never as formulas.
  const stream = writeXlsxStream(rowsOf(columns, pages), {
    name,
    columns: columns.map(({ head }) => ({ header: head })),
    freezePane: { rows: 1 },
  })
  const reader = stream.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel()
    await pages.return(undefined)
  }
}

async function* rowsOf<Row>(columns: Sheet<Row>['columns'], pages: Sheet<Row>['pages']) {
  for await (const rows of pages) {
    for (const row of rows) {
      yield cellsOf(columns, row).map((cell) => (typeof cell === 'string' ? cell.slice(0, CELL) : cell))
    }
  }
}
