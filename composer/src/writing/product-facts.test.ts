import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { answerFact, factOnQuestion } from './product-facts.ts'
import { request, type RequestParts } from '../testing/requests.ts'

const details = '<p>Made of waxed canvas.</p><p>Splash-proof, but not made for heavy rain.</p><p>Holds 22 litres.</p>'
const facts = [
  { topic: 'delivery', text: 'Orders leave our workshop within 2 working days.', language: 'en' },
  { topic: 'delivery', text: 'Bestellungen verlassen unsere Werkstatt innerhalb von 2 Werktagen.', language: 'de' },
  { topic: 'returns', text: 'Unused items can be returned within 30 days', language: 'en' },
  { topic: 'other', text: 'Every strap is sewn from "old" sails.', language: 'en' },
]

const composer = createBuiltInComposer()
const answer = async (parts: RequestParts): Promise<string> => {
  const done = await composer.compose(request({ rating: null, details, facts, ...parts }), {})
  expect(done.spans.filter(({ kind }) => kind !== 'caution')).toEqual([])
  return done.text
}

describe('a question', () => {
  it('is answered word for word from the product details', async () => {
    expect(await answer({ text: 'Is the backpack waterproof?' })).toContain(
      '“Splash-proof, but not made for heavy rain.”',
    )
  })

  it("is answered from the brand's facts in the question's language", async () => {
    expect(await answer({ text: 'How long does the delivery take?' })).toContain(
      '“Orders leave our workshop within 2 working days.”',
    )
    expect(await answer({ text: 'Wie lange dauert die Lieferung zu mir nach Hause?' })).toContain(
      '„Bestellungen verlassen unsere Werkstatt innerhalb von 2 Werktagen.“',
    )
  })

  it('invites the customer to write if no fact is stored, or only in another language', async () => {
    expect(await answer({ text: 'Does it come in green as well?' })).toMatch(/us directly/i)
    expect(await answer({ text: 'Combien de temps dure la livraison jusqu’à chez moi ?', details: null })).toMatch(
      /directement/i,
    )
  })
})

describe('the stored sentence for a question', () => {
  it('is the only one on its topic, or none if there are two', () => {
    expect(answerFact('Can I return it?', null, facts, 'en')).toEqual({
      text: 'Unused items can be returned within 30 days.',
      from: 'informed',
    })
    const two = [...facts, { topic: 'returns', text: 'Sale items cannot be returned.', language: 'en' }]
    expect(answerFact('Can I return it?', null, two, 'en')).toBeNull()
  })

  it('is found by the question alone, not the rest of the comment', () => {
    expect(answerFact('The delivery was quick. Is it vegan?', null, facts, 'en')).toBeNull()
  })

  it('answers how long with a duration, how much with an amount, and a question that refers back', () => {
    const shop = [
      'Delivery takes 3 to 5 working days in the UK.',
      'We deliver to Ireland and France.',
      'Gift wrapping is available for £3 at checkout.',
      'We sell refills for every candle.',
    ].map((text) => ({ topic: 'other', text, language: 'en' }))
    const found = (text: string): string | undefined =>
      answerFact(text, { title: 'Throw', details: 'Merino and lambswool, 130 x 180 cm.' }, shop, 'en')?.text
    expect(found('How long does delivery take?')).toBe(shop[0]?.text)
    expect(found('Do you deliver to Ireland?')).toBe(shop[1]?.text)
    expect(found('If you had gift wrapping, five stars. Will you offer it?')).toBe(shop[2]?.text)
    expect(found('Do you sell refills?')).toBe(shop[3]?.text)
    expect(found('Can I visit your workshop?')).toBeUndefined()
  })

  it('never contains quotation marks', () => {
    expect(answerFact('What fabric is it?', null, facts, 'en')).toBeNull()
  })
})

describe('product details', () => {
  const told = {
    title: 'Kettle',
    details:
      'Some loose fibres in the first weeks are normal and stop after airing. Buzzer can be switched off. 220 to 240 V only. Sterling silver, nickel free. Shrinks when tumble dried. Spout of steel.',
  }

  it.each([
    ['It sheds quite a lot, does that stop?', /loose fibres/],
    ['Fusselt sie lange?', /loose fibres/],
    ['Elle perd des peluches, est-ce normal ?', /loose fibres/],
    ['Is there a way to turn off the beep?', /Buzzer/],
    ['Le bip est fort, peut-on le couper ?', /Buzzer/],
    ['Kann man den Piepton abschalten?', /Buzzer/],
    ['¿Se puede quitar el pitido?', /Buzzer/],
    ['Does it work on 110 volts?', /240 V/],
    ['Funktioniert er mit einem Spannungswandler?', /240 V/],
    ['Is it OK with a nickel allergy?', /nickel/],
    ['Contient-elle du nickel ?', /nickel/],
    ['Can it go in the dryer?', /tumble dried/],
    ['Passe-t-elle au sèche-linge ?', /tumble dried/],
    ['¿Va a la secadora?', /tumble dried/],
  ])('are found in any language: "%s"', (text, sentence) => {
    expect(factOnQuestion(text, told, [], null)?.text).toMatch(sentence)
  })

  it('don’t settle what a converter does', () => {
    expect(factOnQuestion('Can I use it in the US with a converter?', told, [], null)?.sure ?? false).toBe(false)
    expect(factOnQuestion('Does it work on 110 volts?', told, [], null)?.sure).toBe(true)
  })

  it.each(['Does it fit in the garden shed?', 'Can I wear it all summer?'])('aren’t about this: "%s"', (text) => {
    expect(factOnQuestion(text, told, [], null)).toBeNull()
  })
})
