import { ImportFileError } from './import-file-error.ts'
import type { Source, Table } from './table.ts'

/** Finds out what the file is, by its content; throws `ImportFileError` when it can't be read as a table. */
export function openTable(_source: Source, _name: string): Promise<Table> {
  return Promise.reject(new ImportFileError('Not built yet'))
}
