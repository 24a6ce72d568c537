import type { Source } from './table.ts'

/** The first bytes of a source, at most `most`, and whether that is all of it. */
export async function readHead(source: Source, most: number): Promise<{ bytes: Buffer; whole: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source()) {
    chunks.push(chunk)
    size += chunk.length
    if (size > most) break
  }
  const bytes = Buffer.concat(chunks)
  return size > most ? { bytes: bytes.subarray(0, most), whole: false } : { bytes, whole: true }
}
