// Owns the pages of a PDF: setting text of any script, tables, headings and tags for screen readers. Doesn't own a
// document's content; knows no feature and no database.
export { cleanText, unreadable } from './clean-text.ts'
export { drawHeading } from './heading.ts'
export { airy, hairline, openPaper, sheet, tight, type Paper, type Spacing } from './paper.ts'
export { readsFromRight, type Direction } from './reading-order.ts'
export type { Part } from './split-graphemes.ts'
export type { Setter } from './set-text.ts'
export { ink, type } from './styles.ts'
export { drawTable, type Cell, type Column } from './table.ts'
