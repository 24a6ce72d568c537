// Owns: reading a file of comments or products row by row in flat memory. Doesn't own storing it, or anything
// about HTTP or the database.
export { commentReader } from './rows/comment-reader.ts'
export { findBrands } from './columns/find-brands.ts'
export { guessMapping } from './columns/guess-mapping.ts'
export { ImportFileError } from './import-file-error.ts'
export { commentFields, completeMapping, productFields } from './columns/mapping.ts'
export type {
  CommentField,
  DateOrder,
  Fields,
  ImportKind,
  KnownExport,
  Mapping,
  MappingGuess,
  ProductField,
} from './columns/mapping.ts'
export { openTable } from './open-table.ts'
export { productReader } from './rows/product-reader.ts'
export type { ImportedComment, ImportedProduct, Read, ReadOptions } from './rows/row-reading.ts'
export { surveyTable, type TableSurvey } from './survey-table.ts'
export { tableLimits } from './table.ts'
export type { Source, Table, TableFormat, TableRow } from './table.ts'
