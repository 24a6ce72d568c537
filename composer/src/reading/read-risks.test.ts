import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

describe('risks', () => {
  it.each([
    ['en', 'The charger caught fire and burned my hand.', ['injury']],
    ['en', 'I want my money back or I will call a lawyer.', ['legal', 'refund']],
    ['en', 'I am going to the newspapers with this, a journalist is waiting.', ['press']],
    ['en', 'No allergic reaction, lovely cream.', []],
    [
      'de',
      'Ich habe Hautausschlag bekommen und will mein Geld zurück, sonst gehe ich zum Anwalt.',
      ['injury', 'legal'],
    ],
    ['fr', 'Je demande le remboursement et je vais porter plainte.', ['legal', 'refund']],
    ['es', 'Me dio alergia en la piel, quiero la devolución.', ['injury', 'refund']],
    ['it', 'Mi irrita la pelle, voglio il rimborso.', ['injury', 'refund']],
    ['pt', 'Quero o reembolso, vou ao Procon e vou processar a loja.', ['legal', 'refund']],
  ])('in %s are found in "%s"', (language, text, risks) => {
    expect(readComment(text, 1, language).risks).toEqual(expect.arrayContaining(risks))
    if (risks.length === 0) expect(readComment(text, 1, language).risks).toEqual([])
  })

  it.each([
    'Call me on +49 170 5550 1234, please.',
    'Write to jane.doe@example.org about it.',
    'Order number #A-10023344 never came.',
    'Meine Bestellnummer 20045511 ist nicht da.',
    'Meu telefone é (11) 95555-0123',
  ])('personal data in "%s" is detected and not stored as evidence', (text) => {
    const { risks, evidence } = readComment(text, 1)
    expect(risks).toContain('personal-data')
    expect(JSON.stringify(evidence)).not.toMatch(/\d{4}|@/)
  })

  it.each([
    'Bought it on 2024-11-03 for 1,299.00',
    'I am 170 cm and wear 38-40',
    'Model 8.5/10, 100% good',
    'Size 10 2019',
    '555555555 (55555555)',
    'ตลกมาก 5555555555 (5555 5555)',
  ])('dates, prices, and sizes aren\'t personal data: "%s"', (text) => {
    expect(readComment(text, 5).risks).toEqual([])
  })

  it('are answered with care only in a complaint', () => {
    expect(readComment('It caught fire.', 1).serious).toBe(true)
    expect(readComment('Great against hives, I love it', 5).serious).toBe(false)
  })
})

describe('spam', () => {
  it.each([
    'Check out my channel and subscribe!',
    'Make money online, click the link https://example.com/x',
    'https://example.com/win?ref=1',
    'Folgt mir, link in der Bio',
  ])('includes "%s"', (text) => {
    const { spam, evidence } = readComment(text, null)
    expect(spam).toBe(true)
    expect(evidence.some((one) => one.of === 'spam')).toBe(true)
  })

  it.each([
    'Love it, as on https://example.com/bag where I saw it first. The quality is great.',
    'I subscribed and saved',
  ])('excludes "%s"', (text) => {
    expect(readComment(text, 5).spam).toBe(false)
  })
})
