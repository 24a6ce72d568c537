import { buffer } from 'node:stream/consumers'
import type { ReportData } from '../report-data.ts'
import { withinName } from './days.ts'
import { airy, openPaper, type Paper, sheet, type Spacing, tight, cleanText } from '../../../pdf/index.ts'
import { drawCredits } from './sections/credits.ts'
import { drawFigures } from './sections/figures.ts'
import { drawFeet, drawRunningHead, footHeight, notesOf } from './sections/foot.ts'
import { drawOpening } from './sections/opening.ts'
import { drawProducts } from './sections/products.ts'
import { drawReceived } from './sections/received.ts'
import { drawReplies } from './sections/replies.ts'
import { drawTopics } from './sections/topics.ts'

/** A4 pages with real text and embedded fonts, for merchants to forward. */
export async function renderReportPdf(data: ReportData): Promise<Buffer> {
  const notes = notesOf(data)
  const paper = drawWithin(data, notes)
  const file = buffer(paper.doc)
  drawFeet(paper, notes)
  paper.doc.end()
  return file
}

/** Reduces spacing if that saves a nearly empty page. */
function drawWithin(data: ReportData, notes: string): Paper {
  const paper = drawBody(data, notes, airy)
  if (paper.pages() === 1 || paper.y > sheet.height / 2) return paper
  const closer = drawBody(data, notes, tight)
  return closer.pages() < paper.pages() ? closer : paper
}

function drawBody(data: ReportData, notes: string, spacing: Spacing): Paper {
  const paper = openPaper({
    spacing,
    title: cleanText(`${data.title}, ${data.brand.name}`),
    author: cleanText(data.brand.name),
    madeAt: data.madeAt,
    foot: (set) => footHeight(set, notes),
    head: (page) => drawRunningHead(page, data),
  })
  const empty = data.now.received === 0
  drawOpening(paper, data, empty ? `No reviews ${withinName(data)}.` : data.sentences.join(' '))
  for (const draw of empty ? emptyBlocks(data) : blocks(data)) {
    paper.y += spacing.between
    paper.group('Sect', () => draw(paper))
  }
  return paper
}

type Block = (paper: Paper) => void

function blocks(data: ReportData): Block[] {
  const { sections, credits } = data
  const series: Block | null =
    sections.includes('received') || sections.includes('ratings') ? (paper) => drawReceived(paper, data) : null
  return [
    sections.includes('figures') ? (paper: Paper) => drawFigures(paper, data) : null,
    series,
    sections.includes('topics') ? (paper: Paper) => drawTopics(paper, data) : null,
    sections.includes('products') ? (paper: Paper) => drawProducts(paper, data) : null,
    sections.includes('replies') ? (paper: Paper) => drawReplies(paper, data) : null,
    sections.includes('credits') && credits ? (paper: Paper) => drawCredits(paper, data, credits) : null,
  ].filter((block) => block !== null)
}

/** Without comments, only credits are shown. */
function emptyBlocks(data: ReportData): Block[] {
  const { credits } = data
  const spent = data.sections.includes('credits') && credits !== null && credits.used > 0
  return spent ? [(paper) => drawCredits(paper, data, credits)] : []
}
