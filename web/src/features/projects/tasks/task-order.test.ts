import { expect, test } from 'vitest'
import { aTask } from '../../../testing/projects.ts'
import { moved, placeAt, unfolded } from './task-order.ts'

const ids = (tasks: { id: string }[]): string[] => tasks.map(({ id }) => id.slice(-1))
const tasks = [1, 2, 3, 4, 5].map((n) => aTask(n, n < 5 ? { doneAt: `2026-10-0${n}T09:00:00.000Z` } : {}))
const idOf = (n: number): string => aTask(n).id

const none = new Set<string>()

test('finished tasks are folded, and follow the open ones when unfolded', () => {
  expect(ids(unfolded(tasks, { isUnfolded: false, stay: none }))).toEqual(['5'])
  expect(ids(unfolded(tasks, { isUnfolded: true, stay: none }))).toEqual(['5', '1', '2', '3', '4'])
})

test('a task that was open when the page opened stays where it is', () => {
  expect(ids(unfolded(tasks, { isUnfolded: false, stay: new Set([idOf(3)]) }))).toEqual(['3', '5'])
})

test('a dragged task takes the place of the task below it, even with hidden tasks between them', () => {
  const shown = tasks.slice(1)
  expect(placeAt(tasks, shown, idOf(5), idOf(2))).toBe(idOf(1))
  expect(placeAt(tasks, tasks, idOf(5), idOf(1))).toBeNull()
  expect(placeAt(tasks, shown, idOf(2), idOf(4))).toBe(idOf(4))
  expect(placeAt(tasks, shown, idOf(2), idOf(2))).toBeUndefined()
  expect(placeAt(tasks, shown, idOf(1), idOf(2))).toBeUndefined()
})

test('the order on screen matches the order that the server stores', () => {
  expect(ids(moved(tasks, idOf(5), null))).toEqual(['5', '1', '2', '3', '4'])
  expect(ids(moved(tasks, idOf(1), idOf(3)))).toEqual(['2', '3', '1', '4', '5'])
})
