import { arc, pie } from 'd3-shape'
import type { ReportData } from '../../report-data.ts'
import { ink, type, type Paper } from '../../../../pdf/index.ts'
import { drawPlatform } from '../platform-logos.ts'
import { count, percent } from '../numbers.ts'
import { platformName } from '../words.ts'
import type { Box } from './plot.ts'

/** Received by platform: a ring with the total in its center and a legend with the numbers. */
export function drawDoughnut(paper: Paper, data: ReportData, box: Box) {
  const parts = partsOf(data)
  const total = parts.reduce((sum, part) => sum + part.received, 0)
  const radius = Math.min(box.height / 2, 66)
  const middle = { x: box.x + radius, y: box.y + box.height / 2 }
  drawRing(paper.doc, parts, middle, radius)
  paper.say(
    count(data.now.received),
    { x: middle.x - radius, y: middle.y - 18, width: radius * 2, align: 'center', most: 1 },
    { ...type.figure, line: 24 },
  )
  paper.say(
    'received',
    { x: middle.x - radius, y: middle.y + 5, width: radius * 2, align: 'center', most: 1 },
    { ...type.micro },
  )
  drawLegend(paper, parts, total, {
    x: box.x + radius * 2 + 36,
    y: middle.y - (parts.length * ROW) / 2,
    width: Math.min(box.width - radius * 2 - 36, 300),
    height: parts.length * ROW,
  })
}

const ROW = 24

interface Slice {
  name: string
  platform: ReportData['platforms'][number]['platform'] | null
  received: number
  color: string
}

function partsOf({ platforms }: ReportData): Slice[] {
  const sorted = platforms.filter((one) => one.received > 0).toSorted((a, b) => b.received - a.received)
  const kept = sorted.length > ink.series.length ? sorted.slice(0, ink.series.length - 1) : sorted
  const rest = sorted.slice(kept.length).reduce((sum, one) => sum + one.received, 0)
  const slices: Slice[] = kept.map(({ platform, received }, n) => ({
    name: platformName[platform],
    platform,
    received,
    color: ink.series[n] ?? ink.compare,
  }))
  return rest > 0 ? [...slices, { name: 'Other', platform: null, received: rest, color: ink.compare }] : slices
}

function drawRing(doc: PDFKit.PDFDocument, parts: Slice[], middle: { x: number; y: number }, radius: number) {
  const shape = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(radius - 16)
    .outerRadius(radius)
  const angles = pie<Slice>()
    .sort(null)
    .value((part) => part.received)
    .padAngle(parts.length > 1 ? 0.02 : 0)(parts)
  doc.save()
  doc.translate(middle.x, middle.y)
  for (const angle of angles) {
    const path = shape(angle)
    if (path) doc.path(path).fill(angle.data.color, 'even-odd')
  }
  doc.restore()
}

function drawLegend({ doc, say }: Paper, parts: Slice[], total: number, box: Box) {
  parts.forEach(({ name, platform, received, color }, n) => {
    const y = box.y + n * ROW + 2
    doc.roundedRect(box.x, y + 6, 8, 8, 2).fill(color)
    if (platform) drawPlatform(doc, platform, box.x + 18, y + 4, 12)
    const left = box.x + 18 + (platform ? 20 : 0)
    const right = box.x + box.width
    say(name, { x: left, y, width: right - 100 - left, most: 1 }, type.body)
    say(count(received), { x: right - 100, y, width: 52, align: 'right', most: 1 }, type.number)
    say(percent(received / total), { x: right - 44, y: y + 2.35, width: 44, align: 'right', most: 1 }, type.smallNumber)
  })
}
