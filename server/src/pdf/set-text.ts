import type { Part } from './split-graphemes.ts'
import { cutLines, type Sign } from './cut-lines.ts'
import { type Face, faceFor, hanOf, type Weight } from './fonts.ts'
import type { Han } from './rare-glyphs.ts'
import { asLaid, type Direction, fromTheLeft } from './reading-order.ts'
import { signsOf } from './split-graphemes.ts'

/** Sizes in px of the page. */
export interface Style {
  size: number
  line: number
  weight: Weight
  ink: string
  /** Tabular digits. */
  tabular?: boolean
}

/** Characters of one face and one direction in one line. */
interface Run {
  text: string
  face: Face
  marked: boolean
  level: number
  width: number
}
export interface Line {
  /** In visual order, from the left. */
  runs: Run[]
  width: number
  /** The whole text is right to left. */
  turned: boolean
}

export interface Setter {
  /**
   * Cleaned, set in faces that have its characters, and broken into lines of `width`; characters without a face are
   * left out.
   */
  lines: (text: string | Part[], style: Style, width: number, most?: number, direction?: Direction) => Line[]
  draw: (line: Line, x: number, y: number, style: Style, soft?: string) => void
}

export function createSetter(doc: PDFKit.PDFDocument): Setter {
  const known = new Map<string, number>()
  const chosen = new Map<string, Face | null>()
  const face: FaceOf = (sign, weight, han) => {
    const key = `${weight}${han}${sign}`
    const cached = chosen.get(key)
    const found = cached === undefined ? faceFor(sign, weight, han) : cached
    chosen.set(key, found)
    return found
  }

  const registered = new Set<string>()
  const use = (font: Face, size: number) => {
    if (!registered.has(font.name)) doc.registerFont(font.name, font.read())
    registered.add(font.name)
    return doc.font(font.name).fontSize(size)
  }

  const widthOf = ({ face, text, level }: Bare, style: Style): number => {
    const key = `${face.name} ${style.size} ${style.tabular ?? false} ${level % 2} ${text}`
    const width =
      known.get(key) ?? use(face, style.size).widthOfString(laid({ text, face, level }), spacing(style, face))
    known.set(key, width)
    // pdfkit adds letter spacing between letters only, so it is added between a line's runs here.
    return width + tracking(style, face)
  }

  return {
    lines(text, style, width, most = Number.POSITIVE_INFINITY, direction = 'auto') {
      const parts = typeof text === 'string' ? [{ text }] : text
      const han = hanOf(parts.map((part) => part.text).join(''))
      const faceOf = (sign: string) => face(sign, style.weight, han)
      const { signs, own } = signsOf(parts, mostSigns(width, most, style), direction, (sign) => faceOf(sign) !== null)
      const widthOfAll = (some: readonly Sign[]) =>
        runsOf(some, faceOf).reduce((sum, run) => sum + widthOf(run, style), 0)
      return cutLines(signs, { widthOf: widthOfAll, width, most, own }).map((line) => {
        const runs = fromTheLeft(runsOf(line, faceOf)).map((run) => ({ ...run, width: widthOf(run, style) }))
        return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), turned: own % 2 === 1 }
      })
    },
    draw(line, x, y, style, soft) {
      const base = y + style.line / 2 + style.size * (ASCENT - (ASCENT + DESCENT) / 2)
      let at = x
      if (soft) for (const { from, width } of marksOf(line)) highlight(doc, x + from, base, width, style, soft)
      for (const run of line.runs) {
        use(run.face, style.size).fillColor(style.ink)
        const how = { lineBreak: false, baseline: 'alphabetic', ...spacing(style, run.face) } as const
        doc.text(laid(run), at, base, how)
        at += run.width
      }
    },
  }
}

type FaceOf = (sign: string, weight: Weight, han: Han) => Face | null

// Of Geist; other faces share its baseline.
const ASCENT = 0.92
const DESCENT = 0.22

const tracking = ({ size }: Style, { shaped }: Face): number => (shaped ? 0 : size * (size >= 20 ? -0.014 : -0.003))

function spacing(style: Style, face: Face): PDFKit.Mixins.TextOptions {
  const characterSpacing = tracking(style, face)
  // Without a list of features, pdfkit lays out word by word from the left.
  if (face.shaped) return { characterSpacing, features: [] }
  return style.tabular ? { characterSpacing, features: ['tnum'] } : { characterSpacing }
}

/** No character is narrower than a seventh of its size, so an endless text isn't measured to its end. */
const mostSigns = (width: number, lines: number, { size }: Style): number =>
  Math.min(20_000, Math.ceil((lines * width * 7) / size) + 50)

const nonJoiner = '\u200c'

type Bare = Omit<Run, 'width'>

const laid = ({ text, face, level }: Pick<Run, 'text' | 'face' | 'level'>): string =>
  asLaid(face.covers.has(0x200c) ? text : text.replaceAll(nonJoiner, ''), level)

function runsOf(signs: readonly Sign[], faceOf: (sign: string) => Face | null): Bare[] {
  const runs: Bare[] = []
  for (const { text, marked, level } of signs) {
    const last = runs.at(-1)
    const face = text === ' ' && last?.face.covers.has(0x20) ? last.face : faceOf(text)
    if (face === null) continue
    const follows = last && last.face === face && last.marked === marked && last.level === level
    // Parts that must not join become separate runs: not every font has the non-joiner.
    if (follows && !last.text.endsWith(nonJoiner)) last.text += text
    else runs.push({ text, face, marked, level })
  }
  return runs
}

function marksOf(line: Line): { from: number; width: number }[] {
  const marks: { from: number; width: number }[] = []
  let at = 0
  let wasMarked = false
  for (const run of line.runs) {
    const last = marks.at(-1)
    if (run.marked && wasMarked && last) last.width += run.width
    else if (run.marked) marks.push({ from: at, width: run.width })
    wasMarked = run.marked
    at += run.width
  }
  return marks
}

function highlight(doc: PDFKit.PDFDocument, x: number, base: number, width: number, { size }: Style, soft: string) {
  doc.roundedRect(x - 1.5, base - size * 1.02, width + 3, size * 1.34, 3).fill(soft)
}
