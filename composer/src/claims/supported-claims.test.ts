import { describe, expect, it } from 'vitest'
import { honest } from '../testing/honest-replies.ts'
import { request } from '../testing/requests.ts'
import { checkReply } from './guard-rails.ts'
import { supportedClaims } from './supported-claims.ts'

const fact = (topic: string, text: string, language = 'en') => ({ topic, text, language })
const returns = fact('returns', 'You can return unused items within 30 days, free of charge.')
const delivery = fact('delivery', 'We ship within 2 working days.')
const contact = fact('contact', 'Write to care@fieldnote.test or call +44 20 7946 0958.')
const care = fact('care', 'Do not machine wash; wipe with a damp cloth.')
const versand = fact('delivery', 'Wir versenden innerhalb von 2 Werktagen.', 'de')
const details = 'Made of waxed canvas with full-grain leather straps.<br>Fits laptops up to 15 inch.'
const asked = request({
  text: 'The strap tore after two weeks.',
  rating: 2,
  facts: [returns, delivery, contact, care, versand],
  details,
})

const found = (text: string, one = asked): string[][] =>
  supportedClaims(one, text).map(({ start, end, topic, source }) => [
    text.slice(start, end),
    topic ?? 'product',
    source,
  ])

describe('a claim is shown with the fact that supports it', () => {
  it.each([
    [
      'Sorry about that. Unused items can be returned within 30 days.',
      'Unused items can be returned within 30 days.',
      returns,
    ],
    ['Delivery takes 2 working days.', 'Delivery takes 2 working days.', delivery],
    ['Please write to care@fieldnote.test with a photo.', 'care@fieldnote.test', contact],
    ['Returns are possible, of course: 30 days.', '30 days', returns],
    [
      'As we say: “Do not machine wash; wipe with a damp cloth.”',
      '“Do not machine wash; wipe with a damp cloth.”',
      care,
    ],
    ['Der Versand dauert 2 Werktage.', '2 Werktage', delivery],
  ])('%s', (text, words, { topic, text: source }) => {
    expect(found(text)).toEqual([[words, topic, source]])
  })

  it('the sentence of the product’s details, without its markup', () => {
    const text = 'The straps are leather, and it holds a laptop of 15 inch.'
    expect(found(text)).toEqual([
      ['leather', 'product', 'Made of waxed canvas with full-grain leather straps.'],
      ['15 inch', 'product', 'Fits laptops up to 15 inch.'],
    ])
  })

  it('the sentence with that number and unit, in any language', () => {
    const cabin = request({
      text: '¿Cabe mi portátil?',
      details: '30 x 44 x 15 cm. Fits laptops up to 15 inch. Linen.',
    })
    expect(found('El compartimento es para 15 pulgadas y es de lino.', cabin)).toEqual([
      ['15 pulgadas', 'product', 'Fits laptops up to 15 inch.'],
      ['lino', 'product', 'Linen.'],
    ])
  })

  it('at its place in a text with invisible characters', () => {
    expect(found('Wri\u200Bte to care@\u200Bfieldnote.test please.').map(([words]) => words)).toEqual([
      'care@\u200Bfieldnote.test',
    ])
  })
})

describe('nothing is shown for', () => {
  it.each([
    ['the opposite of a fact', 'You can machine wash it and wipe it with a damp cloth.'],
    ['a new promise', 'We will take unused items back within 30 days, free of charge.'],
    ['words of the customer', 'It shouldn’t tear after two weeks.'],
    ['a time that may be about something else', 'Please be patient for 30 days.'],
    ['another time', 'You can return unused items within 60 days, free of charge.'],
    ['thanks', 'Thank you for telling us about the strap, Amelia.'],
    ['empty text', ' '],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([])
  })

  it('a part that is marked as unsupported', () => {
    const text = 'Unused items can be returned within 30 days, and we refund you $50.'
    const marked = checkReply(asked, text)
    expect(marked).not.toEqual([])
    const supported = supportedClaims(asked, text)
    expect(supported.some(({ start, end }) => marked.some((mark) => mark.start < end && mark.end > start))).toBe(false)
  })
})

it('parts never overlap, and without facts there are none', () => {
  for (const text of Object.values(honest).flat()) {
    const parts = supportedClaims(asked, text)
    expect(parts.every(({ start }, at) => at === 0 || start >= (parts[at - 1]?.end ?? 0))).toBe(true)
    expect(supportedClaims(request({ facts: [], details: null }), text)).toEqual([])
  }
})
