import { type } from './styles.ts'
import { hairline, type Paper, sheet } from './paper.ts'
import { drawHeading } from './heading.ts'

export interface Column {
  name: string
  /** Its right edge; the first column is aligned left, all others right. */
  right: number
}

export interface Cell {
  text: string
  ink?: string
  /** A smaller figure to the right of it, in its own lane. */
  figure?: { text: string; ink: string }
}

export interface Table {
  title: string
  meta: string
  columns: readonly Column[]
  rows: readonly Cell[][]
}

const TITLE = 28
const SHORT = 320
const LANE = 48

/** A table that never splits a row and repeats its header on every page. */
export function drawTable(paper: Paper, { title, meta, columns, rows }: Table) {
  const { head, row: least } = paper.spacing
  const heights = rows.map((row) => heightOf(paper, row, columns))
  const whole = heights.reduce((sum, height) => sum + height, 0)
  // A short table stays on one page; a long one needs room for its first row.
  paper.room(TITLE + head + (whole <= SHORT ? whole : (heights[0] ?? 0)) + 1)
  paper.y += drawHeading(paper, { title, meta }) + 8
  paper.group('Table', () => {
    drawHead(paper, columns)
    rows.forEach((row, n) => {
      const height = heights[n] ?? least
      const pages = paper.pages()
      paper.room(height + 1)
      if (paper.pages() > pages) drawHead(paper, columns)
      drawRow(paper, row, columns, height)
    })
    paper.ornament(() => hairline(paper.doc, paper.y))
  })
}

function drawHead(paper: Paper, columns: readonly Column[]) {
  const { y, spacing } = paper
  paper.ornament(() => hairline(paper.doc, y))
  paper.group('TR', () => {
    columns.forEach(({ name, right }, n) => {
      const at = n === 0 ? { x: sheet.left, width: right - sheet.left } : { x: right - 120, width: 120 }
      const align = n === 0 ? 'left' : 'right'
      paper.tag('TH', () => void paper.say(name, { ...at, y: y + (spacing.head - 16) / 2, align, most: 1 }, type.small))
    })
  })
  paper.y += spacing.head
}

const nameWidth = ([first]: readonly Column[]): number => (first?.right ?? sheet.right) - sheet.left

function heightOf({ set, spacing }: Paper, row: readonly Cell[] | undefined, columns: readonly Column[]): number {
  const lines = set.lines(row?.[0]?.text ?? '', type.strong, nameWidth(columns), 2).length
  return spacing.row + Math.max(lines - 1, 0) * 18
}

function drawRow(paper: Paper, row: readonly Cell[], columns: readonly Column[], height: number) {
  const { y } = paper
  const top = y + (paper.spacing.row - 20) / 2
  paper.ornament(() => hairline(paper.doc, y))
  paper.group('TR', () => {
    row.forEach(({ text, ink, figure }, n) => {
      const right = columns[n]?.right ?? sheet.right
      paper.tag('TD', () => {
        if (n === 0) {
          const at = { x: sheet.left, y: top + 0.75, width: nameWidth(columns), most: 2 }
          return void paper.say(text, at, { ...type.strong, line: 18.5 })
        }
        const edge = figure ? right - LANE + 12 : right
        const style = { ...type.number, ...(ink ? { ink } : {}) }
        paper.say(text, { x: edge - 90, y: top, width: 90, align: 'right', most: 1 }, style)
        if (!figure) return
        const lane = { x: right - LANE, y: top + 2.7, width: LANE, align: 'right', most: 1 } as const
        paper.say(figure.text, lane, { ...type.micro, ink: figure.ink })
      })
    })
  })
  paper.y += height
}
