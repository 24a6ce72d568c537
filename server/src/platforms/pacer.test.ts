import { expect, test } from 'vitest'
import { createPacer } from './pacer.ts'

function paced() {
  let now = 0
  const sleep = async (ms: number) => void (now += ms)
  return { pacer: createPacer({ now: () => now, sleep }), now: () => now, pass: (ms: number) => void (now += ms) }
}

async function timeOf(turns: number, { pacer, now }: ReturnType<typeof paced>, account = 'a'): Promise<number> {
  const started = now()
  for (let turn = 0; turn < turns; turn++) await pacer.turn(account, 60_000)
  return now() - started
}

test("calls of one account are spaced out and don't delay those of another", async () => {
  const lanes = paced()
  expect(await timeOf(5, lanes)).toBe(1000)
  expect(await timeOf(1, lanes, 'b')).toBe(0)
})

test('speeds up while calls succeed, up to ten per second', async () => {
  const lanes = paced()
  for (let turn = 0; turn < 100; turn++) lanes.pacer.faster('a')
  expect(await timeOf(11, lanes)).toBeCloseTo(1000)
})

test('halves the rate when limited, down to two per second, and keeps the pause', async () => {
  const lanes = paced()
  for (let times = 0; times < 9; times++) lanes.pacer.slower('a', 3000)
  expect(await timeOf(3, lanes)).toBeCloseTo(4000)
})

test("reserves no slot if the wait is longer than the caller's patience", async () => {
  const { pacer, now, pass } = paced()
  pacer.slower('a', 5000)
  expect(await pacer.turn('a', 1000)).toBe(5000)
  expect(now()).toBe(0)
  pass(5000)
  expect(await pacer.turn('a', 1000)).toBeNull()
})
