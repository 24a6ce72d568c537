import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

const marked = (there: string, here: string) =>
  wordDiff(there, here)
    .map(({ side, text }) => (side === 'both' ? text : `${side === 'there' ? '-' : '+'}[${text}]`))
    .join('')

test('unchanged words come between removed and added ones', () => {
  expect(marked('I am sorry about the zip.', 'I am very sorry about it.')).toBe(
    'I am +[very ]sorry about -[the zip]+[it].',
  )
  expect(marked('same', 'same')).toBe('same')
  expect(marked('', 'new')).toBe('+[new]')
})

test('every letter of both texts is kept', () => {
  const [there, here] = ['A b, c! d\n\ne', 'A x c d.\n\ne f']
  const parts = wordDiff(there, here)
  const without = (side: string) => parts.flatMap((part) => (part.side === side ? [] : [part.text])).join('')
  expect(without('here')).toBe(there)
  expect(without('there')).toBe(here)
})
