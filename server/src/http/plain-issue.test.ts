import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainIssue } from './plain-issue.ts'

test.each([
  [z.string().max(3), 'long', 'At most 3 characters.'],
  [z.string().min(3), 'ab', 'At least 3 characters.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entries.'],
  [z.number().max(9), 10, 'At most 9.'],
  [z.number().min(1), 0, 'At least 1.'],
  [z.enum(['a', 'b']), 'c', 'This is none of the choices.'],
  [z.uuid(), 'x', 'This does not have the right form.'],
  [z.string(), 7, 'This does not have the right form.'],
  [z.object({ a: z.string() }), {}, 'This is required.'],
  [z.strictObject({}), { more: 1 }, 'There is no such field.'],
  [z.string().min(1, 'Email is required'), '', 'Email is required'],
])('%# what the validator says of %j reads: %s', (schema: z.ZodType, value, words) => {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  expect(plainIssue(issue?.message ?? '')).toBe(words)
})
