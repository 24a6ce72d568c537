import { ImportFileError } from './import-file-error.ts'

/** Throws for file types that are not tables. */
export function refuseForeign(head: Buffer): void {
  const start = head.toString('latin1', 0, 8)
  const foreign = marks.find(([mark]) => start.startsWith(mark))
  if (foreign) throw new ImportFileError(foreign[1])
  if (/^\s*(?:\xEF\xBB\xBF)?<(?:!doctype html|html|\?xml)/i.test(head.toString('latin1', 0, 200)))
    throw new ImportFileError(saveAs('a web page or XML file'))
}

const saveAs = (file: string): string => `We can’t import ${file}. Save it as CSV, XLSX or JSON.`
const extract = (archive: string): string => `We can’t import ${archive}. Extract it and import the file inside.`
const picture = 'We can’t import a picture. Choose a CSV, XLSX or JSON file.'

const marks: [string, string][] = [
  ['%PDF', saveAs('a PDF file')],
  ['\xD0\xCF\x11\xE0', saveAs('an old Excel file (.xls)')],
  ['\x89PNG', picture],
  ['\xFF\xD8\xFF', picture],
  ['GIF8', picture],
  ['BZh', extract('a bzip2 archive')],
  ['\xFD7zXZ', extract('an xz archive')],
  ['\x28\xB5\x2F\xFD', extract('a zstd archive')],
  ['Rar!', extract('a RAR archive')],
  ['7z\xBC\xAF', extract('a 7-Zip archive')],
  ['\x1F\x8B', 'This file was compressed twice. Extract it once, then try again.'],
  ['PAR1', saveAs('a Parquet file')],
  ['SQLite f', saveAs('a database file')],
  ['PK\x05\x06', 'This zip archive is empty. Choose another file.'],
]
