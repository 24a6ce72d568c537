import { createHash } from 'node:crypto'
import { sizes } from '@bizamply/contract/size-limits'
import { PICTURE_SIZE, pictureAddress, pictureMessages, type PictureCrop } from '@bizamply/contract/pictures'
import { AppError } from '../../errors.ts'
import { removePicture, storePicture } from '../../files/index.ts'
import { makePictures } from './make-pictures.ts'
import { refusePicture } from './picture-kind.ts'
import { forgetPerson, type ProfileDependencies } from './save-profile.ts'

/** Stores re-encoded pictures of an uploaded file, never the file itself; returns the picture's URL. */
export async function receivePicture(
  deps: ProfileDependencies,
  userId: string,
  { bytes, cut }: { bytes: Uint8Array; cut: PictureCrop | null },
): Promise<string> {
  const pictures = await makePictures(bytes, cut)
  const hash = createHash('sha256')
  for (const picture of pictures) hash.update(picture.bytes)
  const name = hash.digest('hex').slice(0, 32)
  const address = pictureAddress(name, PICTURE_SIZE)
  const { db, now } = deps.services
  await db.inServer(async (tx) => {
    await tx.$client.query('update app.users set image = $2, updated_at = $3 where id = $1', [userId, address, now()])
    await storePicture(tx, { userId, hash: name, at: now() }, pictures)
  })
  await forgetPerson(deps, userId)
  return address
}

/** Removes any picture, ours or Google's. */
export async function removeOwnPicture(deps: ProfileDependencies, userId: string): Promise<void> {
  const { db, now } = deps.services
  await db.inServer(async (tx) => {
    await tx.$client.query('update app.users set image = null, updated_at = $2 where id = $1', [userId, now()])
    await removePicture(tx, userId)
  })
  await forgetPerson(deps, userId)
}

/** Reads the whole file, up to the size limit. */
export async function collectPicture(pieces: AsyncIterable<Uint8Array>, field = 'avatar'): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > sizes.pictureFile) throw new AppError('TOO_LARGE', refusePicture(pictureMessages.large, field))
    all.push(piece)
  }
  if (length === 0) throw new AppError('BAD_REQUEST', refusePicture(pictureMessages.missing, field))
  return Buffer.concat(all, length)
}
