import PDFDocument from 'pdfkit'
import { ink } from './styles.ts'
import type { Direction } from './reading-order.ts'
import { createSetter, type Line, type Setter, type Style } from './set-text.ts'
import type { Part } from './split-graphemes.ts'

/** A4 in px, as on screens; a px is 3/4 of a PDF point. */
export const sheet = { width: 793.7, height: 1122.5, left: 56, right: 737.7, top: 44 } as const

/** Spacing in px. */
export interface Spacing {
  between: number
  row: number
  head: number
  /** The minimum height of a topic. */
  topic: number
}
export const airy: Spacing = { between: 22, row: 32, head: 29, topic: 74 }
export const tight: Spacing = { between: 14, row: 27, head: 25, topic: 66 }

/** Pages that are filled from top to bottom. */
export interface Paper {
  doc: PDFKit.PDFDocument
  set: Setter
  spacing: Spacing
  /** Where the next block begins. */
  y: number
  /** Starts a new page if `height` doesn't fit on this one. */
  room: (height: number) => void
  /** One tagged element for screen readers; `draw` stays on one page. */
  tag: (name: Tag, draw: () => void, alt?: string) => void
  /** Nested elements. */
  group: (name: Group, body: () => void) => void
  /** Content that screen readers skip. */
  ornament: (draw: () => void) => void
  /** Draws a text and returns its height. */
  say: (text: string | Part[], at: At, style: Style) => number
  pages: () => number
}

export interface At {
  x: number
  y: number
  width: number
  /** Maximum number of lines. */
  most?: number
  /** `start` is the side where the text's reading direction begins. */
  align?: 'left' | 'right' | 'center' | 'start'
  direction?: Direction
  /** Background of marked parts. */
  soft?: string
}

type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'TH' | 'TD' | 'BlockQuote' | 'Note'
type Group = 'Sect' | 'Table' | 'TR'

export interface PaperInput {
  title: string
  author: string
  madeAt: Date
  spacing?: Spacing
  /** Height of the footer on every page. */
  foot: (set: Setter) => number
  /** Draws the header of every page but the first, and returns where the body begins. */
  head: (paper: Paper) => number
}

export function openPaper({ title, author, madeAt, spacing = airy, foot, head }: PaperInput): Paper {
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Bizamply', CreationDate: madeAt, ModDate: madeAt },
  })
  const set = createSetter(doc)
  const bottom = sheet.height - foot(set)
  let parent = doc.struct('Document')
  doc.addStructure(parent)
  const paper: Paper = {
    doc,
    set,
    spacing,
    y: sheet.top,
    room(height) {
      if (paper.y + height <= bottom) return
      doc.undash()
      turn(doc)
      paper.y = head(paper)
    },
    tag(name, draw, alt) {
      const element = doc.struct(name, alt === undefined ? {} : { alt }, draw)
      parent.add(element)
      element.end()
    },
    group(name, body) {
      const outer = parent
      const element = doc.struct(name)
      outer.add(element)
      parent = element
      body()
      parent = outer
      element.end()
    },
    ornament(draw) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    say: (text, at, style) => say(set, text, at, style),
    pages: () => doc.bufferedPageRange().count,
  }
  turn(doc)
  return paper
}

export function say(set: Setter, text: string | Part[], at: At, style: Style): number {
  const lines = set.lines(text, style, at.width, at.most, at.direction)
  lines.forEach((line, n) => set.draw(line, startOf(line, at), at.y + n * style.line, style, at.soft))
  return lines.length * style.line
}

export function hairline(doc: PDFKit.PDFDocument, y: number, from: number = sheet.left, to: number = sheet.right) {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(1).undash().stroke(ink.line)
}

function startOf({ width, turned }: Line, { x, width: room, align }: At): number {
  if (align === 'right' || (align === 'start' && turned)) return x + room - width
  return align === 'center' ? x + (room - width) / 2 : x
}

function turn(doc: PDFKit.PDFDocument) {
  doc.addPage({ size: 'A4', margin: 0 })
  doc.scale(0.75)
}
