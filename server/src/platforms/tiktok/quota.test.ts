import { expect, test } from 'vitest'
import { createQuota } from './quota.ts'

function counted() {
  let now = 0
  const sleep = async (ms: number) => void (now += ms)
  return { quota: createQuota({ now: () => now, sleep }), now: () => now, pass: (ms: number) => void (now += ms) }
}

test('never sends more than 40 calls of one kind in a minute, the first twenty without waiting', async () => {
  const { quota, now } = counted()
  const at: number[] = []
  for (let turn = 0; turn < 80; turn++) {
    await quota.turn('a comments', 60_000)
    at.push(now())
  }
  expect(at[19]).toBe(0)
  const most = Math.max(...at.map((from) => at.filter((one) => one >= from && one < from + 60_000).length))
  expect(most).toBeLessThanOrEqual(40)
  await quota.turn('a replies', 60_000)
  expect(now()).toBe(at.at(-1))
})

test('while blocked, a call reserves no slot until the pause is over', async () => {
  const { quota, pass } = counted()
  quota.slower('a', 300_000)
  expect(await quota.turn('a', 30_000)).toBe(300_000)
  expect(await quota.turn('b', 30_000)).toBeNull()
  pass(300_000)
  expect(await quota.turn('a', 30_000)).toBeNull()
})
