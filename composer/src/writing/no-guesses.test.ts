import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'
import { particularsIn } from './particulars/index.ts'

const facts = [{ topic: 'contact', text: 'You can reach us at hello@fieldnote.example.', language: 'en' }]

describe('a customer who got no answer', () => {
  it('reads that the messages weren’t answered, and of the wrong item, but not who follows up', async () => {
    const text =
      'I ordered a queen sheet set and got a twin. Emailed you on the 14th, no answer. What is going on over there??'
    for (const reply of await replies({ text, rating: 1, product: null, facts })) {
      expect(reply).toMatch(/answer[\s\S]*hello@/)
      expect(reply).not.toMatch(/following up|this time/i)
      expect(reply).toMatch(/what you ordered/)
      expect(reply).not.toMatch(/your question/)
    }
  })

  it.each([
    [
      'de',
      'Der Lautsprecher ist kaputt. Ich habe zweimal geschrieben, keine Antwort.',
      /Diesmal/,
      /Antwort|Nachrichten/,
    ],
    ['fr', 'Produit cassé. J’ai écrit deux fois, aucune réponse.', /Cette fois/, /réponse/],
    ['es', 'Llegó roto. He escrito dos veces y nadie responde.', /Esta vez/, /respuesta|responder|contest/],
  ])('reads so in %s', async (language, text, followed, answer) => {
    for (const reply of await replies({
      text,
      rating: 1,
      product: null,
      language,
      facts: [{ ...facts[0]!, language }],
    })) {
      expect(reply).not.toMatch(followed)
      expect(reply).toMatch(answer)
    }
  })
})

describe('a refund that is late', () => {
  it('is named, although the review speaks of a bank', async () => {
    const text = 'I sent the blender back on Oct 28, you got it Nov 3 and still no refund. Do I have to call my bank?'
    for (const reply of await replies({ text, rating: 1, product: null, facts })) expect(reply).toMatch(/payment/)
  })
})

describe('a customer who wants a replacement', () => {
  it('isn’t told of a different item', async () => {
    const text = 'Arrived with a crack down the side of the pitcher. I want a replacement.'
    for (const reply of await replies({ text, rating: 1, product: null, facts })) expect(reply).not.toMatch(/different/)
  })
})

describe('loyalty', () => {
  it('isn’t guessed', () => {
    expect(particularsIn('Très contente. Je recommande les yeux fermés !', 'fr').highlight).not.toBe('again')
    expect(particularsIn('また購入したいです。', 'ja').highlight).not.toBe('again')
    expect(particularsIn('J’ai déjà racheté deux fois.', 'fr').highlight).toBe('again')
    expect(particularsIn('また購入しました。', 'ja').highlight).toBe('again')
  })
})

describe('five stars without details', () => {
  it('aren’t thanked as a criticism would be', async () => {
    const text = 'Setup took maybe four minutes and it hasn’t dropped the wifi once.'
    for (const reply of await replies({ text, rating: 5, product: null }))
      expect(reply).not.toMatch(/what you think|share your thoughts/)
  })
})
