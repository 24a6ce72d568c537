import { pictureMessages } from '@bizamply/contract/pictures'
import { AppError } from '../../errors.ts'

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp'

/** Detects the type by magic bytes; the file name and the browser's type are not trusted. */
export function pictureKind(bytes: Uint8Array, field: string): PictureKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SNIFFED))
  const hex = head.toString('hex', 0, 12)
  const kind = kinds.find(([, magic]) => magic.test(hex))?.[0]
  // A picture with embedded markup is crafted for browsers that sniff content types.
  if (!kind || markup.test(head.toString('latin1')))
    throw new AppError('BAD_REQUEST', refusePicture(pictureMessages.type, field))
  return kind
}

/** `field` is the form field of the file. */
export const refusePicture = (message: string, field: string) => ({ message, errors: [{ path: field, message }] })

/** The number of bytes that browsers sniff. */
const SNIFFED = 1445

const markup = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i

/** Magic bytes, in hex. */
const kinds: [PictureKind, RegExp][] = [
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['gif', /^47494638(?:37|39)61/],
  ['webp', /^52494646.{8}57454250/],
]
