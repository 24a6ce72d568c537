import { expect, test } from 'vitest'
import { writtenLanguages } from '../phrases/index.ts'
import { readComment, type Reading } from '../read-comment.ts'
import { gramsOf, learntLanguages } from './grams.ts'
import { likely, sure, withSecondOpinion } from './second-opinion.ts'
import { surenessOf } from './sureness.ts'
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

const silently = (text: string): Reading => {
  return { ...readComment(text, null, 'en'), good: [], bad: [], about: [], told: [], outright: [] }
}

test('what only the weights find is spoken of without an opinion', () => {
  const text = 'Shipping was so slow and the parcel still has not arrived after three weeks.'
  const silent = silently(text)
  const { good, bad, about, told } = withSecondOpinion(silent, text, 'en', 'thing', sure)
  expect({ good, bad }).toEqual({ good: [], bad: [] })
  expect(about).toContain('delivery')
  expect(told).toContain('delivery')
  expect(withSecondOpinion(silent, text, 'en', 'game', sure).about).not.toContain('delivery')
  expect(withSecondOpinion({ ...silent, asksOnly: true }, text, 'en', 'thing', sure).about).toEqual([])
})

test('what lists and weights both find is surest, and comes first', () => {
  const text = 'The battery lasts two days. The delivery was slow, and the colour is lovely.'
  const reading = readComment(text, null, 'en')
  const values = [...(surenessOf(reading, text, 'en', 'thing')?.values() ?? [])]
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  const { told, outright } = withSecondOpinion(reading, text, 'en', 'thing', sure)
  expect(told).toEqual(expect.arrayContaining(['battery', 'delivery', 'colour']))
  expect(outright).toEqual(told)
  const silent = surenessOf(silently(text), text, 'en', 'thing')?.get('battery') ?? 0
  expect(surenessOf(reading, text, 'en', 'thing')?.get('battery') ?? 0).toBeGreaterThan(silent)
})

test('less is asked of what may be told where nothing surer can be said', () => {
  const text = 'I was happy enough with how it was put together and would have it again.'
  const reading = readComment(text, null, 'en')
  const tolds = [sure, likely, -9].map((least) => withSecondOpinion(reading, text, 'en', 'thing', least).told.length)
  expect(tolds).toEqual(tolds.toSorted((a, b) => a - b))
  expect(tolds[0]).toBe(0)
  expect(tolds[2]).toBeGreaterThan(0)
})

test('general praise speaks of nothing', () => {
  const text = 'Absolutely wonderful, thank you so much!'
  const reading = readComment(text, 5, 'en')
  expect(withSecondOpinion(reading, text, 'en', 'thing', sure)).toEqual(reading)
})

test('long and strange texts are read in part', () => {
  expect(topicScores('a'.repeat(100_000), 'en')?.size).toBe(26)
  expect(topicScores('很'.repeat(100_000), 'zh')?.size).toBe(26)
  expect(topicScores('', 'en')?.get('price')).toBe(Number.NEGATIVE_INFINITY)
  const grams = ['=tres', 'tres_bon', '^tre', '^tres', 'tres', 'res$', '=bon', '^bon', 'bon$']
  expect([...gramsOf('Très-bon', 'fr')]).toEqual(grams)
})
