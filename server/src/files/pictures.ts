import { prepared } from '../db/prepared.ts'
import type { Database, Tx } from '../db/database.ts'

export interface Picture {
  /** Side length in pixels. */
  size: number
  bytes: Buffer
}

/** Replaces a user's picture in all sizes; runs as app_server. */
export async function storePicture(
  tx: Tx,
  { userId, hash, at }: { userId: string; hash: string; at: Date },
  pictures: Picture[],
): Promise<void> {
  await removePicture(tx, userId)
  for (const { size, bytes } of pictures) {
    await prepared(
      tx,
      'pictures.store',
      'insert into app.pictures (user_id, size, hash, bytes, created_at) values ($1, $2, $3, $4, $5)',
      [userId, size, hash, bytes, at],
    )
  }
}

export async function removePicture(tx: Tx, userId: string): Promise<void> {
  await prepared(tx, 'pictures.remove', 'delete from app.pictures where user_id = $1', [userId])
}

/** Its bytes, or null if no user has this picture anymore. */
export async function readPicture(
  { db }: { db: Database },
  { hash, size }: { hash: string; size: number },
): Promise<Buffer | null> {
  const { rows } = await db.global.$client.query<{ bytes: string }>({
    name: 'pictures.read',
    text: `select encode(bytes, 'base64') as bytes from app.pictures where hash = $1 and size = $2 limit 1`,
    values: [hash, size],
  })
  return rows[0] ? Buffer.from(rows[0].bytes, 'base64') : null
}
