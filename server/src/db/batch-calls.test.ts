import { expect, test } from 'vitest'
import { batchCalls } from './batch-calls.ts'

test('concurrent calls share one run, each with its own result', async () => {
  const runs: number[][] = []
  const double = batchCalls(
    async (items: number[]) => {
      runs.push(items)
      return items.map((item) => item * 2)
    },
    { most: 3 },
  )
  expect(await Promise.all([1, 2, 3, 4, 5].map((item) => double(item)))).toEqual([2, 4, 6, 8, 10])
  expect(runs).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

test('a run takes no more than its size, but a single item of any size', async () => {
  const runs: string[][] = []
  const run = (items: string[]): Promise<string[]> => {
    runs.push(items)
    return Promise.resolve(items)
  }
  const call = batchCalls(run, { most: 10, largest: { sum: 4, sizeOf: (item) => item.length } })
  await Promise.all(['aa', 'bb', 'c', 'dddddd'].map((item) => call(item)))
  expect(runs).toEqual([['aa', 'bb'], ['c'], ['dddddd']])
})

test("a failing item doesn't fail the others", async () => {
  const call = batchCalls(
    (items: number[]) => (items.includes(2) ? Promise.reject(new Error('two')) : Promise.resolve(items)),
    { most: 10 },
  )
  const results = await Promise.allSettled([1, 2, 3].map((item) => call(item)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
