import { errorCodes } from '@bizamply/contract/error-codes'
import { expect } from 'vitest'
import type { Answer } from './caller.ts'

/** Expects a refusal with this code, in the standard error format. */
export function expectRefusal(answer: Answer, code: keyof typeof errorCodes): void {
  expect([answer.status, answer.json['code']]).toEqual([errorCodes[code].status, code])
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.json['message']).toEqual(expect.stringMatching(/./))
  expect(Array.isArray(answer.json['errors'])).toBe(true)
}
