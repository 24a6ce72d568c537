// Owns files of figures and comments that a person takes away: their columns and their formats.
// Does not own what stands in them: the features whose rows they are read them.
export { openExport } from './open-export.ts'
