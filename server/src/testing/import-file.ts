import { randomUUID } from 'node:crypto'
import type { Answer, Caller, Loose } from './caller.ts'
import { until } from './until.ts'

export interface ImportOptions {
  name?: string
  mapping?: Record<string, string | null>
  kind?: string
  /** Any value other than `true` is sent unchanged. */
  preview?: boolean | string
  fileId?: string
  key?: string
}

/** Sends a file as a browser's form does. */
export async function sendFile(
  caller: Caller,
  content: string | Uint8Array | null,
  options: ImportOptions = {},
): Promise<Answer> {
  const form = new FormData()
  if (content !== null) form.set('file', new File([asText(content)], options.name ?? 'reviews.csv'))
  if (options.fileId) form.set('fileId', options.fileId)
  if (options.mapping) form.set('mapping', JSON.stringify(options.mapping))
  if (options.kind) form.set('kind', options.kind)
  if (options.preview) form.set('preview', String(options.preview))
  const encoded = new Response(form)
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    ...(options.preview ? {} : { 'idempotency-key': options.key ?? randomUUID() }),
  }
  return caller.bytes('POST', '/api/comments/import', new Uint8Array(await encoded.arrayBuffer()), headers)
}

// Blob rejects views of shared memory, which a Buffer can be.
const asText = (content: string | Uint8Array): string | Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? content : new Uint8Array(content)

export interface Ended {
  status: string
  done: number
  total: number
  result: Record<'created' | 'updated' | 'unchanged' | 'rejected' | 'removed' | 'restored' | 'kept', number> & {
    importId: string
    rejects: { line: number; reason: string }[]
    reason?: string
  }
}

/** Waits until a job has ended. */
export async function jobEnd(caller: Caller, jobId: string, withinMs?: number): Promise<Ended> {
  return until(
    'the job has ended',
    async () => {
      const { json } = await caller.get(`/api/jobs/${jobId}`)
      const job = json['data'] as unknown as Ended | undefined
      return job && job.status !== 'running' ? job : null
    },
    withinMs,
  )
}

/** Imports a file and waits until that has ended. */
export async function importFile(
  caller: Caller,
  content: string | Uint8Array | null,
  options: ImportOptions = {},
): Promise<Ended & { jobId: string; importId: string }> {
  const answer = await sendFile(caller, content, options)
  if (answer.status !== 200) throw new Error(`no import: ${answer.status} ${answer.text}`)
  const { jobId, importId } = answer.json['data'] as Loose & { jobId: unknown; importId: unknown }
  return { ...(await jobEnd(caller, String(jobId))), jobId: String(jobId), importId: String(importId) }
}

/** Undoes an import and waits until that has ended. */
export async function undo(caller: Caller, importId: string): Promise<Ended> {
  const answer = await caller.call('POST', `/api/imports/${importId}/undo`)
  if (answer.status !== 200) throw new Error(`no undo: ${answer.status} ${answer.text}`)
  return jobEnd(caller, String(answer.json['jobId'] as unknown))
}
