import { earlierName } from '../days.ts'
import { ink, type, type Paper, sheet } from '../../../../pdf/index.ts'
import {
  type Change,
  changeOfCount,
  changeOfHours,
  changeOfShare,
  changeOfStars,
  count,
  hours,
  percent,
  stars,
} from '../numbers.ts'
import type { ReportData } from '../../report-data.ts'

const HEIGHT = 87

/** Four figures in a box, each with its change and breakdown. */
export function drawFigures(paper: Paper, data: ReportData) {
  paper.room(HEIGHT)
  const { doc, y } = paper
  const cells = cellsOf(data)
  const width = (sheet.right - sheet.left) / cells.length
  paper.ornament(() => {
    doc.roundedRect(sheet.left + 0.5, y + 0.5, sheet.right - sheet.left - 1, HEIGHT - 1, 10)
    for (let n = 1; n < cells.length; n += 1) {
      doc.moveTo(sheet.left + n * width, y + 0.5).lineTo(sheet.left + n * width, y + HEIGHT - 0.5)
    }
    doc.lineWidth(1).undash().stroke(ink.line)
  })
  cells.forEach((cell, n) => paper.tag('P', () => drawCell(paper, cell, sheet.left + n * width + 16, width - 24)))
  paper.y += HEIGHT
}

interface Cell {
  label: string
  value: string | null
  change: Change | null
  /** 1 if more is better. */
  better: 1 | -1
  base: string
}

function cellsOf(data: ReportData): Cell[] {
  const { now, before } = data
  return [
    {
      label: 'Reviews and comments',
      value: count(now.received),
      change: changeOfCount(now.received, before?.received ?? null),
      better: 1,
      base: before ? `${count(before.received)} ${earlierName(data)}` : 'nothing to compare with',
    },
    {
      label: 'Response Rate',
      value: now.handledRate === null ? null : percent(now.handledRate),
      change: changeOfShare(now.handledRate, before?.handledRate ?? null),
      better: 1,
      base: `${count(now.sent)} sent, ${count(now.draft)} drafted`,
    },
    {
      label: 'Average Rating',
      value: now.rating === null ? null : stars(now.rating),
      change: changeOfStars(now.rating, before?.rating ?? null),
      better: 1,
      base: `${count(now.rated)} rated`,
    },
    {
      label: 'Response Time',
      value: now.responseHours === null ? null : hours(now.responseHours),
      change: changeOfHours(now.responseHours, before?.responseHours ?? null),
      better: -1,
      base: `based on ${count(now.answered)} ${now.answered === 1 ? 'reply' : 'replies'}`,
    },
  ]
}

function drawCell(paper: Paper, { label, value, change, better, base }: Cell, x: number, width: number) {
  const { set, y } = paper
  paper.say(label, { x, y: y + 13, width, most: 1 }, type.small)
  const [line] = set.lines(
    value ?? 'No data',
    value ? type.figure : { ...type.figure, size: 14, ink: ink.meta },
    width,
    1,
  )
  if (line) set.draw(line, x, y + 31, value ? type.figure : { ...type.figure, size: 14, ink: ink.meta })
  if (line && change) {
    const at = { x: x + line.width + 9, y: y + 40.15, width: width - line.width - 9, most: 1 }
    paper.say(change.text, at, { ...type.micro, ink: inkOf(change, better) })
  }
  paper.say(base, { x, y: y + 59, width, most: 1 }, type.smallNumber)
}

/** Color by better or worse, not by sign. */
export function inkOf({ way }: Change, better: 1 | -1): string {
  if (way === 0) return ink.meta
  return way === better ? ink.better : ink.worse
}
