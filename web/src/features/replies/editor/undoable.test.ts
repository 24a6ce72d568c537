import { expect, test } from 'vitest'
import { changedPart, put, redo, type, undo, undoable } from './undoable.ts'

test('letters typed in a row are a single step, an insertion is its own step', () => {
  let it = undoable('Hi')
  it = type(it, 'Hi ', 10_000)
  it = type(it, 'Hi A', 10_100)
  it = put(it, 'Hi A SORRY15')
  it = type(it, 'Hi A SORRY15!', 10_200)
  expect(undo(it).text).toBe('Hi A SORRY15')
  expect(undo(undo(it)).text).toBe('Hi A')
  expect(undo(undo(undo(it))).text).toBe('Hi')
  expect(undo(undo(undo(undo(it)))).text).toBe('Hi')
})

test('undone text can be redone until something new is typed', () => {
  const it = undo(put(put(undoable('a'), 'b'), 'c'))
  expect(redo(it).text).toBe('c')
  expect(redo(type(it, 'bx', 0)).text).toBe('bx')
})

test('a pause starts a new step', () => {
  const it = type(type(undoable(''), 'a', 10_000), 'ab', 12_000)
  expect(undo(it).text).toBe('a')
})

test('the changed part lies between the unchanged parts', () => {
  expect(changedPart('Hi Ada.', 'Hi dear Ada.')).toEqual({ start: 3, end: 8 })
  expect(changedPart('Hi dear Ada.', 'Hi Ada.')).toEqual({ start: 3, end: 3 })
  expect(changedPart('aa', 'aaa')).toEqual({ start: 2, end: 3 })
})
