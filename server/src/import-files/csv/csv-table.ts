import { decodeText } from '../encoding/decode-text.ts'
import { isHeader, nameColumns } from '../find-header.ts'
import { ImportFileError } from '../import-file-error.ts'
import { RecordSplitter, type TextRecord } from './split-records.ts'
import { sniffDialect } from './sniff-dialect.ts'
import { tableLimits, type Source, type Table, type TableRow } from '../table.ts'

export interface TextHead {
  /** The text's beginning. */
  text: string
  /** Whether that is all of it. */
  whole: boolean
  fileName: string
}

export function csvTable(
  source: Source,
  encoding: string,
  { text: head, whole, fileName }: TextHead,
): Omit<Table, 'compressed'> {
  const { skip, ...dialect } = sniffDialect(head, whole, fileName)
  const start = skip + 1
  const sample = [...new RecordSplitter(dialect).push(head, whole)].filter((r) => r.line >= start && !isBlank(r.cells))
  const [first, ...next] = sample
  if (!first) throw new ImportFileError('The file has no rows')
  const rows = next.slice(0, 200).map(({ cells }) => cells)
  const headed = isHeader(first.cells, rows)
  const columns = nameColumns(headed ? first.cells : first.cells.map(() => ''))
  const width = trimmedWidth(columns, first.cells, rows)
  const from = headed ? first.line + 1 : start
  async function* read(): AsyncIterable<TableRow> {
    const splitter = new RecordSplitter(dialect, first!.cells.length)
    for await (const text of decodeText(source(), encoding)) yield* rowsOf(splitter.push(text))
    yield* rowsOf(splitter.push('', true))
  }
  function* rowsOf(records: Iterable<TextRecord>): Iterable<TableRow> {
    for (const record of records)
      if (record.line >= from && !isBlank(record.cells)) yield toRow(record, width, dialect.delimiter)
  }
  const format = dialect.delimiter === '\t' ? 'tsv' : 'csv'
  return { format, encoding, delimiter: dialect.delimiter, columns: columns.slice(0, width), rows: read }
}

function toRow({ line, cells, unclosed, torn }: TextRecord, width: number, delimiter: string): TableRow {
  // A file of one column has no delimiter: apparent ones belong to the text.
  const own = width === 1 && cells.length > 1 ? [cells.join(delimiter)] : cells
  const problem = torn ? neverClosed : problemOf(own, width, unclosed)
  if (problem) return { line, cells: own.map((cell) => cell.slice(0, 1000)), bad: problem }
  return { line, cells: Array.from({ length: width }, (_, at) => own[at] ?? '') }
}

function problemOf(cells: string[], width: number, unclosed: boolean): string | null {
  if (cells.reduce((sum, cell) => sum + cell.length, 0) > tableLimits.row) return 'The row is too long'
  if (cells.some((cell) => cell.length > tableLimits.cell)) return 'A cell in this row is too long'
  const extra = cells.slice(width).some((cell) => cell.trim() !== '')
  if (unclosed && (extra || cells.length < width)) return neverClosed
  return extra ? `The row has ${cells.length} cells, but the file has only ${width} columns` : null
}

/** Without unnamed last columns that are empty in the sample (a delimiter at the end of each line). */
function trimmedWidth(columns: string[], header: string[], rows: string[][]): number {
  let width = columns.length
  while (width > 1 && header[width - 1]?.trim() === '' && rows.every((row) => !row[width - 1]?.trim())) width--
  return width
}

const isBlank = (cells: string[]): boolean => cells.every((cell) => cell.trim() === '')

const neverClosed = 'This row has an unclosed quotation mark'
