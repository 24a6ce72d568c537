import { tableLimits } from '../table.ts'

export interface Dialect {
  delimiter: string
  /** Whether a field can be in double quotes. */
  quoted: boolean
  /** What ends a record; `\n` can follow `\r`. */
  newline: '\n' | '\r'
}

export interface TextRecord {
  line: number
  cells: string[]
  /** A quote was never closed: the line was read on its own, with the quote as a character. */
  unclosed: boolean
  /** Closed only by the quotes of the record after it, which is also returned on its own. */
  torn?: true
}

/** Takes text in chunks and returns complete records; lines of the file are counted from 1. */
export class RecordSplitter {
  private readonly dialect: Dialect
  private readonly width: number | null
  private rest = ''
  private line = 1
  /** Text length at which the next attempt is worthwhile: a long record isn't parsed again with every chunk. */
  private enough = 0

  /** `width` is the expected cell count of a complete record. */
  constructor(dialect: Dialect, width: number | null = null) {
    this.dialect = dialect
    this.width = width
  }

  *push(text: string, last = false): Generator<TextRecord> {
    this.rest += text
    if (!last && this.rest.length < this.enough) return
    let at = 0
    while (at < this.rest.length) {
      const found = this.next(at, last)
      if (!found) break
      const { end, ...record } = found
      yield { line: this.line, ...record }
      this.line += countOf(this.rest, this.dialect.newline, at, end)
      at = end
    }
    this.rest = this.rest.slice(at)
    this.enough = Math.min(this.rest.length * 2, tableLimits.row + 1)
  }

  private next(at: number, last: boolean): (Omit<TextRecord, 'line'> & { end: number }) | null {
    const found = readRecord(this.rest, at, this.dialect, last)
    const next = found && this.width !== null ? wholeWithin(this.rest, found, this.dialect, this.width) : null
    if (next !== null) {
      const cells = this.rest.slice(at, next).trimEnd().split(this.dialect.delimiter)
      return { cells, end: next, unclosed: true, torn: true }
    }
    if (found) return { cells: found.cells, end: found.end, unclosed: false }
    if (!last && this.rest.length - at <= tableLimits.row) return null
    const line = readRecord(this.rest, at, { ...this.dialect, quoted: false }, true)
    return line && { cells: line.cells, end: line.end, unclosed: true }
  }
}

/** The record that begins at `at`, or null if the text ends first. */
function readRecord(text: string, at: number, dialect: Dialect, last: boolean): RawRecord | null {
  const cells: string[] = []
  let stray: RawRecord['stray'] = null
  for (let from = at; ;) {
    const field =
      dialect.quoted && text[from] === '"'
        ? quotedField(text, from, dialect, last)
        : plainField(text, from, dialect, last)
    if (!field) return null
    cells.push(field.value)
    if (field.stray >= 0) stray ??= { mark: field.stray, field: from }
    from = field.end + 1
    if (text[field.end] !== dialect.delimiter) return { cells, end: Math.min(from, text.length), stray }
  }
}

/** Start of a record that a cell of `found` swallowed because of a missing quote, or null. */
function wholeWithin(text: string, { stray, end }: RawRecord, dialect: Dialect, width: number): number | null {
  if (!stray || width < 2) return null
  const next = text.lastIndexOf(dialect.newline, stray.mark) + 1
  if (next <= stray.field) return null
  const record = readRecord(text.slice(next, end), 0, dialect, true)
  return record && record.end === end - next && !record.stray && record.cells.length === width ? next : null
}

interface RawRecord {
  cells: string[]
  end: number
  /** The first unescaped quote inside a field, and where its field begins. */
  stray: { mark: number; field: number } | null
}

interface Field {
  value: string
  /** Position of its delimiter or line end, or the text's length. */
  end: number
  /** Position of the first quote that is neither escaped nor around the field, or -1. */
  stray: number
}

function plainField(text: string, from: number, { delimiter, newline }: Dialect, last: boolean): Field | null {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== newline) end++
  if (end === text.length && !last) return null
  const value = text.slice(from, end)
  const mark = value.indexOf('"')
  const stray = mark < 0 ? -1 : from + mark
  return { value: value.endsWith('\r') && text[end] !== delimiter ? value.slice(0, -1) : value, end, stray }
}

function quotedField(text: string, start: number, dialect: Dialect, last: boolean): Field | null {
  let value = ''
  let closed = -1
  let stray = -1
  for (let from = start + 1; ;) {
    const mark = text.indexOf('"', from)
    if (mark < 0 || (mark + 2 >= text.length && !last)) return null
    if (text[mark + 1] === '"') {
      value += text.slice(from, mark + 1)
      from = mark + 2
      continue
    }
    const end = text[mark + 1] === '\r' && dialect.newline === '\n' ? mark + 2 : mark + 1
    if (end >= text.length || text[end] === dialect.delimiter || text[end] === dialect.newline)
      return { value: value + text.slice(from, mark), end: Math.min(end, text.length), stray }
    // A quote inside a field: if it is closed in the same line, the field continues, else it was never quoted.
    if (mark >= closed) {
      const line = text.indexOf(dialect.newline, mark)
      if (line < 0 && !last) return null
      closed = closingMark(text, mark + 1, line < 0 ? text.length : line, dialect)
    }
    if (closed < 0) return plainField(text, start, dialect, last)
    if (stray < 0) stray = mark
    value += text.slice(from, mark + 1)
    from = mark + 1
  }
}

function closingMark(text: string, from: number, lineEnd: number, { delimiter }: Dialect): number {
  for (let mark = text.indexOf('"', from); mark >= 0 && mark < lineEnd; mark = text.indexOf('"', mark + 1)) {
    const next = text[mark + 1]
    if (mark + 1 >= lineEnd || next === delimiter || next === '\r') return mark
  }
  return -1
}

function countOf(text: string, sign: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf(sign, from); at >= 0 && at < to; at = text.indexOf(sign, at + 1)) count++
  return count
}
