import { expect, test } from 'vitest'
import { jobErrorWords } from './job-error-words.ts'

test.each([
  [null, null],
  [{}, null],
  [{ value: { message: 'job heartbeat timeout' } }, 'The worker stopped before the job finished.'],
  [{ value: { message: 'job timed out' } }, 'The job took too long and was stopped.'],
  [{ message: 'Failed query', stack: 'at x' }, 'A database query failed.'],
  [{ message: 'connect ECONNREFUSED 127.0.0.1:5432' }, 'connect ECONNREFUSED 127.0.0.1:5432'],
  [{ message: '' }, 'The job failed for an unknown reason.'],
  [{ message: 'first line\nselect * from app.users' }, 'first line'],
  [{ message: `no file ${'0198c0de-0000-7000-8000-000000000000'}` }, 'no file 0198c0de-0000-7000-8000-000000000000'],
  [{ message: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0' }, 'Bearer (hidden)'],
  [{ message: 'mail to jane@shop.test was refused' }, 'mail to (address) was refused'],
])('%j is shown as %j', (output, words) => {
  expect(jobErrorWords(output)).toBe(words)
})

test('a long message is truncated', () => {
  expect(jobErrorWords({ message: 'word '.repeat(100) })).toHaveLength(200)
})
