// Owns imports: uploaded files of comments and products, their rejected lines, and undo. Doesn't own stored comments
// and products (their features store them) or the bytes (files/).
export { beginImport, dropImportFile, receiveImportFile } from './begin-import.ts'
export { enqueueImports } from './enqueue-imports.ts'
export { emptyRejectsOfBrand, forgetInRejects } from './forget-in-rejects.ts'
export { importJob } from './import-job.ts'
export { endWaiting } from './import-run.ts'
export { listImports } from './list-imports.ts'
export { listRejects, writeRejects } from './list-rejects.ts'
export { undoImport } from './undo-import.ts'
export { undoJob } from './undo-job.ts'
