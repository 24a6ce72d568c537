import type { z } from 'zod'
import { commentFields, importMapping, productFields, type ImportMapping } from '@bizamply/contract/imports'
import { AppError } from '../../errors.ts'

/** The form's part `mapping`, or null if it is empty. */
export function readMapping(text: string | null): ImportMapping | null {
  if (text === null || text.trim() === '') return null
  const parsed = importMapping.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.flatMap(present)
  throw new AppError('BAD_REQUEST', { message: errors[0]?.message ?? 'The mapping isn’t valid.', errors })
}

type Issue = z.core.$ZodIssue

function present(issue: Issue): { path: string; message: string }[] {
  if (issue.code !== 'unrecognized_keys')
    return [{ path: ['mapping', ...issue.path].map(String).join('.'), message: issue.message }]
  return issue.keys.map((key) => ({
    path: `mapping.${key}`,
    message: `The field “${key.slice(0, 100)}” doesn’t exist. Use one of: ${known.join(', ')}`,
  }))
}

const known = [...new Set<string>([...commentFields, ...productFields]), 'dateOrder', 'timezone', 'defaultDate', 'kind']

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const errors = [{ path: 'mapping', message: 'Send valid JSON' }]
    throw new AppError('BAD_REQUEST', { message: 'Send the mapping as JSON.', errors, cause })
  }
}
