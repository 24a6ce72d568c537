import { expect, test } from 'vitest'
import { concernsList } from './use-live-comments.ts'

const following = { listens: true, importing: false }

test.for([
  ['comment', following, true],
  ['comment', { listens: false, importing: false }, false],
  ['reply', { listens: false, importing: false }, true],
  ['job', following, false],
  ['job', { listens: true, importing: true }, true],
  ['credits', following, false],
  ['notification', following, false],
] as const)('the event %s with %o refreshes the list: %s', ([type, state, expected]) => {
  expect(concernsList({ type, brandId: 'b', id: 'x' }, 'b', state)).toBe(expected)
})

test('events of another brand don’t refresh the list', () => {
  expect(concernsList({ type: 'comment', brandId: 'other', id: 'x' }, 'b', following)).toBe(false)
})
