import { ImportFileError } from './import-file-error.ts'
import type { MappingGuess } from './mapping.ts'

/** By the columns' names and by what stands in them; 500 to 1,000 rows are a good sample. */
export function guessMapping(_columns: string[], _rows: string[][], _fileName: string): MappingGuess {
  throw new ImportFileError('Not built yet')
}
