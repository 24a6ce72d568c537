import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { idempotencyKeys, isUnclear, withKey } from './idempotency-keys.ts'

test('a retry without a response reuses the key, a new request gets its own', () => {
  const key = idempotencyKeys.keyOf('send a 1')
  expect(idempotencyKeys.keyOf('send a 1')).toBe(key)
  expect(idempotencyKeys.keyOf('send a 2')).not.toBe(key)
  idempotencyKeys.answered('send a 1')
  expect(idempotencyKeys.keyOf('send a 1')).not.toBe(key)
})

test('no response and server errors are ambiguous, rejections are not', () => {
  expect(isUnclear(new CallError({}))).toBe(true)
  expect(isUnclear(new CallError({ code: 'INTERNAL' }, 500))).toBe(true)
  expect(isUnclear(new CallError({ code: 'INSUFFICIENT_CREDITS' }, 402))).toBe(false)
  expect(isUnclear(new CallError({ code: 'GENERATION_FAILED' }, 502))).toBe(false)
  expect(isUnclear(new CallError({ code: 'PLATFORM_REFUSED', details: { unclear: true } }, 502))).toBe(true)
  // Refused before anything was done.
  expect(isUnclear(new CallError({ code: 'NOT_READY' }, 503))).toBe(false)
})

test('a request that got no clear answer is made again with its key, others with their own', async () => {
  const keys: string[] = []
  const call = (error?: CallError) =>
    withKey('add a task', ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return error ? Promise.reject(error) : Promise.resolve()
    }).catch(() => undefined)
  await call(CallError.unreachable())
  await call(new CallError({ code: 'INTERNAL' }, 500))
  await call()
  expect(new Set(keys).size).toBe(1)
  // The same words on purpose: each answered, or refused for a reason.
  await Promise.all([call(), call(new CallError({ code: 'CONFLICT' }, 409)), call()])
  await call()
  expect(new Set(keys).size).toBe(5)
})
