import { importKinds, type ImportKind } from '@bizamply/contract/imports'
import { sizes } from '@bizamply/contract/size-limits'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { isId } from '../../db/ids.ts'
import { findFile, removeFile, storeFile, type StoredFile } from '../../files/index.ts'
import { refuseWithout } from '../billing/index.ts'
import { removeUnlessRead } from './import-file.ts'
import { previewImport } from './preview-import.ts'
import { readMapping } from './read-mapping.ts'
import { refused } from './refused.ts'
import { startImport } from './start-import.ts'

/** The form of an import, with its file already stored. */
export interface ImportRequest {
  file: (StoredFile & { sha256: string }) | null
  fileId: string | null
  mapping: string | null
  kind: string | null
  preview: boolean
  key: string
}

export const PURPOSE = 'import'
const KEEP_MS = 2 * 3_600_000

/** Stores a file as it arrives; nothing is decided about it yet. */
export function receiveImportFile(
  ctx: Ctx,
  file: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<StoredFile & { sha256: string }> {
  return storeFile(ctx, { purpose: PURPOSE, name: file.name, keepMs: KEEP_MS, most: sizes.importFile }, file.bytes)
}

export const dropImportFile = (ctx: Ctx, fileId: string): Promise<void> =>
  ctx.tx((tx) => removeFile(tx, ctx.companyId, fileId))

const dropUnlessRead = (ctx: Ctx, fileId: string): Promise<void> => ctx.tx((tx) => removeUnlessRead(tx, ctx, fileId))

/** A preview of the file, or its import job; a refused request leaves no uploaded file behind. */
export async function beginImport(ctx: Ctx, request: ImportRequest): Promise<Record<string, unknown>> {
  try {
    await ctx.tx((tx) => refuseWithout(tx, ctx.companyId, 'imports'))
    const chosen = { mapping: readMapping(request.mapping), kind: readKind(request.kind) }
    if (request.preview) {
      const preview = await previewImport(ctx, await namedFile(ctx, request), chosen)
      return { success: true, data: preview, ...preview }
    }
    const started = await startImport(ctx, { ...request, ...chosen }, () => namedFile(ctx, request))
    return { success: true, data: started, jobId: started.jobId }
  } catch (error) {
    // If only the response of the commit was lost, the import is there and reads the file.
    if (request.file) await dropUnlessRead(ctx, request.file.id)
    throw error
  }
}

async function namedFile(ctx: Ctx, { file, fileId }: ImportRequest): Promise<StoredFile> {
  if (file) return file
  if (fileId === null) throw refused('file', 'Choose a file')
  if (!isId(fileId)) throw refused('fileId', 'Invalid file ID')
  const found = await ctx.tx((tx) => findFile(tx, ctx, PURPOSE, fileId))
  if (!found) throw new AppError('NOT_FOUND', { message: 'We no longer have this file. Choose it again.' })
  return found
}

function readKind(kind: string | null): ImportKind | null {
  if (kind === null || kind === '') return null
  const found = importKinds.find((one) => one === kind)
  if (!found) throw refused('kind', 'Choose one of: comments, products')
  return found
}
