import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainIssue } from './plain-issue.ts'

test.each([
  [z.string().max(3), 'long', 'Use 3 characters or fewer.'],
  [z.string().min(3), 'ab', 'Use at least 3 characters.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Send at most 1 items.'],
  [z.number().max(9), 10, 'Enter 9 or less.'],
  [z.number().min(1), 0, 'Enter 1 or more.'],
  [z.enum(['pending', 'draft', 'sent']), 'c', 'Choose one of: pending, draft, sent.'],
  [z.literal([1, 2]), 3, 'Choose one of: 1, 2.'],
  [z.enum(Array.from({ length: 21 }, (_, n) => `c${n}`)), 'x', 'Enter a valid value.'],
  [z.uuid(), 'x', 'Enter a valid value.'],
  [z.string(), 7, 'Enter a valid value.'],
  [z.object({ a: z.string() }), {}, 'This is required.'],
  [z.strictObject({}), { more: 1 }, 'This field doesn’t exist.'],
  [z.string().min(1, 'Email is required'), '', 'Email is required'],
])("%#: the validator's message for %j reads: %s", (schema: z.ZodType, value, words) => {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  expect(plainIssue(issue?.message ?? '')).toBe(words)
})
