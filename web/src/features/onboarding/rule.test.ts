import { expect, test } from 'vitest'
import { firstStep, missingServices, mayGoOn } from './rule.ts'
import { setupSteps } from './setup-steps.ts'

const status = { bizamplyId: 'BZ-1', companyName: 'Alder & Co', brands: [{}] }

test.for([
  [[], 'both'],
  [['judgeme'], 'store'],
  [['shopify'], 'reviews'],
  [['shopify', 'instagram'], 'reviews'],
  [['shopify', 'judgeme'], null],
  [['yotpo', 'shopify'], null],
] as const)('a brand with %j still needs: %s', ([ServiceConnected, needed]) => {
  expect(missingServices({ ServiceConnected })).toBe(needed)
  expect(mayGoOn({ ServiceConnected })).toBe(needed === null)
})

test.for([
  [status, 2, 1],
  [{ ...status, companyName: null }, 1, 0],
  [{ ...status, bizamplyId: null }, undefined, 0],
  [{ ...status, brands: [] }, 1, 0],
  [undefined, 2, 2],
  [undefined, undefined, 1],
  [undefined, 7, 1],
] as const)('the wizard starts at the right step (%#)', ([known, kept, step]) => {
  expect(firstStep(known, kept)).toBe(step)
})

const progress = (state: 'running' | 'done') => ({
  connected: true,
  name: 'Judge.me',
  account: 'a',
  since: null,
  backfill: { state, done: 1, total: 2 },
})

test("the rail has one current step: the first that isn't done", () => {
  const states = (given: Parameters<typeof setupSteps>[0]) => setupSteps(given).map((it) => `${it.key} ${it.state}`)
  const nothing = { hasCompany: true, shop: null, reviews: null, finishing: false }
  expect(states(nothing)).toEqual(['account done', 'email done', 'shopify now', 'reviews next', 'finish next'])
  expect(states({ ...nothing, hasCompany: false })[2]).toBe('company now')
  const importing = { ...nothing, shop: progress('done'), reviews: progress('running') }
  expect(states(importing).slice(2)).toEqual(['shopify done', 'reviews now', 'finish next'])
  expect(states({ ...importing, finishing: true }).slice(2)).toEqual(['shopify done', 'reviews done', 'finish now'])
})
