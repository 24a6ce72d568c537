import type { Hono } from 'hono'
import { sizes } from '@bizamply/contract/size-limits'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { AppError } from '../errors.ts'
import type { Ctx } from '../context.ts'
import { isId } from '../db/ids.ts'
import { spend } from '../db/rate-limits.ts'
import { answerFile } from './answer-file.ts'
import { answerUpload } from './answer-upload.ts'
import { authorizeCall, readKey, type Gate } from './authorize-call.ts'
import { readForm, type FormFile } from './read-form.ts'
import { refuseUnstorable } from './refuse-unstorable.ts'

export interface KeptFile {
  id: string
  name: string
  size: number
  sha256: string
}

/** The verbs, passed by app.ts. */
export interface ImportVerbs {
  receive: (ctx: Ctx, file: FormFile) => Promise<KeptFile>
  drop: (ctx: Ctx, fileId: string) => Promise<void>
  begin: (
    ctx: Ctx,
    request: {
      file: KeptFile | null
      fileId: string | null
      mapping: string | null
      kind: string | null
      preview: boolean
      key: string
    },
  ) => Promise<Record<string, unknown>>
  rejects: (ctx: Ctx, importId: string) => Promise<{ name: string; pieces: AsyncGenerator<string> }>
}

// Headers of parts, and fields besides the file.
const FORM_OVERHEAD = 128 * 1024

export function bindImportRoutes(app: Hono, gate: Gate, verbs: ImportVerbs): void {
  app.post(plainRoutes.importFile.path, (c) => answerUpload(c, gate, (request) => receiveImport(request, gate, verbs)))
  app.get('/api/imports/:importId/rejects.csv', async (c) => {
    const { ctx } = await authorizeCall(gate, c.req.raw, plainRoutes.importRejects.rules)
    if (!ctx) throw new AppError('FORBIDDEN')
    const importId = c.req.param('importId')
    if (!isId(importId)) {
      throw new AppError('BAD_REQUEST', { errors: [{ path: 'importId', message: 'Invalid import ID' }] })
    }
    return answerFile({ ...(await verbs.rejects(ctx, importId)), type: 'text/csv; charset=utf-8' })
  })
}

async function receiveImport(request: Request, gate: Gate, verbs: ImportVerbs): Promise<Record<string, unknown>> {
  const { ctx } = await authorizeCall(gate, request, plainRoutes.importFile.rules)
  if (!ctx) throw new AppError('FORBIDDEN')
  if (Number(request.headers.get('content-length') ?? 0) > sizes.importFile + FORM_OVERHEAD)
    throw new AppError('TOO_LARGE')
  let kept: KeptFile | null = null
  try {
    const { fields } = await readForm(request, { field: sizes.importMapping, fields: 12 }, async (file) => {
      await countUpload(ctx)
      kept = await verbs.receive(ctx, file)
    })
    refuseUnstorable(Object.fromEntries(fields))
    const preview = readYesNo('preview', fields.get('preview'))
    const key = preview ? '' : readKey(request.headers)
    const read = (name: string): string | null => fields.get(name) ?? null
    const file = kept
    // From here on, the verb handles the file.
    kept = null
    return await verbs.begin(ctx, {
      file,
      fileId: read('fileId'),
      mapping: read('mapping'),
      kind: read('kind'),
      preview,
      key,
    })
  } catch (error) {
    if (kept) await verbs.drop(ctx, (kept as KeptFile).id)
    throw error
  }
}

function readYesNo(path: string, value: string | undefined): boolean {
  const word = value?.trim().toLowerCase() ?? ''
  if (['true', '1', 'yes'].includes(word)) return true
  if (['', 'false', '0', 'no'].includes(word)) return false
  throw new AppError('BAD_REQUEST', { errors: [{ path, message: 'Choose one of: true, false' }] })
}

async function countUpload(ctx: Ctx): Promise<void> {
  await spend(ctx.db, 'uploadPerCompany', ctx.companyId, ctx.now())
}
