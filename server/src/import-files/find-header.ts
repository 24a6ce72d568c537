import { columnMeanings } from './columns/meanings.ts'
import { ImportFileError } from './import-file-error.ts'
import { tableLimits } from './table.ts'

/** Whether the first record names the columns. */
export function isHeader(first: string[], next: string[][]): boolean {
  const cells = first.map((cell) => cell.trim())
  const named = cells.filter((cell) => cell !== '')
  if (named.length === 0) return false
  const known = named.filter((cell) => columnMeanings(cell).some(({ confidence }) => confidence >= 0.8)).length
  const hasValue = named.some((cell) => cell.length > 60 || cell.split(/\s+/).length > 6 || isValue(cell))
  if (known > 1 || (known === 1 && !hasValue)) return true
  if (hasValue) return false
  return !next.some((row) => named.every((cell, at) => row[at]?.trim() === cell))
}

/** Unique names; an unnamed column is called by its position. */
export function nameColumns(cells: string[]): string[] {
  if (cells.length > tableLimits.columns)
    throw new ImportFileError(`The file has ${cells.length} columns. We can read up to ${tableLimits.columns}`)
  const taken = new Set<string>()
  return cells.map((cell, at) => {
    const name = cell.replace(invisible, '').replace(/\s+/g, ' ').trim().slice(0, 100) || `Column ${at + 1}`
    let unique = name
    for (let n = 2; taken.has(unique); n++) unique = `${name} (${n})`
    taken.add(unique)
    return unique
  })
}

const isValue = (cell: string): boolean =>
  /^[-+]?\d[\d.,:/\s%-]*$/.test(cell) ||
  /^(?:\{"|\[["{\d])/.test(cell) ||
  /@|:\/\//.test(cell) ||
  /[.!?。！？]$/.test(cell)

const invisible = /[\u200B-\u200F\u2028-\u202E\u2060\uFEFF\u0000-\u001F]/g
