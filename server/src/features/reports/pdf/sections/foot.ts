import type { ReportData } from '../../report-data.ts'
import { brandName } from './opening.ts'
import { windowName } from '../days.ts'
import { type, hairline, type Paper, sheet, type Setter } from '../../../../pdf/index.ts'
import { isolated } from '../../isolated.ts'

const NOTES_WIDTH = 480
const MOST_NOTES = 8
const BELOW = 28

/** Notes on the cutoff, omissions, and timezone. */
export function notesOf({ footnotes, timezone, window }: ReportData): string {
  const days = footnotes.some((note) => note.includes(timezone)) ? [] : [`Days and times in ${timezone}.`]
  const notes = [...footnotes, ...days].join(' ')
  // The first note explains the cutoff of the last day; the chart refers to it.
  return window.until === null || notes.startsWith('*') ? notes : `* ${notes}`
}

export function footHeight(set: Setter, notes: string): number {
  return 12 + 12 + linesOf(set, notes).length * type.small.line + BELOW
}

/** Drawn on every page once the page count is known. */
export function drawFeet(paper: Paper, notes: string) {
  const { doc, set } = paper
  const pages = paper.pages()
  const lines = linesOf(set, notes)
  const top = sheet.height - BELOW - lines.length * type.small.line
  for (let n = 0; n < pages; n += 1) {
    doc.switchToPage(n)
    doc.markContent('Artifact', { type: 'Pagination' })
    hairline(doc, top - 12)
    lines.forEach((line, at) => set.draw(line, sheet.left, top + at * type.small.line, type.small))
    const place = { x: sheet.right - 190, y: top, width: 190, align: 'right', most: 1 } as const
    paper.say(`Bizamply · Page ${n + 1} of ${pages}`, place, type.smallNumber)
    doc.endMarkedContent()
  }
}

const linesOf = (set: Setter, notes: string) => set.lines(notes, type.small, NOTES_WIDTH, MOST_NOTES)

/** Header of the pages after the first. */
export function drawRunningHead(paper: Paper, data: ReportData): number {
  const y = sheet.top
  const half = (sheet.right - sheet.left) / 2 - 12
  paper.doc.markContent('Artifact', { type: 'Pagination' })
  const whose = `${isolated(brandName(data))}, ${isolated(data.title)}`
  paper.say(whose, { x: sheet.left, y, width: half, most: 1, direction: 'ltr' }, type.small)
  paper.say(windowName(data), { x: sheet.right - half, y, width: half, align: 'right', most: 1 }, type.smallNumber)
  paper.doc.endMarkedContent()
  return y + 16 + 24
}
