import { pictureMessages } from '@bizamply/contract/pictures'
import { AppError } from '../../errors.ts'

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp'

/** What a file begins with says what it is; its name and the type that a browser gives it say nothing. */
export function pictureKind(bytes: Uint8Array, field: string): PictureKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SNIFFED))
  const hex = head.toString('hex', 0, 12)
  const kind = kinds.find(([, magic]) => magic.test(hex))?.[0]
  // A picture that is a page as well is made by hand, for a browser that guesses what a file is.
  if (!kind || markup.test(head.toString('latin1')))
    throw new AppError('BAD_REQUEST', refusePicture(pictureMessages.type, field))
  return kind
}

/** `field` is the part of the form that the file came in. */
export const refusePicture = (message: string, field: string) => ({ message, errors: [{ path: field, message }] })

/** As much as browsers look at to guess. */
const SNIFFED = 1445

const markup = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i

/** First bytes, in hex. */
const kinds: [PictureKind, RegExp][] = [
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['gif', /^47494638(?:37|39)61/],
  ['webp', /^52494646.{8}57454250/],
]
