import fc from 'fast-check'

const topics = ['zip', 'size', 'colour', 'delivery'] as const

/** Everything that can happen to comments, in random order. */
export const anyStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('arrive' as const),
      names: fc.array(fc.nat(120), { minLength: 1, maxLength: 12 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      name: fc.nat(120),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('draft' as const), name: fc.nat(120) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      name: fc.nat(120),
      hours: fc.integer({ min: -5, max: 300 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('setTriageState' as const),
      names: fc.array(fc.nat(120), { minLength: 1, maxLength: 8 }),
      triageState: fc.constantFrom('open' as const, 'snoozed' as const, 'no-reply' as const, 'hidden' as const),
      minutes: fc.integer({ min: 1, max: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wake' as const), minutes: fc.integer({ min: 1, max: 10 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      names: fc.array(fc.nat(160), { minLength: 1, maxLength: 10 }),
      undone: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), name: fc.nat(120) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      name: fc.nat(120),
      sentiment: fc.constantFrom('positive' as const, 'mixed' as const, 'neutral' as const, 'negative' as const, null),
      good: fc.subarray([...topics]),
      bad: fc.subarray([...topics]),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('read again' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('tie' as const), post: fc.nat(2), product: fc.option(fc.nat(4)) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('twin' as const),
      name: fc.nat(120),
      hours: fc.integer({ min: -30, max: 30 }),
    }),
  },
)
export type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never
