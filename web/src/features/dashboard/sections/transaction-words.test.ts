import { expect, test } from 'vitest'
import { aTransaction } from '../../../testing/overview.ts'
import { creditsOf, messageOf, snippet } from '../../../lib/transaction-words.ts'

test('a message is cut at 50 characters, never within a character', () => {
  expect(snippet('a'.repeat(50))).toBe('a'.repeat(50))
  expect(snippet('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`)
  expect(snippet('😀'.repeat(51))).toBe(`${'😀'.repeat(50)}…`)
  expect(snippet('two\n\n lines ')).toBe('two lines')
})

test('an entry shows the customer’s text, otherwise the reply, otherwise the description', () => {
  const content = (parts: unknown) => JSON.stringify(parts)
  const of = (messageContent: string) => messageOf(aTransaction(1, { messageContent, description: 'Happened' }))
  expect(of(content({ customerMessage: 'Good', generatedResponse: 'Thanks' }))).toBe('Good')
  expect(of(content({ message: 'Good' }))).toBe('Good')
  expect(of(content({ customerMessage: null, response: 'Thanks' }))).toBe('Thanks')
  for (const odd of ['', 'not json', 'null', '[]', content({ customerMessage: 7 })]) expect(of(odd)).toBe('Happened')
  const both = { messageContent: content({ customerMessage: 'Good' }), generatedResponse: 'Thanks' }
  expect(messageOf(aTransaction(1, { ...both, metadata: { action: 'send' } }))).toBe('Thanks')
  expect(messageOf(aTransaction(1, both))).toBe('Good')
  expect(messageOf(aTransaction(1, { type: 'bonus', description: 'Free credits' }))).toBe('Free credits')
})

test('failed and canceled transactions have no charge', () => {
  expect(creditsOf(aTransaction(1))).toEqual({ key: 'spent', count: 2 })
  expect(creditsOf(aTransaction(1, { credits: 100, type: 'bonus' }))).toEqual({ key: 'added', count: 100 })
  for (const status of ['failed', 'canceled'] as const) {
    expect(creditsOf(aTransaction(1, { status }))).toEqual({ key: 'none', count: 0 })
  }
})
