import type { z } from 'zod'
import { fieldsOf, json, type Answer, type Exchange } from '../server/exchange.ts'

/** Parses the body, or returns a 400 that says what is wrong with it. */
export function readInput<Shape extends z.ZodType>(
  shape: Shape,
  exchange: Exchange,
): { input: z.output<Shape> } | { refusal: Answer } {
  const fields = fieldsOf(exchange)
  if (!fields) return { refusal: refuse('The body is not a JSON object', []) }
  const read = shape.safeParse(fields)
  if (read.success) return { input: read.data }
  const errors = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { refusal: refuse(errors.map(({ path, message }) => `${path}: ${message}`).join('; '), errors) }
}

export function refuse(message: string, errors: { path: string; message: string }[]): Answer {
  return json(400, { message, code: 'VALIDATION_FAILED', errors })
}
