import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Snapshot } from '../../../db/snapshot.ts'
import type { YieldToOthers } from '../../../jobs/fair-queue.ts'
import { exportedFiles, exportedTables, isSecret } from './exported-tables.ts'
import { asCsv, asJson, type TableInSnapshot } from './table-files.ts'

/** One file of the archive, read lazily. */
export interface ExportPart {
  path: string
  read: () => AsyncGenerator<Uint8Array | string>
}

/** The archive's files, derived from the snapshot's catalog, so that new columns are included automatically. */
export async function listExportParts(
  snapshot: Snapshot,
  { companyId, madeAt }: { companyId: string; madeAt: Date },
): Promise<ExportPart[]> {
  const columns = await readColumns(snapshot)
  const tables = exportedTables.map((name): TableInSnapshot => ({
    snapshot,
    companyId,
    name,
    columns: columns.get(name) ?? [],
  }))
  return [
    { path: 'about.json', read: () => about(companyId, madeAt) },
    ...tables.flatMap((table) => [
      { path: `json/${table.name}.json`, read: () => asJson(table) },
      { path: `csv/${table.name}.csv`, read: () => asCsv(table) },
    ]),
    ...(await storedFiles(snapshot, companyId)),
  ]
}

/** Streams the files into one ZIP, so that memory use stays small. A part that can't be read fails the stream. */
export function writeCompanyExport(
  parts: ExportPart[],
  madeAt: Date,
  each: { page: YieldToOthers; part: () => Promise<void> },
): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  // The first part is read before the caller starts reading: it gets the error then.
  output.on('error', () => undefined)
  const fail = (error: Error): void => void output.destroy(error)
  let reading: Readable | null = null
  output.on('close', () => reading?.destroy())
  for (const { path, read } of parts) {
    zip.addReadStreamLazy(path, { mtime: madeAt }, (take) => {
      const part = Readable.from(watched(read(), each), { objectMode: false, highWaterMark: 64 * 1024 })
      // The library only pipes the part, which passes no error on.
      part.on('error', fail)
      reading = part
      take(null, part)
    })
  }
  zip.on('error', fail)
  zip.end()
  return output
}

async function* watched(
  bytes: AsyncGenerator<Uint8Array | string>,
  each: { page: YieldToOthers; part: () => Promise<void> },
): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    yield typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece)
    await each.page()
  }
  await each.part()
}

async function* about(companyId: string, madeAt: Date): AsyncGenerator<string> {
  yield await Promise.resolve(
    `${JSON.stringify({ madeAt: madeAt.toISOString(), companyId, tables: exportedTables }, null, 2)}\n`,
  )
}

async function readColumns(snapshot: Snapshot): Promise<Map<string, string[]>> {
  const text = `select c.relname as "table", a.attname as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`
  const found = new Map<string, string[]>()
  for await (const rows of snapshot.pages<{ table: string; column: string }>(text, [], 1000)) {
    for (const { table, column } of rows) {
      if (!isSecret(column)) found.set(table, [...(found.get(table) ?? []), column])
    }
  }
  return found
}

async function storedFiles(snapshot: Snapshot, companyId: string): Promise<ExportPart[]> {
  const parts: ExportPart[] = []
  const text = `select id, purpose, name from app.files where company_id = $1 and purpose = any($2) and size > 0 order by id`
  const values = [companyId, [...exportedFiles]]
  for await (const rows of snapshot.pages<{ id: string; purpose: string; name: string }>(text, values, 500)) {
    for (const { id, purpose, name } of rows) {
      parts.push({ path: `files/${purpose}/${id}-${safe(name)}`, read: () => readStored(snapshot, companyId, id) })
    }
  }
  return parts
}

const safe = (name: string): string => name.replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(0, 120)

async function* readStored(snapshot: Snapshot, companyId: string, id: string): AsyncGenerator<Uint8Array> {
  const text = `select encode(bytes, 'base64') as bytes from app.file_pieces where company_id = $1 and file_id = $2 order by piece`
  for await (const rows of snapshot.pages<{ bytes: string }>(text, [companyId, id], 8)) {
    for (const { bytes } of rows) yield Buffer.from(bytes, 'base64')
  }
}
