import { tableLimits } from './table.ts'

export interface Dialect {
  delimiter: string
  /** Whether a field may stand in double quotes. */
  quoted: boolean
  /** What ends a record; `\n` may have `\r` before it. */
  newline: '\n' | '\r'
}

export interface TextRecord {
  line: number
  cells: string[]
  /** A quotation mark opened and never closed: the line was read by itself, with the mark as a character. */
  unclosed: boolean
}

/** Takes text in pieces and gives the records that are whole; lines of the file are counted from 1. */
export class RecordSplitter {
  private readonly dialect: Dialect
  private rest = ''
  private line = 1
  /** Length of the text from which another try is worth its time: a long record is not read anew with every piece. */
  private enough = 0

  constructor(dialect: Dialect) {
    this.dialect = dialect
  }

  *push(text: string, last = false): Generator<TextRecord> {
    this.rest += text
    if (!last && this.rest.length < this.enough) return
    let at = 0
    while (at < this.rest.length) {
      const found = this.next(at, last)
      if (!found) break
      yield { line: this.line, cells: found.cells, unclosed: found.unclosed }
      this.line += countOf(this.rest, this.dialect.newline, at, found.end)
      at = found.end
    }
    this.rest = this.rest.slice(at)
    this.enough = Math.min(this.rest.length * 2, tableLimits.row + 1)
  }

  private next(at: number, last: boolean): { cells: string[]; end: number; unclosed: boolean } | null {
    const found = readRecord(this.rest, at, this.dialect, last)
    if (found) return { ...found, unclosed: false }
    if (!last && this.rest.length - at <= tableLimits.row) return null
    const line = readRecord(this.rest, at, { ...this.dialect, quoted: false }, true)
    return line && { ...line, unclosed: true }
  }
}

/** The record that begins at `at`, or null when the text ends before it does. */
function readRecord(
  text: string,
  at: number,
  dialect: Dialect,
  last: boolean,
): { cells: string[]; end: number } | null {
  const cells: string[] = []
  for (let from = at; ;) {
    const field =
      dialect.quoted && text[from] === '"'
        ? quotedField(text, from, dialect, last)
        : plainField(text, from, dialect, last)
    if (!field) return null
    cells.push(field.value)
    from = field.end + 1
    if (text[field.end] !== dialect.delimiter) return { cells, end: Math.min(from, text.length) }
  }
}

interface Field {
  value: string
  /** Where its delimiter or line end stands, or the text's length. */
  end: number
}

function plainField(text: string, from: number, { delimiter, newline }: Dialect, last: boolean): Field | null {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== newline) end++
  if (end === text.length && !last) return null
  const value = text.slice(from, end)
  return { value: value.endsWith('\r') && text[end] !== delimiter ? value.slice(0, -1) : value, end }
}

function quotedField(text: string, start: number, dialect: Dialect, last: boolean): Field | null {
  let value = ''
  let closed = -1
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
      return { value: value + text.slice(from, mark), end: Math.min(end, text.length) }
    // A mark amid the text: the field goes on where it is closed in the same line, else it was never in quotes.
    if (mark >= closed) {
      const line = text.indexOf(dialect.newline, mark)
      if (line < 0 && !last) return null
      closed = closingMark(text, mark + 1, line < 0 ? text.length : line, dialect)
    }
    if (closed < 0) return plainField(text, start, dialect, last)
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
