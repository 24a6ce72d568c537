import { isHeader, nameColumns } from '../find-header.ts'
import { ImportFileError } from '../import-file-error.ts'
import { tableLimits, type Source, type Table, type TableRow } from '../table.ts'
import { openWorkbook } from './workbook.ts'
import type { SheetRow } from './sheet.ts'

/** The first sheet with rows. The file is spooled for each reading, because a zip needs random access. */
export async function xlsxTable(source: Source): Promise<Omit<Table, 'compressed'>> {
  const sample = await firstRows(source)
  const rows = sample.filter(({ cells }) => !isBlank(cells))
  const start = headerAt(rows)
  const [first, ...next] = rows.slice(start)
  if (!first) throw new ImportFileError('The workbook has no rows')
  const width = Math.max(first.cells.length, ...next.map(({ cells }) => lastUsed(cells) + 1))
  const headed = isHeader(
    first.cells,
    next.map(({ cells }) => cells),
  )
  const columns = nameColumns(Array.from({ length: width }, (_, at) => (headed ? (first.cells[at] ?? '') : '')))
  async function* read(): AsyncIterable<TableRow> {
    for await (const row of sheetRows(source))
      if (row.line >= first!.line + (headed ? 1 : 0) && !isBlank(row.cells)) yield toRow(row, width)
  }
  return { format: 'xlsx', encoding: 'utf-8', delimiter: null, columns, rows: read }
}

async function* sheetRows(source: Source): AsyncIterable<SheetRow> {
  const workbook = await openWorkbook(source)
  try {
    yield* workbook.rows()
  } finally {
    await workbook.close()
  }
}

async function firstRows(source: Source): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of sheetRows(source)) {
    rows.push(row)
    if (rows.length >= 200) break
  }
  return rows
}

/** Some sheets begin with a title: rows of one cell above a table of several. */
function headerAt(rows: SheetRow[]): number {
  const used = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  const usual = used.toSorted((a, b) => a - b)[Math.floor(used.length / 2)] ?? 0
  if (usual < 3) return 0
  const at = used.findIndex((count) => count > 1)
  return at > 0 && at <= 5 ? at : 0
}

function toRow({ line, cells }: SheetRow, width: number): TableRow {
  if (cells.some((cell) => cell.length > tableLimits.cell))
    return { line, cells: [], bad: 'A cell in this row is too long' }
  const extra = lastUsed(cells) >= width
  if (extra)
    return { line, cells, bad: `The row has ${lastUsed(cells) + 1} cells, but the sheet has only ${width} columns` }
  return { line, cells: Array.from({ length: width }, (_, at) => cells[at] ?? '') }
}

const lastUsed = (cells: string[]): number => cells.findLastIndex((cell) => cell.trim() !== '')
const isBlank = (cells: string[]): boolean => lastUsed(cells) < 0
