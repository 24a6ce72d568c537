import { decodeText } from '../encoding/decode-text.ts'
import { JsonValues, type JsonValue } from './values.ts'
import { RecordSplitter } from '../csv/split-records.ts'
import { tableLimits, type Source } from '../table.ts'

/** One JSON value per line; an invalid line becomes a bad row, and reading continues. */
export async function* jsonLines(source: Source, encoding: string): AsyncIterable<JsonValue> {
  // No text contains U+0000, so each line is one cell.
  const lines = new RecordSplitter({ delimiter: '\0', quoted: false, newline: '\n' })
  for await (const text of decodeText(source(), encoding)) for (const row of lines.push(text)) yield* toRow(row)
  for (const row of lines.push('', true)) yield* toRow(row)
}

function* toRow({ line, cells }: { line: number; cells: string[] }): Iterable<JsonValue> {
  const text = cells.join('').trim()
  if (text === '') return
  if (text.length > tableLimits.row) yield { line, bad: 'The line is too long' }
  else yield parsed(text, line)
}

function parsed(text: string, line: number): JsonValue {
  try {
    if (!longNumber.test(text) && !mayBeDeep(text)) return { line, value: JSON.parse(text) as unknown }
    const values = new JsonValues(null)
    const [found] = [...values.push(text), ...values.end()]
    return found ? { ...found, line } : { line, bad: 'This line isn’t valid JSON' }
  } catch {
    return { line, bad: 'This line isn’t valid JSON' }
  }
}

const longNumber = /[:,[]\s*-?\d{16,}/
// `JSON.parse` has no depth limit; only the token parser rejects deep nesting.
const mayBeDeep = (text: string): boolean => (text.match(/[[{]/g)?.length ?? 0) > 50
