import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'
import { AppError } from '../errors.ts'

export interface FormFile {
  name: string
  bytes: AsyncIterable<Uint8Array>
}

export interface FormLimits {
  /** Name of the file's part; `file` by default. */
  part?: string
  /** Of one field's value, in bytes. */
  field: number
  fields: number
}

/**
 * Reads a multipart form as a stream: the file goes to `onFile` and is never buffered; its result
 * is returned with the fields. If this throws, the work on the file has ended.
 */
export async function readForm<T>(
  request: Request,
  limits: FormLimits,
  onFile: (file: FormFile) => Promise<T>,
): Promise<{ file: T | null; fields: Map<string, string> }> {
  const fields = new Map<string, string>()
  const parser = openParser(request.headers.get('content-type') ?? '', limits)
  let work: Promise<T> | null = null
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value, _, isCut) => {
      if (isCut) reject(new AppError('TOO_LARGE', { message: `The part “${name}” is too large.` }))
      fields.set(name, value)
    })
    parser.on('file', (part, stream, name) => {
      // A form that breaks off inside a file only reports it here; the file may have no reader yet.
      stream.on('error', (error: Error) => {
        reject(unreadable('It was interrupted or isn’t a form.', error))
        stream.destroy()
      })
      if (part !== (limits.part ?? 'file') || work) {
        stream.resume()
        return
      }
      work = onFile({ name: nameOf(name), bytes: stream })
      work.catch(reject)
    })
    parser.on('fieldsLimit', () => reject(unreadable('It has too many parts.')))
    parser.on('partsLimit', () => reject(unreadable('It has too many parts.')))
    parser.on('error', (error) => reject(unreadable('It was interrupted or isn’t a form.', error)))
    parser.on('finish', resolve)
  })
  if (!request.body) throw unreadable('It has no body.')
  const body = Readable.fromWeb(request.body as WebStream<Uint8Array>)
  body.on('error', (error) => parser.destroy(error))
  body.pipe(parser)
  try {
    await parsed
    return { file: work ? await (work as Promise<T>) : null, fields }
  } catch (error) {
    body.unpipe(parser)
    parser.destroy()
    await Promise.all([discard(body), (work as Promise<T> | null)?.catch(() => undefined)])
    throw error
  }
}

const DISCARD_BYTES = 64 * 1024 * 1024
const DISCARD_MS = 10_000

/**
 * Discards the rest of the body: many clients read a response only after sending everything. If
 * that takes too long or too much, the connection is closed.
 */
export async function discard(body: Readable): Promise<void> {
  let left = DISCARD_BYTES
  const late = setTimeout(() => body.destroy(), DISCARD_MS)
  await new Promise<void>((resolve) => {
    body.on('data', (piece: Uint8Array) => {
      left -= piece.length
      if (left < 0) body.destroy()
    })
    body.on('error', () => resolve())
    body.on('close', () => resolve())
    body.on('end', () => resolve())
    if (body.destroyed || body.readableEnded) resolve()
    body.resume()
  })
  clearTimeout(late)
}

function openParser(type: string, limits: FormLimits) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { files: 2, fields: limits.fields, parts: limits.fields + 2, fieldSize: limits.field, headerPairs: 20 },
    })
  } catch (cause) {
    throw unreadable('It must be multipart/form-data.', cause)
  }
}

/** The last part of the path that a browser names, without characters that are invalid in names. */
function nameOf(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  const plain = last.toWellFormed().replace(/[\p{Cc}\p{Cf}"]/gu, '')
  return plain.trim().slice(-200) || 'file'
}

const unreadable = (why: string, cause?: unknown): AppError =>
  new AppError('BAD_REQUEST', { message: `We couldn’t read the request. ${why}`, cause })
