import type { Hono } from 'hono'
import { sizes } from '@bizamply/contract/size-limits'
import { pictureMessages, pictureSizes, type PictureCrop } from '@bizamply/contract/pictures'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { AppError } from '../errors.ts'
import { answerUpload } from './answer-upload.ts'
import { authorizeCall, authorizePicture, type Gate } from './authorize-call.ts'
import { readForm } from './read-form.ts'

/** The verbs, passed by app.ts. */
export interface PictureVerbs {
  /** The bytes of a file within the size limit. */
  collect: (pieces: AsyncIterable<Uint8Array>) => Promise<Uint8Array>
  /** Returns the picture's URL. */
  receive: (userId: string, picture: { bytes: Uint8Array; cut: PictureCrop | null }) => Promise<string>
  read: (picture: { hash: string; size: number }) => Promise<Buffer | null>
}

// Headers of parts, and the crop besides the file.
export const FORM_OVERHEAD = 16 * 1024

export function bindPictureRoutes(app: Hono, gate: Gate, verbs: PictureVerbs): void {
  app.post(plainRoutes.profilePicture.path, (c) =>
    answerUpload(c, gate, (request) => receivePicture(request, gate, verbs)),
  )
  app.get('/pictures/:name', async (c) => {
    await authorizePicture(gate, c.req.raw, plainRoutes.picture)
    const [, hash = '', size = ''] = /^([0-9a-f]{32})-(\d{1,4})\.webp$/.exec(c.req.param('name')) ?? []
    const known = pictureSizes.find((one) => String(one) === size)
    const bytes = known ? await verbs.read({ hash, size: known }) : null
    if (!bytes) throw new AppError('NOT_FOUND')
    return new Response(new Uint8Array(bytes), { headers: pictureHeaders })
  })
}

/** Whatever a browser takes these bytes for, it only draws them and runs nothing. */
export const pictureHeaders = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}

async function receivePicture(request: Request, gate: Gate, verbs: PictureVerbs): Promise<Record<string, unknown>> {
  const { visitor } = await authorizeCall(gate, request, plainRoutes.profilePicture.rules)
  if (!visitor) throw new AppError('UNAUTHENTICATED')
  if (Number(request.headers.get('content-length') ?? 0) > sizes.pictureFile + FORM_OVERHEAD) {
    throw refusal('TOO_LARGE', pictureMessages.large)
  }
  const form = await readForm(request, { part: 'avatar', field: 200, fields: 4 }, (file) => verbs.collect(file.bytes))
  if (!form.file) throw refusal('BAD_REQUEST', pictureMessages.missing)
  const cut = readCut(form.fields.get('cut'))
  const profilePic = await verbs.receive(visitor.actor.userId, { bytes: form.file, cut })
  return { success: true, data: { profilePic }, message: 'Profile picture updated successfully!' }
}

const refusal = (code: 'TOO_LARGE' | 'BAD_REQUEST', message: string): AppError =>
  new AppError(code, { message, errors: [{ path: 'avatar', message }] })

/** `x,y,side`, each a share from 0 to 1. */
export function readCut(text: string | undefined): PictureCrop | null {
  if (text === undefined || text === '') return null
  const [x = NaN, y = NaN, side = NaN, ...more] = text.split(',').map((part) => (part.trim() ? Number(part) : NaN))
  const isCut = [x, y, side].every((share) => share >= 0 && share <= 1) && side > 0 && more.length === 0
  if (isCut) return { x, y, side }
  const message = 'Send the crop as x,y,side, each from 0 to 1'
  throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'cut', message }] })
}
