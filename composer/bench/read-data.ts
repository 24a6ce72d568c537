import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { realData } from '../../bench/real-data.ts'
import type { DataRow, RawRecord } from './reading/data-row.ts'
import { dataSets, type DataSet } from './reading/data-sets.ts'
import { readXlsx } from './reading/read-xlsx.ts'

export const hasData = existsSync(join(realData, 'README.md'))

export const noData = 'The real data (../shared/data) is missing: nothing was measured.'

/** All rows, set by set, with a single file in memory; `languages` skips sets that contain none of them. */
export async function* readData(languages: readonly string[] | null = null): AsyncGenerator<DataRow> {
  for (const set of dataSets) {
    if (languages && set.languages && !set.languages.some((language) => languages.includes(language))) continue
    for (const record of await recordsOf(set)) {
      for (const row of set.rows(record)) {
        const full: DataRow = { ...blank, set: set.name, ...row }
        if (full.text.trim() && (!languages || languages.includes(full.language ?? ''))) yield full
      }
    }
  }
}

const blank = { title: null, rating: null, label: null, language: null, stated: false, spam: null, aspects: [] }

async function recordsOf(set: DataSet): Promise<RawRecord[]> {
  const bytes = readFileSync(join(realData, set.path))
  if (set.path.endsWith('.xlsx')) return readXlsx(bytes)
  const text = decode(set.path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
  if (set.path.endsWith('.json')) return JSON.parse(text) as RawRecord[]
  return parse(text, {
    columns: set.columns ?? true,
    delimiter: set.delimiter ?? ',',
    quote: set.delimiter === '\t' && set.quoted !== true ? null : '"',
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
}

/** UTF-16 if there's a byte order mark, else UTF-8, with Windows-1252 for lines that aren't valid UTF-8. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return lines(bytes).map(decodeLine).join('')
  }
}

function decodeLine(line: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line)
  } catch {
    return new TextDecoder('windows-1252').decode(line)
  }
}

function lines(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = []
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(0x0a, start)
    const next = end < 0 ? bytes.length : end + 1
    found.push(bytes.subarray(start, next))
    start = next
  }
  return found
}
