import { ImportFileError } from './import-file-error.ts'

/** Throws for file types that are not tables. */
export function refuseForeign(head: Buffer): void {
  const start = head.toString('latin1', 0, 8)
  const foreign = marks.find(([mark]) => start.startsWith(mark))
  if (foreign) throw new ImportFileError(`${foreign[1]} can’t be imported; save it as CSV, XLSX or JSON`)
  if (/^\s*(?:\xEF\xBB\xBF)?<(?:!doctype html|html|\?xml)/i.test(head.toString('latin1', 0, 200)))
    throw new ImportFileError('A web page or XML file can’t be imported; save it as CSV, XLSX or JSON')
}

const marks: [string, string][] = [
  ['%PDF', 'A PDF file'],
  ['\xD0\xCF\x11\xE0', 'An old Excel file (.xls)'],
  ['\x89PNG', 'A picture'],
  ['\xFF\xD8\xFF', 'A picture'],
  ['GIF8', 'A picture'],
  ['BZh', 'A bzip2 archive'],
  ['\xFD7zXZ', 'An xz archive'],
  ['\x28\xB5\x2F\xFD', 'A zstd archive'],
  ['Rar!', 'A RAR archive'],
  ['7z\xBC\xAF', 'A 7-Zip archive'],
  ['\x1F\x8B', 'A double-compressed file'],
  ['PAR1', 'A Parquet file'],
  ['SQLite f', 'A database file'],
  ['PK\x05\x06', 'An empty zip archive'],
]
