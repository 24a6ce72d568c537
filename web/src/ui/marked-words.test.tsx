import { expect, test } from 'vitest'
import { inEnglish } from '../testing/in-english.tsx'
import { excerpt, MarkedWords } from './marked-words.tsx'

test('each typed word is marked, whatever its case; signs mean themselves', () => {
  const { container } = inEnglish(<MarkedWords text="The ZIP (zip) broke" typed={'zip "broke" ('} />)
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'ZIP',
    '(',
    'zip',
    'broke',
  ])
  expect(container.textContent).toBe('The ZIP (zip) broke')
})

test('an excerpt begins shortly before the first match, at a word, unless that is near the beginning', () => {
  const long = `${'It came in a nice box and looked good. '.repeat(3)}After a week the zip broke.`
  expect(excerpt(long, 'ZIP')).toBe('…After a week the zip broke.')
  expect(excerpt('The zip broke after a week.', 'zip')).toBe('The zip broke after a week.')
  expect(excerpt(long, 'Halden')).toBe(long)
  expect(excerpt(long, ' ')).toBe(long)
})
