import type { ReportData } from '../../report-data.ts'
import { capital, earlierName, grainName, nowName } from '../days.ts'
import { ink, type, type Paper, sheet, drawHeading } from '../../../../pdf/index.ts'
import { count, stars } from '../numbers.ts'
import { drawBarRows } from './bar-rows.ts'
import { drawDoughnut } from './doughnut.ts'
import { drawPlot } from './plot.ts'

const HEIGHT = 172
const PLOT = 112
/** Left edge of the right column. */
export const RIGHT_COLUMN = 518
const LEFT_END = 486

/** Comments over time next to ratings, or one of them at full width. */
export function drawReceived(paper: Paper, data: ReportData) {
  const received = data.sections.includes('received')
  const ratings = data.sections.includes('ratings')
  paper.room(HEIGHT)
  const { y } = paper
  if (received) paper.group('Sect', () => drawSeries(paper, data, ratings ? LEFT_END : sheet.right))
  if (ratings) {
    const x = received ? RIGHT_COLUMN : sheet.left
    paper.group('Sect', () => drawRatings(paper, data, x, received ? sheet.right - x : 430))
  }
  paper.y = y + HEIGHT
}

function drawSeries(paper: Paper, data: ReportData, end: number) {
  const { y } = paper
  const byPlatform = data.chart === 'pie'
  const meta = byPlatform ? 'by platform' : grainName[data.grain]
  drawHeading(paper, { title: 'Received', meta, width: end - sheet.left })
  const box = { x: sheet.left, y: y + 35, width: end - sheet.left - 10, height: PLOT }
  if (byPlatform) {
    const alt = `Donut chart of ${count(data.now.received)} reviews by platform`
    const whole = { ...box, y: y + 28, width: end - sheet.left, height: PLOT + 24 }
    return paper.tag('Figure', () => drawDoughnut(paper, data, whole), alt)
  }
  paper.ornament(() => drawKeys(paper, data, y, end))
  paper.tag('Figure', () => drawPlot(paper, data, box), summary(data))
}

function drawKeys({ doc, set }: Paper, data: ReportData, y: number, end: number) {
  const keys = [
    { name: nowName(data), color: ink.series[0] },
    ...(data.earlierPoints.length > 0 ? [{ name: capital(earlierName(data).replace(/^the /, '')), color: null }] : []),
  ]
  let right = end
  for (const { name, color } of keys.toReversed()) {
    const [line] = set.lines(name, type.small, 160, 1)
    if (!line) continue
    set.draw(line, right - line.width, y + 2, type.small)
    const from = right - line.width - 23
    drawKey(doc, from, y + 10.5, color, data.chart === 'bar')
    right = from - 18
  }
}

/** A line for lines, a square for bars, a dash for the comparison. */
function drawKey(doc: PDFKit.PDFDocument, x: number, y: number, color: string | null, bars: boolean) {
  if (bars && color !== null) return void doc.roundedRect(x + 7, y - 4, 8, 8, 2).fill(color)
  if (color === null) doc.dash(4, { space: 3 })
  doc
    .moveTo(x, y)
    .lineTo(x + 15, y)
    .lineWidth(bars ? 1.5 : 2)
  doc.stroke(color ?? (bars ? ink.second : ink.compare)).undash()
}

function summary({ points, grain, now, before }: ReportData): string {
  const most = points.reduce((top, at) => Math.max(top, at.received), 0)
  const against = before ? `, ${count(before.received)} in the previous period` : ''
  return `Received ${grainName[grain]}: ${count(now.received)} total, peak ${count(most)}${against}`
}

function drawRatings(paper: Paper, { now }: ReportData, x: number, width: number) {
  const { y } = paper
  const mean = now.rating === null ? 'none rated' : `${count(now.rated)} rated`
  drawHeading(paper, { title: 'Ratings', meta: mean, x, width })
  if (now.rated === 0) {
    const at = { x, y: y + 31, width }
    return paper.tag('P', () => void paper.say('No star ratings.', at, { ...type.body, ink: ink.meta }))
  }
  const rows = now.stars.map((value, n) => ({ name: String(n + 1), value })).toReversed()
  const alt = `${rows.map(({ name, value }) => `${name} stars: ${count(value)}`).join(', ')}; average ${now.rating === null ? 'unknown' : stars(now.rating)}`
  const box = { x, y: y + 31, width, names: 18 }
  paper.tag('Figure', () => void drawBarRows(paper, rows, box, ink.star), alt)
}
