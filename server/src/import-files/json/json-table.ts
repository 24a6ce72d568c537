import { decodeText } from '../encoding/decode-text.ts'
import { findArray } from './find-array.ts'
import { nameColumns } from '../find-header.ts'
import { flattenObject, isObject } from './flatten-object.ts'
import { ImportFileError } from '../import-file-error.ts'
import { jsonLines } from './lines.ts'
import { JsonValues, type JsonValue } from './values.ts'
import { tableLimits, type Source, type Table, type TableRow } from '../table.ts'

/** JSON, or null if the text doesn't begin like it. */
export async function jsonTable(
  source: Source,
  encoding: string,
  head: string,
): Promise<Omit<Table, 'compressed'> | null> {
  const format = jsonFormat(head)
  if (!format) return null
  const path = format === 'json' ? findArray(head) : null
  const values = format === 'json' ? () => jsonValues(source, encoding, path) : () => jsonLines(source, encoding)
  const { names, ofObjects } = await findNames(values())
  const columns = nameColumns(names)
  // An empty entry still counts as a row: everything that a file lists is counted.
  async function* read(): AsyncIterable<TableRow> {
    for await (const value of values()) yield toRow(value, names, ofObjects)
  }
  return { format, encoding, delimiter: null, columns, rows: read }
}

function jsonFormat(head: string): 'json' | 'jsonl' | null {
  const text = head.trimStart()
  if (/^\[\s*(?:[[{"\d]|-\d|true|false|null|\])/.test(text)) return 'json'
  if (!/^\{\s*["}]/.test(text)) return null
  return isOneALine(text) ? 'jsonl' : 'json'
}

/** After a complete object no JSON continues; if the first line is invalid, most lines after it must be valid. */
function isOneALine(text: string): boolean {
  const lines = text.split(/\r?\n/, 100).filter((line) => line.trim() !== '')
  if (lines.length < 2) return false
  const whole = lines.map(isWholeObject)
  const count = whole.filter(Boolean).length
  return whole[0] === true || (count >= 2 && count * 2 > lines.length)
}

function isWholeObject(line: string): boolean {
  try {
    return isObject(JSON.parse(line))
  } catch {
    return false
  }
}

/** Ends with a bad row where the text stops being JSON, keeping the rows before it. */
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

/** Names of all cells in the first values; a name that is sometimes a group and sometimes null is not a column. */
async function findNames(values: AsyncIterable<JsonValue>): Promise<{ names: string[]; ofObjects: boolean }> {
  const [ofObjects, ofOthers] = [new Set<string>(), new Set<string>()]
  let read = 0
  let problem: string | undefined
  for await (const { value, bad } of values) {
    problem ??= bad
    const names = isObject(value) ? ofObjects : ofOthers
    if (bad === undefined) for (const name of flattenObject(value).keys()) names.add(name)
    if (names.size > tableLimits.columns || ++read >= 20_000) break
  }
  const names = ofObjects.size > 0 ? ofObjects : ofOthers
  if (names.size === 0) throw new ImportFileError(problem ?? 'The JSON file has no rows')
  return { names: [...names], ofObjects: ofObjects.size > 0 }
}

function toRow({ line, value, bad }: JsonValue, names: string[], ofObjects: boolean): TableRow {
  if (bad !== undefined) return { line, cells: [], bad }
  if (ofObjects && !isObject(value)) return { line, cells: [], bad: `This entry is ${kindOf(value)}, not an object` }
  const found = flattenObject(value)
  const cells = names.map((name) => found.get(name) ?? '')
  return cells.some((cell) => cell.length > tableLimits.cell)
    ? { line, cells: [], bad: 'Text in this entry is too long' }
    : { line, cells }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'a string'
  return typeof value === 'number' ? 'a number' : String(value)
}
