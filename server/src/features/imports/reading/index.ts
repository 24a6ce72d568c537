// Owns: what a file of comments or products says, read row by row in flat memory.
// Does not own: storing it, or anything of HTTP or the database.
export { commentReader } from './comment-reader.ts'
export { findBrands } from './find-brands.ts'
export { guessMapping } from './guess-mapping.ts'
export { ImportFileError } from './import-file-error.ts'
export { commentFields, completeMapping, productFields } from './mapping.ts'
export type {
  CommentField,
  DateOrder,
  Fields,
  ImportKind,
  KnownExport,
  Mapping,
  MappingGuess,
  ProductField,
} from './mapping.ts'
export { openTable } from './open-table.ts'
export { productReader } from './product-reader.ts'
export type { ImportedComment, ImportedProduct, Read, ReadOptions } from './read.ts'
export { surveyTable, type TableSurvey } from './survey-table.ts'
export { tableLimits } from './table.ts'
export type { Source, Table, TableFormat, TableRow } from './table.ts'
