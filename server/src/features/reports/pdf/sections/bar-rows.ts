import { ink, type, type Paper } from '../../../../pdf/index.ts'
import { count, percent } from '../numbers.ts'

export interface BarRow {
  name: string
  value: number
}

const ROW = 26

/** Rows of name, bar, count, and share, scaled to the longest bar. */
export function drawBarRows({ doc, say }: Paper, rows: readonly BarRow[], box: Box, color: string) {
  const most = Math.max(...rows.map((row) => row.value), 1)
  const total = rows.reduce((sum, row) => sum + row.value, 0)
  const left = box.x + box.names
  const width = box.width - box.names - 84
  const right = box.x + box.width
  rows.forEach(({ name, value }, n) => {
    const y = box.y + n * ROW
    say(name, { x: box.x, y: y + 2.35, width: box.names - 8, most: 1 }, type.smallNumber)
    doc.roundedRect(left, y + 6, width, 8, 4).fill(ink.track)
    if (value > 0) doc.roundedRect(left, y + 6, Math.max((width * value) / most, 8), 8, 4).fill(color)
    say(count(value), { x: right - 80, y, width: 38, align: 'right', most: 1 }, type.number)
    const share = total > 0 ? percent(value / total) : ''
    say(share, { x: right - 40, y: y + 2.35, width: 40, align: 'right', most: 1 }, type.smallNumber)
  })
  return rows.length * ROW
}

interface Box {
  x: number
  y: number
  width: number
  /** Width of the names. */
  names: number
}
