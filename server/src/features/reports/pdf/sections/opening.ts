import { ink, type, type Paper, sheet, type Direction, unreadable } from '../../../../pdf/index.ts'
import { tiles } from '../platform-colors.ts'
import { drawLogo } from '../logo.ts'
import { windowName } from '../days.ts'
import type { ReportData } from '../../report-data.ts'
import { listed } from '../words.ts'
import { isolated } from '../../isolated.ts'

/** Title, origin, period, and summary sentences. */
export function drawOpening(paper: Paper, data: ReportData, sentences: string) {
  drawBrand(paper, data)
  const width = sheet.right - sheet.left
  paper.y = sheet.top + TILE + 22
  paper.tag('P', () => {
    paper.y += paper.say(
      data.title,
      { x: sheet.left, y: paper.y, width, most: 2 },
      { ...type.strong, line: 18, ink: ink.accent },
    )
  })
  paper.tag('H1', () => {
    paper.y += paper.say(windowName(data), { x: sheet.left, y: paper.y, width, most: 2 }, type.title)
  })
  drawNote(paper, data.description, 'auto')
  drawNote(paper, coverage(data), 'ltr')
  paper.y += 7
  paper.tag('P', () => {
    const at = { x: sheet.left, y: paper.y, width: 626, most: 8, direction: 'ltr' } as const
    paper.y += paper.say(sentences, at, type.lead)
  })
}

/** The brand's name, or a placeholder if our fonts lack its letters. */
export const brandName = (data: ReportData): string => (unreadable(data.brand.name) ? 'Your brand' : data.brand.name)

function drawBrand(paper: Paper, data: ReportData) {
  const { doc } = paper
  const y = sheet.top
  paper.ornament(() => drawTile(paper, data, sheet.left, y))
  const made = paper.set.lines(data.made, type.small, 430, 1)[0]
  const madeWidth = made?.width ?? 0
  const width = sheet.right - sheet.left - 38 - madeWidth - 24
  paper.tag('P', () => {
    paper.say(brandName(data), { x: sheet.left + 38, y: y + 4, width, most: 1 }, type.brand)
  })
  paper.tag('P', () => {
    if (made) paper.set.draw(made, sheet.right - madeWidth, y + 6, type.small)
  })
  doc.undash()
}

const TILE = 28

function drawTile({ doc, say }: Paper, data: ReportData, x: number, y: number) {
  const { logo } = data.brand
  if (logo && drawLogo(doc, logo, x, y, TILE)) return
  const name = brandName(data)
  doc.roundedRect(x, y, TILE, TILE, 6).fill(tileOf(name))
  say(initial(name), { x, y: y + 4, width: TILE, align: 'center', most: 1 }, { ...type.heading, ink: ink.paper })
}

function tileOf(name: string): string {
  const sum = Array.from(name).reduce((so, letter) => (so * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0)
  return tiles[sum % tiles.length] ?? tiles[0]
}

const initial = (name: string): string => name.match(/[\p{L}\p{N}]/u)?.[0].toLocaleUpperCase('en') ?? '·'

/** The merchant's note, or what the report leaves out. */
function drawNote(paper: Paper, text: string, direction: Direction) {
  if (text.trim() === '') return
  paper.tag('P', () => {
    const at = { x: sheet.left, y: paper.y + 2, width: 626, most: 4, direction }
    paper.y += paper.say(text, at, { ...type.body, ink: ink.meta })
  })
}

function coverage({ filter }: ReportData): string {
  const from = filter.platforms.length > 0 ? ` from ${listed(filter.platforms, 8)}` : ''
  const of = filter.products.length > 0 ? ` of ${listed(filter.products.map(isolated))}` : ''
  return from || of ? `Only reviews${of}${from}.` : ''
}
