import { expect, test } from 'vitest'
import { importCycles } from './import-cycles.mjs'

const graph = (edges) => new Map(Object.entries(edges))

test('files that only import downward have no cycle', () => {
  expect(importCycles(graph({ a: ['b', 'c'], b: ['c'], c: [], d: ['a', 'outside'] }))).toEqual([])
})

test('every cycle is found, and files outside it are left out', () => {
  const edges = { top: ['a'], a: ['b'], b: ['c', 'leaf'], c: ['a'], leaf: [], x: ['y'], y: ['x'], self: ['self'] }
  expect(importCycles(graph(edges))).toEqual([['a', 'b', 'c'], ['self'], ['x', 'y']])
})

test('two cycles that share a file count as one', () => {
  expect(importCycles(graph({ a: ['b', 'c'], b: ['a'], c: ['a'] }))).toEqual([['a', 'b', 'c']])
})

test('a chain of imports can be of any length', () => {
  const chain = Array.from({ length: 50_000 }, (_, n) => [`f${n}`, [`f${n + 1}`]])
  expect(importCycles(new Map([...chain, ['f50000', []]]))).toEqual([])
})
