import type { Context, Hono } from 'hono'
import { sizes } from '@bizamply/contract/size-limits'
import { pictureMessages, pictureSizes, type PictureCrop } from '@bizamply/contract/pictures'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { answerUpload } from './answer-upload.ts'
import { authorizeBrand, authorizeCall, authorizeDownload, type Gate } from './authorize-call.ts'
import { FORM_OVERHEAD, pictureHeaders, readCut } from './picture-routes.ts'
import { readForm } from './read-form.ts'

/** The verbs, passed by app.ts. */
export interface LogoVerbs {
  /** The bytes of a file within the size limit. */
  collect: (pieces: AsyncIterable<Uint8Array>) => Promise<Uint8Array>
  /** Returns the logo's URL. */
  receive: (ctx: Ctx, logo: { bytes: Uint8Array; cut: PictureCrop | null }) => Promise<string>
  read: (ctx: Ctx, logo: { hash: string; size: number }) => Promise<Buffer | null>
}

export const logoPath = '/api/brands/:brandId/logo'

/** Brands' logos, like users' pictures; only members of their company see them. */
export function bindLogoRoutes(app: Hono, gate: Gate, verbs: LogoVerbs): void {
  app.post(logoPath, (c) => answerUpload(c, gate, () => receiveLogo(c, gate, verbs)))
  app.get('/brand-logos/:name', async (c) => {
    const ctx = await authorizeDownload(gate, c.req.raw, plainRoutes.logo)
    const [, hash = '', size = ''] = /^([0-9a-f]{32})-(\d{1,4})\.webp$/.exec(c.req.param('name')) ?? []
    const known = pictureSizes.find((one) => String(one) === size)
    const bytes = known ? await verbs.read(ctx, { hash, size: known }) : null
    if (!bytes) throw new AppError('NOT_FOUND')
    return new Response(new Uint8Array(bytes), { headers: pictureHeaders })
  })
}

async function receiveLogo(c: Context, gate: Gate, verbs: LogoVerbs): Promise<Record<string, unknown>> {
  const { rules } = plainRoutes.brandLogo
  const request = c.req.raw
  const { visitor } = await authorizeCall(gate, request, rules)
  if (!visitor) throw new AppError('UNAUTHENTICATED')
  const ctx = await authorizeBrand(gate, visitor, { requested: c.req.param('brandId') ?? '', rules })
  if (Number(request.headers.get('content-length') ?? 0) > sizes.pictureFile + FORM_OVERHEAD) {
    throw refusal('TOO_LARGE', pictureMessages.large)
  }
  const form = await readForm(request, { part: 'logo', field: 200, fields: 4 }, (file) => verbs.collect(file.bytes))
  if (!form.file) throw refusal('BAD_REQUEST', pictureMessages.missing)
  const logoUrl = await verbs.receive(ctx, { bytes: form.file, cut: readCut(form.fields.get('cut')) })
  return { success: true, data: { logoUrl } }
}

const refusal = (code: 'TOO_LARGE' | 'BAD_REQUEST', message: string): AppError =>
  new AppError(code, { message, errors: [{ path: 'logo', message }] })
