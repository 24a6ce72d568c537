import { sizes } from '@bizamply/contract/size-limits'
import { pictureMessages, pictureSizes, type PictureCrop } from '@bizamply/contract/pictures'
import type { Metadata, Sharp } from 'sharp'
import { AppError } from '../../errors.ts'
import type { Picture } from '../../files/index.ts'
import { pictureKind, refusePicture } from './picture-kind.ts'

/**
 * Re-encodes the first frame as a square WebP in every size, so that no metadata such as location or camera survives.
 * Refuses a file that can't be decoded completely.
 */
export async function makePictures(bytes: Uint8Array, cut: PictureCrop | null, field = 'avatar'): Promise<Picture[]> {
  const kind = pictureKind(bytes, field)
  return oneAtATime(async () => {
    const sharp = await load()
    const open = (): Sharp => sharp(bytes, { limitInputPixels: sizes.picturePixels, failOn: 'error' })
    try {
      const about = await open().metadata()
      if (about.format !== kind) throw new AppError('BAD_REQUEST', refusePicture(pictureMessages.type, field))
      const square = squareOf(about, cut, field)
      const largest = Math.max(...pictureSizes)
      const drawn = await open()
        .autoOrient()
        .extract(square)
        .resize(largest, largest, { fit: 'fill' })
        .timeout({ seconds: DRAW_SECONDS })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { width, height, channels } = drawn.info
      return await Promise.all(
        pictureSizes.map(async (size) => ({
          size,
          bytes: await sharp(drawn.data, { raw: { width, height, channels } }).resize(size, size).webp().toBuffer(),
        })),
      )
    } catch (error) {
      throw refusalOf(error, field)
    }
  })
}

const DRAW_SECONDS = 10

/** The chosen square of the upright picture, or the largest centered one. */
function squareOf({ autoOrient: { width, height } }: Metadata, cut: PictureCrop | null, field: string) {
  if (width * height > sizes.picturePixels)
    throw new AppError('BAD_REQUEST', refusePicture(pictureMessages.pixels, field))
  const shorter = Math.min(width, height)
  const side = cut ? Math.max(1, Math.round(cut.side * shorter)) : shorter
  const within = (at: number, length: number): number => Math.min(Math.max(0, Math.round(at)), length - side)
  return {
    left: within(cut ? cut.x * width : (width - side) / 2, width),
    top: within(cut ? cut.y * height : (height - side) / 2, height),
    width: side,
    height: side,
  }
}

/** Every sharp error is about the file: broken, truncated, or mislabeled. */
function refusalOf(error: unknown, field: string): AppError {
  if (error instanceof AppError) return error
  const isLarge = error instanceof Error && /pixel limit/i.test(error.message)
  const message = isLarge ? pictureMessages.pixels : pictureMessages.type
  return new AppError('BAD_REQUEST', { ...refusePicture(message, field), cause: error })
}

/** Loaded lazily, because the native library uses memory. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

let last: Promise<unknown> = Promise.resolve()

/** Decoding a picture takes up to 160 MB. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}
