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

/** One read of it is one statement; of larger ones the copies that the driver makes stay in memory long. */
export const PIECE = 64 * 1024

/** An upload that dies is swept after this. */
const WHILE_ARRIVING_MS = 30 * 60_000

/** Takes a stream in, piece by piece; what breaks off or is too large leaves nothing behind. */
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
    await ctx.tx((tx) => removeFile(tx, ctx.companyId, id))
    throw error
  }
  return { id, name: file.name, size, sha256: hash.digest('hex') }
}

/** A whole file of this purpose that is still here, or null. */
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

/** All but the last as long as a piece is. Each is gone when the next is asked for: one place serves them all. */
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
