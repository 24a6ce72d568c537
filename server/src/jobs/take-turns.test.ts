import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beginTurn, takeTurns, type GiveWay } from './take-turns.ts'

const steps = (seen: string[], name: string, count: number) => async (giveWay: GiveWay) => {
  for (let n = 1; n <= count; n++) {
    seen.push(`${name}${n}`)
    await tick()
    seen.push(`${name}${n} ended`)
    await giveWay()
  }
}

test('long work lets each that waits go first, and nothing runs beside it', async () => {
  const [take, seen] = [takeTurns(), [] as string[]]
  await Promise.all([take(steps(seen, 'a', 3)), take(steps(seen, 'b', 1)), take(steps(seen, 'c', 2))])
  const order = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3']
  expect(seen).toEqual(order.flatMap((one) => [one, `${one} ended`]))
})

test('work that fails leaves its turn to the next', async () => {
  const [take, seen] = [takeTurns(), [] as string[]]
  const failed = take(() => Promise.reject(new Error('broken')))
  await Promise.all([expect(failed).rejects.toThrow('broken'), take(steps(seen, 'b', 2))])
  await take(steps(seen, 'c', 1))
  expect(seen.filter((one) => !one.endsWith('ended'))).toEqual(['b1', 'b2', 'c1'])
})

test('a turn is over after 2,000 rows, and the next one counts from none', async () => {
  let passed = 0
  const turn = beginTurn(() => Promise.resolve(void passed++))
  expect([turn.isOver(1999), turn.isOver(1)]).toEqual([false, true])
  await turn.pass()
  expect([passed, turn.isOver(500)]).toEqual([1, false])
})
