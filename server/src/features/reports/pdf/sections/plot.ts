import { area, curveMonotoneX, line } from 'd3-shape'
import type { ReportData } from '../../report-data.ts'
import { pointName } from '../days.ts'
import { ink, type, type Paper } from '../../../../pdf/index.ts'
import { count } from '../numbers.ts'
import { placesThatFit, ticksTo } from '../ticks.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Scale {
  xs: number[]
  yOf: (value: number) => number
  box: Box
}

type Spot = [number, number]

/** Received per point with the earlier window, in a box with numbers on the left and labels below. */
export function drawPlot(paper: Paper, data: ReportData, whole: Box) {
  const { points, earlierPoints } = data
  const most = Math.max(...points.map((at) => at.received), ...earlierPoints.map((at) => at.received))
  const ticks = ticksTo(most)
  const numbers = Math.max(...ticks.map((tick) => paper.set.lines(count(tick), type.micro, 60, 1)[0]?.width ?? 0))
  const box = { ...whole, x: whole.x + numbers + 8, width: whole.width - numbers - 8 }
  const bars = data.chart === 'bar' || points.length === 1
  const slot = box.width / points.length
  const between = points.length > 1 ? box.width / (points.length - 1) : 0
  const scale: Scale = {
    box,
    xs: points.map((_, n) => (bars ? box.x + slot * (n + 0.5) : box.x + between * n)),
    yOf: (value) => box.y + box.height * (1 - value / ticks[2]),
  }
  if (!bars) drawArea(paper.doc, data, scale)
  drawGrid(paper, ticks, scale)
  if (bars) drawBars(paper.doc, data, scale, slot)
  else drawLines(paper.doc, data, scale)
  drawNames(paper, data, scale)
}

function drawGrid({ doc, say }: Paper, ticks: readonly number[], { box, yOf }: Scale) {
  for (const tick of ticks) {
    const y = yOf(tick)
    doc
      .moveTo(box.x, y)
      .lineTo(box.x + box.width, y)
      .lineWidth(1)
    if (tick === 0) doc.undash()
    else doc.dash(3, { space: 3 })
    doc.stroke(ink.line)
    say(count(tick), { x: box.x - 68, y: y - 8, width: 60, align: 'right', most: 1 }, type.micro)
  }
  doc.undash()
}

const spotsOf = (values: readonly { received: number }[], { xs, yOf }: Scale): Spot[] =>
  values.flatMap(({ received }, n): Spot[] => (xs[n] === undefined ? [] : [[xs[n], yOf(received)]]))

const curve = (spots: Spot[]): string => line().curve(curveMonotoneX)(spots) ?? ''

function drawArea(doc: PDFKit.PDFDocument, { points }: ReportData, scale: Scale) {
  const spots = spotsOf(
    points.filter((at) => !at.open),
    scale,
  )
  if (spots.length < 2) return
  const { box } = scale
  const shade = doc.linearGradient(0, box.y, 0, box.y + box.height)
  shade.stop(0, ink.area[0]).stop(1, ink.area[1])
  const path = area<Spot>()
    .x(([x]) => x)
    .y0(box.y + box.height)
    .y1(([, y]) => y)
    .curve(curveMonotoneX)(spots)
  if (path) doc.path(path).fill(shade)
}

function drawLines(doc: PDFKit.PDFDocument, { points, earlierPoints }: ReportData, scale: Scale) {
  const earlier = spotsOf(earlierPoints, scale)
  const closed = points.findIndex((at) => at.open)
  const whole = closed < 0 ? points.length : closed
  doc.lineJoin('round').lineCap('butt')
  strokePath(doc, curve(earlier.slice(0, whole)), ink.compare, 1.5, [4, 3])
  strokePath(doc, curve(earlier.slice(Math.max(whole - 1, 0))), ink.compare, 1.5, [1.5, 3])
  const spots = spotsOf(points, scale)
  strokePath(doc, curve(spots.slice(0, whole)), ink.series[0], 2)
  if (whole === points.length) return
  strokePath(doc, curve(spots.slice(Math.max(whole - 1, 0))), ink.series[0], 2, [2, 3.5])
  const last = spots.at(-1)
  if (last) doc.circle(last[0], last[1], 3.5).lineWidth(2).undash().fillAndStroke(ink.paper, ink.series[0])
}

function strokePath(doc: PDFKit.PDFDocument, path: string, color: string, width: number, dashes?: [number, number]) {
  if (path === '' || (!path.includes('C') && !path.includes('L'))) return
  if (dashes) doc.dash(dashes[0], { space: dashes[1] })
  else doc.undash()
  doc.path(path).lineWidth(width).stroke(color)
  doc.undash()
}

function drawBars(
  doc: PDFKit.PDFDocument,
  { points, earlierPoints }: ReportData,
  { xs, yOf, box }: Scale,
  slot: number,
) {
  const width = Math.min(slot * 0.62, 36)
  const floor = box.y + box.height
  points.forEach(({ received, open }, n) => {
    const x = (xs[n] ?? 0) - width / 2
    const height = floor - yOf(received)
    if (height > 0 && open) {
      doc
        .rect(x + 0.75, floor - height + 0.75, width - 1.5, height - 1.5)
        .lineWidth(1.5)
        .dash(2, { space: 2 })
      doc.fillAndStroke('#d4dffa', ink.series[0]).undash()
    } else if (height > 0) drawBar(doc, x, floor - height, width, height)
    const before = earlierPoints[n]
    if (!before) return
    const y = yOf(before.received)
    const reach = Math.min(slot * 0.44, width / 2 + 5)
    const at: [number, number] = [(xs[n] ?? 0) - reach, (xs[n] ?? 0) + reach]
    doc.moveTo(at[0], y).lineTo(at[1], y).lineWidth(4).stroke(ink.paper)
    doc.moveTo(at[0], y).lineTo(at[1], y).lineWidth(1.5).dash(4, { space: 2 }).stroke(ink.second).undash()
  })
}

function drawBar(doc: PDFKit.PDFDocument, x: number, y: number, width: number, height: number) {
  const round = Math.min(3, width / 2, height)
  doc
    .moveTo(x, y + height)
    .lineTo(x, y + round)
    .quadraticCurveTo(x, y, x + round, y)
  doc.lineTo(x + width - round, y).quadraticCurveTo(x + width, y, x + width, y + round)
  doc
    .lineTo(x + width, y + height)
    .closePath()
    .fill(ink.series[0])
}

function drawNames({ set }: Paper, { points, grain, timezone }: ReportData, { xs, box }: Scale) {
  const lines = points.map((at) => {
    const name = pointName(at, grain, points.length, timezone)
    return set.lines(at.open ? `${name}*` : name, type.micro, 100, 1)[0]
  })
  const places = lines.map((name, n) => {
    const width = name?.width ?? 0
    const from = Math.min(Math.max((xs[n] ?? 0) - width / 2, box.x), box.x + box.width - width)
    return { from, to: from + width }
  })
  for (const n of placesThatFit(places)) {
    const name = lines[n]
    if (name) set.draw(name, places[n]?.from ?? box.x, box.y + box.height + 7, type.micro)
  }
}
