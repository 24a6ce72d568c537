import { expect, test } from 'vitest'
import { safeReturnUrl } from './return-url.ts'

test('a path in the console keeps its query', () => {
  expect(safeReturnUrl('/responses?status=draft#row')).toBe('/responses?status=draft#row')
})

test.for([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test/',
  'javascript:alert(1)',
  'responses',
  '',
  undefined,
  7,
])('%s is ignored', (value) => {
  expect(safeReturnUrl(value)).toBeUndefined()
})
