import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { supportedClaims } from '../claims/supported-claims.ts'
import { request } from '../testing/requests.ts'
import { answerFact } from './product-facts.ts'

const returns = {
  en: 'Unused items can be returned within 30 days.',
  de: 'Unbenutzte Artikel können innerhalb von 30 Tagen zurückgegeben werden.',
  fr: 'Les articles non utilisés peuvent être retournés sous 30 jours.',
  es: 'Los artículos sin usar se pueden devolver en un plazo de 30 días.',
  it: 'Gli articoli non usati possono essere restituiti entro 30 giorni.',
  pt: 'Os artigos sem uso podem ser devolvidos em até 30 dias.',
  ja: '未使用の商品は30日以内であれば返品・交換できます',
  zh: '未使用的商品可在30天内退换货。',
}
type Written = keyof typeof returns
const facts = Object.entries(returns).map(([language, text]) => ({ topic: 'returns', text, language }))

const answer = (text: string, language: Written): string | undefined =>
  answerFact(text, { title: 'Halo Desk Lamp', details: null }, facts, language)?.text

describe('the fact about returns', () => {
  it.each<[Written, string]>([
    ['en', 'Any chance of a discount code for returning customers?'],
    ['en', 'I’m a returning customer, how do I get the loyalty discount?'],
    ['en', 'When the LED dies one day, can I replace it myself?'],
    ['en', 'Can I swap the strap for a leather one?'],
    ['en', 'Do you offer a trade-in or exchange for old watches?'],
    ['en', 'Will you be returning to the Berlin market?'],
    ['en', 'Is the sage colour returning this spring?'],
    ['en', 'Will the cream colour be returning to stock?'],
    ['de', 'Kann man die LED selbst tauschen?'],
    ['de', 'Lässt sich das Armband wechseln?'],
    ['fr', 'Le coloris sauge sera-t-il bientôt de retour ?'],
    ['fr', 'Peut-on changer l’ampoule ?'],
    ['es', '¿Se puede cambiar la bombilla?'],
    ['it', 'Si può cambiare la lampadina?'],
    ['pt', 'Dá para trocar a lâmpada?'],
    ['ja', '電球は自分で交換できますか？'],
    ['zh', '可以自己更换灯泡吗？'],
    ['en', 'Do I have to pay the return postage?'],
    ['en', 'Who pays if I want to return it?'],
    ['en', 'Are returns free?'],
    ['de', 'Wer zahlt die Rücksendung?'],
    ['de', 'Ist die Rückgabe kostenlos?'],
    ['fr', 'Qui paie les frais de retour ?'],
    ['fr', 'Le retour est-il gratuit ?'],
    ['es', '¿Quién paga la devolución?'],
    ['it', 'Chi paga il reso?'],
    ['pt', 'Quem paga a devolução?'],
    ['ja', '返品の送料はどちらの負担ですか？'],
    ['zh', '退货运费谁出？'],
  ])('doesn’t answer another question (%s): %s', (language, text) => {
    expect(answer(text, language)).toBeUndefined()
  })

  it.each<[Written, string]>([
    ['en', 'Can I return it if my son doesn’t like it?'],
    ['en', 'What is your returns policy?'],
    ['en', 'How long do I have to send it back?'],
    ['en', 'Can I swap it for the navy one?'],
    ['en', 'Can I exchange it for a smaller size?'],
    ['de', 'Kann ich sie umtauschen?'],
    ['fr', 'Peut-on faire un échange ?'],
    ['fr', 'Est-il possible de l’échanger contre une 52 ?'],
    ['es', '¿Puedo cambiarlo por otro color?'],
    ['it', 'È possibile fare un cambio?'],
    ['pt', 'Posso trocar por outro tamanho?'],
    ['ja', '返品はできますか？'],
    ['zh', '可以退换货吗？'],
  ])('answers a question about returns (%s): %s', (language, text) => {
    expect(answer(text, language)).toBe(returns[language])
  })
})

describe('a question that only shares its topic with a stored fact', () => {
  const paid = { topic: 'payment', text: 'We accept cards, PayPal and bank transfer.', language: 'en' }

  it('isn’t answered if it names another thing, and waits with the fact in its note', async () => {
    const asked = request({ text: 'Great lamp. Do I have to pay for the subscription?', facts: [paid] })
    const { text, spans } = await createBuiltInComposer().compose(asked, {})
    expect(text).not.toContain(paid.text)
    expect(supportedClaims(asked, text)).toEqual([])
    expect(spans.map(({ reason }) => reason)).toEqual([expect.stringContaining(`“${paid.text}”`)])
  })

  it('isn’t answered if it asks why', () => {
    expect(answerFact('Why do we have to pay for a good product?', null, [paid], 'en')).toBeNull()
  })

  it('is answered if it names only the product', () => {
    expect(
      answerFact('How can I pay for the Halo lamp?', { title: 'Halo Desk Lamp', details: null }, [paid], 'en')?.text,
    ).toBe(paid.text)
  })
})

it('answers a question about discounts with a fact about discounts only', () => {
  const offer = { topic: 'other', text: 'Newsletter subscribers get a discount of 10 percent.', language: 'en' }
  const found = answerFact('Is there a discount for returning customers?', null, [...facts, offer], 'en')
  expect(found?.text).toBe(offer.text)
})

describe('a question whether a thing can be had', () => {
  const product = {
    title: 'Fieldnote Canvas Backpack',
    details:
      'Cotton lining, straps and pulls of vegetable-tanned leather. Front pocket with key loop. Cotton wick and gauge included. Leather strap with quick-release bars. Spare lids and gauges are available. Comes in moss and sand. Repairs are free for 5 years.',
  }
  const found = (text: string): string | undefined => answerFact(text, product, facts, 'en')?.text

  it.each([
    'Would it be possible to buy a replacement key loop?',
    'Do you sell the leather straps separately?',
    'Can I buy a replacement pull for the front pocket?',
    'Can I get a steel strap with the quick-release bars?',
    'Do you sell the cotton wick by itself?',
  ])('isn’t answered by what the product has: "%s"', (text) => {
    expect(found(text)).toBeUndefined()
  })

  it.each([
    ['Do you sell spare lids?', 'Spare lids and gauges are available.'],
    ['Can I get a moss one or only sand?', 'Comes in moss and sand.'],
    ['Are repairs free?', 'Repairs are free for 5 years.'],
    ['Can I buy it now and return it later?', returns.en],
  ])('is answered by a sentence on it: "%s"', (text, sentence) => {
    expect(found(text)).toBe(sentence)
  })
})
