import { expect, test } from 'vitest'
import { writtenLanguages } from '../phrases/index.ts'
import { readComment } from '../read-comment.ts'
import { gramsOf, learntLanguages } from './grams.ts'
import { withSecondOpinion } from './second-opinion.ts'
import { topicScores } from './topic-scores.ts'

const plainest = (text: string, language: string): string | undefined =>
  [...(topicScores(text, language) ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0]

test('every language that replies are written in has weights', () => {
  expect([...learntLanguages].toSorted()).toEqual([...writtenLanguages].toSorted())
  for (const language of writtenLanguages) expect(topicScores('x', language)?.size).toBe(26)
  expect(topicScores('x', 'nl')).toBeNull()
  expect(topicScores('x', '../words/en')).toBeNull()
})

test.each([
  ['en', 'The postman only turned up with my parcel after eleven days.', 'delivery'],
  ['de', 'Der Espresso schmeckte mir leider viel zu bitter.', 'taste'],
  ['es', 'Estamos a cinco minutos andando del metro.', 'location'],
  ['fr', 'La batterie se décharge en une demi-journée.', 'battery'],
  ['it', 'Ha smesso di collegarsi al telefono via bluetooth.', 'connection'],
  ['pt', 'Ainda estou esperando a entrega do pedido.', 'delivery'],
  ['ja', '駅から歩いてすぐの場所でした。', 'location'],
  ['zh', '客服态度很差，一直不回复。', 'service'],
])('%s: %s', (language, text, topic) => {
  expect(plainest(text, language)).toBe(topic)
})

test('what only the weights find is spoken of without an opinion', () => {
  const text = 'Shipping was so slow and the parcel still has not arrived after three weeks.'
  const silent = { ...readComment(text, null, 'en'), good: [], bad: [], about: [], told: [], outright: [] }
  const { good, bad, about, told } = withSecondOpinion(silent, text, 'en', 'thing')
  expect({ good, bad }).toEqual({ good: [], bad: [] })
  expect(about).toContain('delivery')
  expect(told).toContain('delivery')
  expect(withSecondOpinion(silent, text, 'en', 'game').about).not.toContain('delivery')
  expect(withSecondOpinion({ ...silent, asksOnly: true }, text, 'en', 'thing').about).toEqual([])
})

test('where nothing is told plainly the likeliest is told alone, and what is much less sure than the surest is not', () => {
  const text = 'The battery lasts two days and it charges quickly.'
  const silent = { ...readComment(text, null, 'en'), bad: [], about: [], told: [], outright: [] }
  expect(withSecondOpinion({ ...silent, good: ['location'] }, text, 'en', 'thing').told).toEqual(['battery'])
  const both = { ...silent, good: ['battery' as const, 'look' as const], told: ['battery' as const, 'look' as const] }
  expect(withSecondOpinion(both, text, 'en', 'thing').told).toEqual(['battery'])
  const vague = 'It came in handy, thank you.'
  expect(withSecondOpinion({ ...silent, good: [] }, vague, 'en', 'thing').told).toEqual([])
})

test('general praise speaks of nothing', () => {
  const text = 'Absolutely wonderful, thank you so much!'
  const reading = readComment(text, 5, 'en')
  expect(withSecondOpinion(reading, text, 'en', 'thing')).toEqual(reading)
})

test('long and strange texts are read in part', () => {
  expect(topicScores('a'.repeat(100_000), 'en')?.size).toBe(26)
  expect(topicScores('很'.repeat(100_000), 'zh')?.size).toBe(26)
  expect(topicScores('', 'en')?.get('price')).toBe(Number.NEGATIVE_INFINITY)
  const grams = ['=tres', 'tres_bon', '^tre', '^tres', 'tres', 'res$', '=bon', '^bon', 'bon$']
  expect([...gramsOf('Très-bon', 'fr')]).toEqual(grams)
})
