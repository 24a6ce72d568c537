import type { SharedStrings } from './strings.ts'
import { parseXml, type XmlHandler } from './xml.ts'
import { tableLimits } from '../table.ts'
import type { Zip } from './zip.ts'

export interface SheetRow {
  /** Row number of the sheet. */
  line: number
  cells: string[]
}

interface Context {
  strings: SharedStrings
  styles: Set<number>
  from1904: boolean
}

/** Rows as displayed: strings looked up, dates as ISO. */
export const sheetRows = (zip: Zip, path: string, context: Context): AsyncIterable<SheetRow> =>
  parseXml<SheetRow>(zip.read(path), (emit) => rowHandler(emit, context))

function rowHandler(emit: (row: SheetRow) => void, context: Context): XmlHandler {
  let [line, column, value, reads, guide] = [0, -1, '', false, false]
  let cells: string[] = []
  let cell: Record<string, string> = {}
  return {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1)
        ;[cells, column] = [[], -1]
      } else if (name === 'c') {
        column = columnOf(attributes['r'], column + 1)
        ;[cell, value] = [attributes, '']
      } else if (name === 'rPh') guide = true
      reads = (name === 'v' || name === 't') && !guide
    },
    text(more) {
      if (reads) value += more
    },
    close(name) {
      if (name === 'v' || name === 't') reads = false
      else if (name === 'rPh') guide = false
      else if (name === 'c' && column < mostColumns) {
        while (cells.length < column) cells.push('')
        cells[column] = shown(cell, value, context)
      } else if (name === 'row') emit({ line, cells })
    },
  }
}

function columnOf(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return next
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function shown(cell: Record<string, string>, value: string, { strings, styles, from1904 }: Context): string {
  const type = cell['t'] ?? 'n'
  if (type === 's') return unescaped(strings.at(Number(value)))
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e' || value === '') return ''
  if (type !== 'n') return unescaped(value)
  const number = Number(value)
  if (styles.has(Number(cell['s'] ?? -1)) && Number.isFinite(number)) return dateOf(number, from1904)
  // Binary fractions: 4.2 is stored as 4.2000000000000002.
  return /\d{15}|e/i.test(value) && Number.isFinite(number) && !/^\d{16,}$/.test(value)
    ? String(Number(number.toPrecision(15)))
    : value
}

/** Excel's day 60 is February 29, 1900, which never existed; days count from 1904 in old Mac workbooks. */
function dateOf(serial: number, from1904: boolean): string {
  const days = from1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial
  const date = new Date(Math.round((days - 25_569) * 86_400) * 1000)
  if (Number.isNaN(date.getTime())) return String(serial)
  return days % 1 === 0 ? date.toISOString().slice(0, 10) : date.toISOString().slice(0, 19)
}

const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text

const mostColumns = tableLimits.columns + 1
