import { randomUUID } from 'node:crypto'
import { ORPCError, ValidationError } from '@orpc/server'
import type { ErrorBody } from '@bizamply/contract/error-codes'
import { AppError } from '../errors.ts'
import { isDatabaseAway } from '../db/sql-errors.ts'
import type { Log } from '../log.ts'
import { plainIssue } from './plain-issue.ts'
import { currentRequest } from './request-log.ts'

/** Returns every refusal in the same JSON format; an unknown error is logged and its message hidden. */
export function answerError(error: unknown, log: Log): Response {
  const known = toAppError(error)
  if (known?.code === 'SERVICE_UNAVAILABLE') warnNowAndThen(log, error)
  if (known) return asResponse(known.status, known.body)
  const request = currentRequest() ?? { requestId: randomUUID() }
  log.error({ ...request, err: error }, 'a request failed')
  const { requestId } = request
  const unknown = new AppError('INTERNAL', { details: { requestId } })
  return asResponse(unknown.status, unknown.body)
}

/** One log line per ten seconds: while the database is unavailable, every request fails. */
function warnNowAndThen(log: Log, error: unknown): void {
  const now = Date.now()
  if (now - (warnedAt.get(log) ?? 0) < 10_000) return
  warnedAt.set(log, now)
  log.warn({ err: error }, 'the database is unavailable: requests return 503')
}

const warnedAt = new WeakMap<Log, number>()

function asResponse(status: number, body: ErrorBody): Response {
  const headers = new Headers({ 'content-type': 'application/json' })
  const wait = body.details?.['retryAfterSeconds']
  if ((status === 429 || status === 503) && typeof wait === 'number') headers.set('retry-after', String(wait))
  return new Response(JSON.stringify(body), { status, headers })
}

export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return new AppError('SERVICE_UNAVAILABLE', { details: { retryAfterSeconds: 5 } })
  if (!(error instanceof ORPCError)) return null
  if (error.cause instanceof AppError) return error.cause
  if (error.code !== 'BAD_REQUEST') return error.code === 'NOT_FOUND' ? new AppError('NOT_FOUND') : null
  const issues = error.cause instanceof ValidationError ? error.cause.issues : []
  const errors = issues.map((issue) => ({
    path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: plainIssue(issue.message),
  }))
  return new AppError('BAD_REQUEST', { message: errors[0]?.message ?? 'The request isn’t valid.', errors })
}
