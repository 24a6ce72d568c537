import { cleanText } from './clean-text.ts'
import { cutLines, type Sign } from './cut-lines.ts'
import { type Face, faceFor, type Han, hanOf, type Weight } from './fonts.ts'

/** Sizes in px of the page. */
export interface Style {
  size: number
  line: number
  weight: Weight
  ink: string
  /** Digits of one width. */
  tabular?: boolean
}

export interface Part {
  text: string
  marked?: boolean
}

/** Signs of one face in one line. */
interface Run {
  text: string
  face: Face
  marked: boolean
  width: number
}
export interface Line {
  runs: Run[]
  width: number
}

export interface Setter {
  /** Cleaned, set in faces that have its signs, and cut to lines of `width`; signs that no face has are left out. */
  lines: (text: string | Part[], style: Style, width: number, most?: number) => Line[]
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

  const widthOf = (face: Face, text: string, style: Style): number => {
    const key = `${face.name} ${style.size} ${style.tabular ?? false} ${text}`
    const width = known.get(key) ?? use(face, style.size).widthOfString(text, spacing(style))
    known.set(key, width)
    // pdfkit counts the tracking between letters only; runs of one line follow each other with it.
    return width + tracking(style)
  }

  return {
    lines(text, style, width, most = Number.POSITIVE_INFINITY) {
      const parts = typeof text === 'string' ? [{ text }] : text
      const han = hanOf(parts.map((part) => part.text).join(''))
      const signs = signsOf(parts, mostSigns(width, most, style), (sign) => face(sign, style.weight, han) !== null)
      const measure = (some: readonly Sign[]) =>
        runsOf(some, (sign) => face(sign, style.weight, han)).reduce(
          (sum, run) => sum + widthOf(run.face, run.text, style),
          0,
        )
      return cutLines(signs, measure, width, most).map((line) => {
        const runs = runsOf(line, (sign) => face(sign, style.weight, han))
        const measured = runs.map((run) => ({ ...run, width: widthOf(run.face, run.text, style) }))
        return { runs: measured, width: measured.reduce((sum, run) => sum + run.width, 0) }
      })
    },
    draw(line, x, y, style, soft) {
      const base = y + style.line / 2 + style.size * (ASCENT - (ASCENT + DESCENT) / 2)
      let at = x
      if (soft) for (const { from, width } of marksOf(line)) highlight(doc, x + from, base, width, style, soft)
      for (const run of line.runs) {
        use(run.face, style.size).fillColor(style.ink)
        doc.text(run.text, at, base, { lineBreak: false, baseline: 'alphabetic', ...spacing(style) })
        at += run.width
      }
    },
  }
}

type FaceOf = (sign: string, weight: Weight, han: Han) => Face | null

// Of Geist; other faces stand on its base line.
const ASCENT = 0.92
const DESCENT = 0.22

const tracking = ({ size }: Style): number => size * (size >= 20 ? -0.014 : -0.003)
const spacing = (style: Style): PDFKit.Mixins.TextOptions =>
  style.tabular ? { characterSpacing: tracking(style), features: ['tnum'] } : { characterSpacing: tracking(style) }

/** No sign is narrower than a seventh of its size; a text without an end is not measured to its end. */
const mostSigns = (width: number, lines: number, { size }: Style): number =>
  Math.min(20_000, Math.ceil((lines * width * 7) / size) + 50)

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

function signsOf(parts: readonly Part[], most: number, settable: (sign: string) => boolean): Sign[] {
  const signs: Sign[] = []
  for (const { text, marked = false } of parts) {
    const clean = cleanText(text.slice(0, most * 8))
    for (const { segment } of segmenter.segment(clean)) {
      if (signs.length >= most) return signs
      const sign = settable(segment) ? segment : segment.replaceAll(/\p{M}/gu, '')
      const double = sign === ' ' && (signs.at(-1)?.text ?? ' ') === ' '
      if (sign !== '' && !double && settable(sign)) signs.push({ text: sign, marked })
    }
  }
  return signs
}

type Bare = Omit<Run, 'width'>

function runsOf(signs: readonly Sign[], faceOf: (sign: string) => Face | null): Bare[] {
  const runs: Bare[] = []
  for (const { text, marked } of signs) {
    const last = runs.at(-1)
    const face = text === ' ' && last?.face.covers.has(0x20) ? last.face : faceOf(text)
    if (face === null) continue
    if (last && last.face === face && last.marked === marked) last.text += text
    else runs.push({ text, face, marked })
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
