import { expect, test } from 'vitest'
import { kindsMarked as kinds } from '../testing/kinds-marked.ts'

const facts = [{ topic: 'contact', text: 'Write to hello@alder.example.', language: 'en' }]

test.each([
  'It means a lot.',
  'Es tut uns leid.',
  'De rien.',
  'Co-workers help too.',
  'it means a lot.',
  'Com certeza.',
])('a stored address ends before the next sentence, such as "%s"', (next) => {
  expect(kinds(`Please write to hello@alder.example. ${next}`, { facts })).not.toContain('contact')
  expect(kinds('Please write to hello@alder. It means a lot.', { facts })).not.toContain('contact')
})

test('another address is marked, also with a space after its dot', () => {
  for (const address of ['hello@elsewhere.com', 'hello@elsewhere. com', 'hello@elsewhere . com'])
    expect(kinds(`Please write to ${address}.`, { facts })).toContain('contact')
})
