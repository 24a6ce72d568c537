import { ImportFileError } from './import-file-error.ts'
import type { Mapping } from './mapping.ts'
import type { ImportedProduct, Read } from './read.ts'

/** Compiled once per file and called in its order: a product's later rows (variants, pictures) give nothing. */
export function productReader(_columns: string[], _mapping: Mapping): (cells: string[]) => Read<ImportedProduct>[] {
  throw new ImportFileError('Not built yet')
}
