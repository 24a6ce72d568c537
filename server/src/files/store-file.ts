import { createHash } from 'node:crypto'
import { AppError } from '../errors.ts'
import type { Ctx } from '../context.ts'
import { newId } from '../db/ids.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/database.ts'
import { removeFile } from './remove-file.ts'

export interface StoredFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** One read of it is one statement; with larger ones, the driver's copies stay in memory for long. */
export const PIECE = 64 * 1024

/** An interrupted upload is deleted after this. */
const WHILE_ARRIVING_MS = 30 * 60_000

/** Stores a stream in chunks; an interrupted or too large one leaves nothing behind. */
export async function storeFile(
  ctx: Ctx,
  file: { purpose: string; name: string; keepMs: number; most: number; /** Else half an hour. */ arriveMs?: number },
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredFile & { sha256: string }> {
  const id = newId()
  const hash = createHash('sha256')
  let size = 0
  await ctx.tx((tx) =>
    prepared(
      tx,
      'files.begin',
      `insert into app.files (company_id, id, purpose, name, size, expires_at, created_at)
       values ($1, $2, $3, $4, 0, $5, $6)`,
      [ctx.companyId, id, file.purpose, file.name, later(ctx, file.arriveMs ?? WHILE_ARRIVING_MS), ctx.now()],
    ),
  )
  try {
    let number = 0
    for await (const piece of inPieces(bytes)) {
      size += piece.length
      if (size > file.most) throw new AppError('TOO_LARGE')
      hash.update(piece)
      await ctx.tx((tx) => writePiece(tx, ctx, id, number, piece))
      number++
    }
    await ctx.tx((tx) =>
      prepared(tx, 'files.end', 'update app.files set size = $3, expires_at = $4 where company_id = $1 and id = $2', [
        ctx.companyId,
        id,
        size,
        later(ctx, file.keepMs),
      ]),
    )
  } catch (error) {
    // Otherwise the sweep removes it later.
    await ctx
      .tx((tx) => removeFile(tx, ctx.companyId, id))
      .catch((err: unknown) => ctx.log.warn({ err, fileId: id }, 'an unfinished file could not be removed'))
    throw error
  }
  return { id, name: file.name, size, sha256: hash.digest('hex') }
}

/** An existing complete file of this purpose, or null. */
export async function findFile(tx: Tx, ctx: Ctx, purpose: string, id: string): Promise<StoredFile | null> {
  const [row] = await prepared<{ id: string; name: string; size: string }>(
    tx,
    'files.find',
    `select id, name, size from app.files
     where company_id = $1 and id = $2 and purpose = $3 and (expires_at is null or expires_at > $4) for share`,
    [ctx.companyId, id, purpose, ctx.now()],
  )
  return row ? { ...row, size: Number(row.size) } : null
}

const later = (ctx: Ctx, milliseconds: number): Date => new Date(ctx.now().getTime() + milliseconds)

async function writePiece(tx: Tx, ctx: Ctx, id: string, number: number, piece: Buffer): Promise<void> {
  await prepared(
    tx,
    'files.piece',
    'insert into app.file_pieces (company_id, file_id, piece, bytes) values ($1, $2, $3, $4)',
    [ctx.companyId, id, number, piece],
  )
}

/** All chunks but the last are full. Each is overwritten when the next is requested: they share one buffer. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const place = Buffer.allocUnsafeSlow(PIECE)
  let filled = 0
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + PIECE - filled)
      place.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < PIECE) continue
      yield place
      filled = 0
    }
  }
  if (filled > 0) yield place.subarray(0, filled)
}
