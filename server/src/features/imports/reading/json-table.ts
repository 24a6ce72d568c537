import { decodeText } from './decode-text.ts'
import { findArray } from './find-array.ts'
import { nameColumns } from './find-header.ts'
import { flattenObject } from './flatten-object.ts'
import { ImportFileError } from './import-file-error.ts'
import { jsonLines } from './json-lines.ts'
import { JsonValues, type JsonValue } from './json-values.ts'
import { tableLimits, type Source, type Table, type TableRow } from './table.ts'

/** JSON, or null when the text does not begin like it. */
export async function jsonTable(
  source: Source,
  encoding: string,
  head: string,
): Promise<Omit<Table, 'compressed'> | null> {
  const format = jsonFormat(head)
  if (!format) return null
  const path = format === 'json' ? findArray(head) : null
  const values = format === 'json' ? () => jsonValues(source, encoding, path) : () => jsonLines(source, encoding)
  const names = await findNames(values())
  const columns = nameColumns(names)
  async function* read(): AsyncIterable<TableRow> {
    for await (const value of values()) {
      const row = toRow(value, names)
      if (row.bad !== undefined || row.cells.some((cell) => cell.trim() !== '')) yield row
    }
  }
  return { format, encoding, delimiter: null, columns, rows: read }
}

function jsonFormat(head: string): 'json' | 'jsonl' | null {
  const text = head.trimStart()
  if (/^\[\s*(?:[[{"\d]|-\d|true|false|null|\])/.test(text)) return 'json'
  if (!/^\{\s*["}]/.test(text)) return null
  const [first, second] = text.split(/\r?\n/, 2) as [string, string?]
  return second?.trimStart().startsWith('{') && isJson(first) ? 'jsonl' : 'json'
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

/** Ends with a bad row where the text stops being JSON, so that what came before it is kept. */
async function* jsonValues(source: Source, encoding: string, path: string[] | null): AsyncIterable<JsonValue> {
  const values = new JsonValues(path)
  let given = 0
  try {
    for await (const text of decodeText(source(), encoding)) {
      const found = values.push(text)
      given += found.length
      yield* found
    }
    yield* values.end()
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    const found = values.taken()
    if (given + found.length === 0) throw error
    yield* found
    yield { line: values.line, bad: error.message }
  }
}

/** Names of all cells in the first values; a name whose value is once a group and else null is no column. */
async function findNames(values: AsyncIterable<JsonValue>): Promise<string[]> {
  const names = new Set<string>()
  let read = 0
  let problem: string | undefined
  for await (const { value, bad } of values) {
    problem ??= bad
    if (bad === undefined) for (const name of flattenObject(value).keys()) names.add(name)
    if (names.size > tableLimits.columns || ++read >= 20_000) break
  }
  if (names.size === 0) throw new ImportFileError(problem ?? 'The JSON file has no rows')
  return [...names]
}

function toRow({ line, value, bad }: JsonValue, names: string[]): TableRow {
  if (bad !== undefined) return { line, cells: [], bad }
  const found = flattenObject(value)
  const cells = names.map((name) => found.get(name) ?? '')
  return cells.some((cell) => cell.length > tableLimits.cell)
    ? { line, cells: [], bad: 'A text of this entry is too long' }
    : { line, cells }
}
