import type { CommentPlatform } from '@bizamply/contract/comments'
import type { ImportKind, ImportPreview } from '@bizamply/contract/imports'
import { CallError } from '../../lib/call-error.ts'
import { isDefaultDate } from './default-date.ts'
import type { Mapping } from './fields.ts'
import { postForm } from '../../lib/post-form.ts'

/** The user's choices for a file; without them, the server decides. */
export interface Choices {
  kind: ImportKind
  mapping: Mapping
  /** Where the reviews come from, unless a column says so. */
  platform: CommentPlatform
  dateOrder: ImportPreview['dateOrder']
  /** The default date for undated rows, as typed; empty means the day of the import. */
  defaultDate: string
}

type Watch = { signal: AbortSignal; onSent?: (bytes: number, total: number) => void }

/** Uploads a file and returns how it was read; no reviews are stored. */
export function readFile(file: File, watch: Watch): Promise<ImportPreview> {
  const form = new FormData()
  // Parts are read in order, so the options come before the file.
  form.append('preview', 'true')
  form.append('file', file, file.name)
  return preview(form, watch)
}

/** Reads a file that is already on the server again, with other choices. */
export function readAgain(fileId: string, choices: Partial<Choices>, watch: Watch): Promise<ImportPreview> {
  const form = new FormData()
  form.append('preview', 'true')
  form.append('fileId', fileId)
  if (choices.kind) form.append('kind', choices.kind)
  if (choices.mapping) form.append('mapping', mappingText(choices))
  return preview(form, watch)
}

/** Without choices, the server uses the last ones made for a file like this. */
export async function startImport(fileId: string, choices: Choices | null, key: string): Promise<{ importId: string }> {
  const form = new FormData()
  form.append('fileId', fileId)
  if (choices) {
    form.append('kind', choices.kind)
    form.append('mapping', mappingText(choices))
  }
  const signal = AbortSignal.timeout(START_MS)
  const body = await postForm({ path, form, signal, idempotencyKey: key })
  const data = dataOf(body)
  if (!('importId' in data) || typeof data.importId !== 'string') throw new CallError({})
  return { importId: data.importId }
}

/** Always the same text for the same choices, so that a retry is recognized. */
export const mappingText = ({ kind, mapping, platform, dateOrder, defaultDate = '' }: Partial<Choices>): string =>
  JSON.stringify({
    ...(kind === 'comments' ? { platform } : {}),
    ...mapping,
    kind,
    ...(dateOrder ? { dateOrder } : {}),
    ...(isDefaultDate(defaultDate) ? { defaultDate } : {}),
  })

const path = '/api/comments/import'
const START_MS = 60_000

async function preview(form: FormData, watch: Watch): Promise<ImportPreview> {
  const data = dataOf(await postForm({ path, form, ...watch }))
  if (!isPreview(data)) throw new CallError({})
  return data
}

const dataOf = (body: unknown): object =>
  typeof body === 'object' && body !== null && 'data' in body && typeof body.data === 'object' && body.data !== null
    ? body.data
    : {}

const isPreview = (data: object): data is ImportPreview => 'columns' in data && 'fileId' in data
