import { ImportFileError } from './import-file-error.ts'
import type { Mapping } from './mapping.ts'
import type { ImportedComment, Read, ReadOptions } from './read.ts'

/** Compiled once per file; a row gives one comment, several (joined cells), or reasons. */
export function commentReader(
  _columns: string[],
  _mapping: Mapping,
  _options: ReadOptions,
): (cells: string[]) => Read<ImportedComment>[] {
  throw new ImportFileError('Not built yet')
}
