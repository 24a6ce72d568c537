import { parse } from 'csv-parse/sync'

export type Row = Record<string, string>

/** Rows of a JSON array, of JSON lines, or of a delimited table; nested JSON becomes `outer.inner`. */
export function parseRows(text: string, isHeader: (name: string) => boolean): Row[] {
  const start = text.trimStart()
  if (start.startsWith('[')) return objectsIn(JSON.parse(text)).map(flatten)
  if (start.startsWith('{')) return parseJsonLines(text).map(flatten)
  return parseTable(text, isHeader)
}

function parseJsonLines(text: string): object[] {
  try {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => objectsIn([JSON.parse(line)]))
  } catch {
    const whole: unknown = JSON.parse(text)
    const list = Object.values(objectsIn([whole])[0] ?? {}).find((value) => Array.isArray(value))
    return objectsIn(list ?? [whole])
  }
}

function objectsIn(value: unknown): object[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}

function flatten(value: object): Row {
  const row: Row = {}
  const walk = (part: object, path: string): void => {
    for (const [key, inner] of Object.entries(part)) {
      const name = path === '' ? key : `${path}.${key}`
      if (typeof inner === 'object' && inner !== null) walk(inner, name)
      else row[name] = inner === null || inner === undefined ? '' : String(inner)
    }
  }
  walk(value, '')
  return row
}

function parseTable(text: string, isHeader: (name: string) => boolean): Row[] {
  const delimiter = sniffDelimiter(text)
  // Tab-separated files often have no quoting: a single quotation mark must not swallow the lines after it.
  const quote = delimiter === '\t' && !/(^|\t)"[^\t]*"(\t|\r?$)/m.test(text) ? null : '"'
  const options = { delimiter, quote, relax_quotes: true, relax_column_count: true, skip_empty_lines: true }
  const table: string[][] = parse(text, options)
  const [first = []] = table
  const hasHeader = first.some(isHeader)
  const names = first.map((name, place) => (hasHeader && name.trim() ? name.trim() : String(place)))
  return table
    .slice(hasHeader ? 1 : 0)
    .map((cells) => Object.fromEntries(cells.map((cell, place) => [names[place] ?? String(place), cell])))
}

function sniffDelimiter(text: string): string {
  const line = text.slice(0, text.search(/\r?\n|$/)).replace(/"[^"]*"/g, '')
  const counted = ['\t', ';', ','].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]!.delimiter
}
