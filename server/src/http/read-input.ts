import type { z } from 'zod'
import { AppError } from '../errors.ts'
import { plainIssue } from './plain-issue.ts'
import { refuseUnstorable } from './refuse-unstorable.ts'

/** The contract's validated input, or a single refusal with the location of each issue. */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  refuseUnstorable(given)
  const input = schema.safeParse(given)
  if (input.success) return input.data
  const errors = input.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: plainIssue(issue.message),
  }))
  throw new AppError('BAD_REQUEST', { message: errors[0]?.message ?? 'The request isn’t valid.', errors })
}

export const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url).searchParams)
