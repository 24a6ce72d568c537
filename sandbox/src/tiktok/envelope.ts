import { randomUUID } from 'node:crypto'
import { json, type Answer } from '../server/exchange.ts'
import type { OwnFault } from '../store/faults.ts'

/** The envelope and its codes are those of github.com/bububa/tiktok-business; the wording is ours. */
export const ok = (data: unknown): Answer => envelope(0, 'OK', data)

/** Every refusal comes with HTTP 200. */
export const refusal = (code: number, message: string): Answer => envelope(code, message, {})

export const badParameter = (message: string): Answer => refusal(40_002, message)

export const noPermission = (scope: string): Answer =>
  refusal(40_001, `You do not have permission for this operation: ${scope}`)

/** The error for an injected fault (500, 429, 401). */
export function tiktokFailure(status: number, reason: string): Answer {
  if (status === 401) return refusal(40_105, 'Access token is incorrect or has been revoked.')
  if (status === 429) return refusal(40_100, 'Too many requests. Please retry in some time.')
  return envelope(50_000, reason, {}, status)
}

export function spoilTiktok(fault: OwnFault): Answer {
  switch (fault) {
    case 'throttled':
      return tiktokFailure(429, '')
    case 'error-in-200':
      return refusal(50_000, 'System error')
    case 'forbidden':
      return noPermission('comment.list.manage')
    case 'blocked':
      return badParameter('The text violates the community guidelines.')
    case 'expired':
      return refusal(40_105, 'Access token has expired.')
  }
}

/** TikTok's paths end with a slash; without it they don't exist. */
export const noSuchPath = (): Answer => json(404, '404 page not found')

const envelope = (code: number, message: string, data: unknown, status = 200): Answer =>
  json(status, { code, message, request_id: randomUUID().replaceAll('-', ''), data })
