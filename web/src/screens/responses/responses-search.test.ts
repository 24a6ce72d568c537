import { expect, test } from 'vitest'
import { responsesSearch } from './responses-search.ts'

test.for([
  ['both ends', { from: '2026-02-28', to: '2026-03-01' }, { from: '2026-02-28', to: '2026-03-01' }],
  ['one end', { to: '2026-03-01' }, { to: '2026-03-01' }],
  ['an invalid month', { from: '2026-13-01' }, {}],
  ['a day that its month doesn’t have', { from: '2026-02-30', to: '2026-03-01' }, { to: '2026-03-01' }],
  ['a word', { from: 'yesterday' }, {}],
  ['an end before the start', { from: '2026-11-22', to: '2026-11-01' }, {}],
] as const)('only valid dates in the URL are kept: %s', ([, raw, kept]) => {
  expect(responsesSearch({ ...raw, search: 'zip' })).toEqual({ search: 'zip', ...kept })
})

test('bookmarks from before the triage state had its name still open the same list', () => {
  expect(responsesSearch({ shelf: 'hidden' })).toEqual({ triageState: 'hidden' })
  expect(responsesSearch({ shelf: 'open' })).toEqual({})
})

test('the dashboard’s lists of replies that weren’t sent are kept, other states are dropped', () => {
  expect(responsesSearch({ status: 'all', delivery: 'failed' })).toEqual({ status: 'all', delivery: 'failed' })
  expect(responsesSearch({ delivery: 'failed,unknown' })).toEqual({ delivery: 'failed,unknown' })
  expect(responsesSearch({ delivery: 'posted' })).toEqual({})
})

test.for([
  ['several triage states', { triageState: 'snoozed,open' }, { triageState: 'open,snoozed' }],
  ['all but hidden ones', { triageState: 'no-reply,open,snoozed' }, { triageState: 'shown' }],
  ['open ones, which are the default', { triageState: 'open' }, {}],
  ['an unknown triage state', { triageState: 'bin' }, {}],
] as const)('equal triage filters have one spelling: %s', ([, raw, kept]) => {
  expect(responsesSearch(raw)).toEqual(kept)
})
