import { randomUUID } from 'node:crypto'
import { ORPCError, ValidationError } from '@orpc/server'
import type { ErrorBody } from '@bizamply/contract/errors'
import { AppError } from '../errors.ts'
import type { Log } from '../context.ts'
import { plainIssue } from './plain-issue.ts'

/** Every refusal in the one JSON shape; an unknown error is logged and loses its text. */
export function answerError(error: unknown, log: Log): Response {
  const known = toAppError(error)
  if (known) return asResponse(known.status, known.body)
  const requestId = randomUUID()
  log.error({ requestId, err: error }, 'a request failed')
  const unknown = new AppError('INTERNAL', { details: { requestId } })
  return asResponse(unknown.status, unknown.body)
}

function asResponse(status: number, body: ErrorBody): Response {
  const headers = new Headers({ 'content-type': 'application/json' })
  const wait = body.details?.['retryAfterSeconds']
  if ((status === 429 || status === 503) && typeof wait === 'number') headers.set('retry-after', String(wait))
  return new Response(JSON.stringify(body), { status, headers })
}

export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (!(error instanceof ORPCError)) return null
  if (error.cause instanceof AppError) return error.cause
  if (error.code !== 'BAD_REQUEST') return error.code === 'NOT_FOUND' ? new AppError('NOT_FOUND') : null
  const issues = error.cause instanceof ValidationError ? error.cause.issues : []
  const errors = issues.map((issue) => ({
    path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: plainIssue(issue.message),
  }))
  return new AppError('BAD_REQUEST', { message: errors[0]?.message ?? 'The request is not valid.', errors })
}
