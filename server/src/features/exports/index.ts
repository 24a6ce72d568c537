// Owns downloads of figures and comments: their columns and formats. Doesn't own their data: the features that own
// the rows read them.
export { openExport } from './open-export.ts'
