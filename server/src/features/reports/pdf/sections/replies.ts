import type { ReportData } from '../../report-data.ts'
import { ink, type, type Paper, sheet, drawHeading } from '../../../../pdf/index.ts'
import { count, hours, percent } from '../numbers.ts'
import { drawBarRows } from './bar-rows.ts'
import { RIGHT_COLUMN } from './received.ts'

const HEIGHT = 146
const LEFT_WIDTH = 300
const WAITS_X = RIGHT_COLUMN - 98

/** How many comments were answered, and how fast. */
export function drawReplies(paper: Paper, { replies }: ReportData) {
  paper.room(HEIGHT)
  const { y } = paper
  const { sent, drafts, pending, answered, responseHours } = replies
  const parts = [
    { name: 'Sent', value: sent, color: ink.series[1] },
    { name: 'Draft', value: drafts, color: ink.series[4] },
    { name: 'Pending', value: pending, color: ink.series[2] },
  ]
  const total = sent + drafts + pending
  const meta = `${count(total)} ${total === 1 ? 'review' : 'reviews'} by status`
  drawHeading(paper, { title: 'Replies', meta, width: LEFT_WIDTH })
  const states = parts.map(({ name, value }) => `${name} ${count(value)}`).join(', ')
  paper.tag('Figure', () => drawStates(paper, parts, y + 34), states)
  const base = `${count(answered)} ${answered === 1 ? 'reply' : 'replies'}`
  const mean = responseHours === null ? 'no replies yet' : `${hours(responseHours)} average, ${base}`
  const width = sheet.right - WAITS_X
  drawHeading(paper, { title: 'Response Time', meta: mean, x: WAITS_X, width, y })
  paper.y = y + HEIGHT
  if (answered === 0) return
  const rows = waitNames.map((name, n) => ({ name, value: replies.waits[n] ?? 0 }))
  const box = { x: WAITS_X, y: y + 31, width, names: 92 }
  const alt = rows.map(({ name, value }) => `${name} ${count(value)}`).join(', ')
  paper.tag('Figure', () => void drawBarRows(paper, rows, box, ink.series[0]), alt)
}

const waitNames = ['Under 1 hour', '1 to 4 hours', '4 to 12 hours', 'Over 12 hours'] as const

interface State {
  name: string
  value: number
  color: string
}

function drawStates({ doc, say }: Paper, parts: readonly State[], y: number) {
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  doc.save()
  doc.roundedRect(sheet.left, y, LEFT_WIDTH, 12, 4).clip()
  doc.rect(sheet.left, y, LEFT_WIDTH, 12).fill(ink.track)
  let x: number = sheet.left
  for (const { value, color } of parts) {
    const width = total > 0 ? (LEFT_WIDTH * value) / total : 0
    if (width > 0) doc.rect(x, y, Math.max(width - 1.5, 1), 12).fill(color)
    x += width
  }
  doc.restore()
  parts.forEach(({ name, value, color }, n) => {
    const row = y + 24 + n * 24
    const right = sheet.left + LEFT_WIDTH
    doc.roundedRect(sheet.left, row + 6, 8, 8, 2).fill(color)
    say(name, { x: sheet.left + 18, y: row, width: 150, most: 1 }, type.body)
    say(count(value), { x: right - 110, y: row, width: 62, align: 'right', most: 1 }, type.number)
    const share = total > 0 ? percent(value / total) : ''
    say(share, { x: right - 40, y: row + 2.35, width: 40, align: 'right', most: 1 }, type.smallNumber)
  })
}
