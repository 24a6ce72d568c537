import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startTimeSlice, createFairQueue, type YieldToOthers } from './fair-queue.ts'

const steps = (seen: string[], name: string, count: number) => async (yieldToOthers: YieldToOthers) => {
  for (let n = 1; n <= count; n++) {
    seen.push(`${name}${n}`)
    await tick()
    seen.push(`${name}${n} ended`)
    await yieldToOthers()
  }
}

test('long work yields to all waiting work, and only one piece runs at a time', async () => {
  const [run, seen] = [createFairQueue(), [] as string[]]
  await Promise.all([run(steps(seen, 'a', 3)), run(steps(seen, 'b', 1)), run(steps(seen, 'c', 2))])
  const order = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3']
  expect(seen).toEqual(order.flatMap((one) => [one, `${one} ended`]))
})

test('failing work lets the next one run', async () => {
  const [run, seen] = [createFairQueue(), [] as string[]]
  const failed = run(() => Promise.reject(new Error('broken')))
  await Promise.all([expect(failed).rejects.toThrow('broken'), run(steps(seen, 'b', 2))])
  await run(steps(seen, 'c', 1))
  expect(seen.filter((one) => !one.endsWith('ended'))).toEqual(['b1', 'b2', 'c1'])
})

test('work that waits for a platform blocks nothing else', async () => {
  const [run, seen] = [createFairQueue(), [] as string[]]
  const answer = Promise.withResolvers<void>()
  const slow = run(async (yieldToOthers) => {
    await yieldToOthers.whileWaiting(() => answer.promise)
    seen.push('slow')
  })
  await run(steps(seen, 'a', 1))
  expect(seen).toEqual(['a1', 'a1 ended'])
  const other = run(steps(seen, 'b', 1))
  answer.resolve()
  await Promise.all([slow, other])
  expect(seen).toEqual(['a1', 'a1 ended', 'b1', 'b1 ended', 'slow'])
})

test('a time slice ends after 2,000 rows, and the next one starts from zero', async () => {
  let yields = 0
  const slice = startTimeSlice(() => Promise.resolve(void yields++))
  expect([slice.isOver(1999), slice.isOver(1)]).toEqual([false, true])
  await slice.yield()
  expect([yields, slice.isOver(500)]).toEqual([1, false])
})
