import { describe, expect, it } from 'vitest'
import { givesOrderNumber } from '../reading/order-numbers.ts'
import { guardReply } from '../claims/guard-rails.ts'
import { complaints, particularLines, particularsIn, type Complaint } from './particulars/index.ts'
import { regretLines } from './regrets/index.ts'
import { replies } from '../testing/replies.ts'
import { request } from '../testing/requests.ts'
import { orderContacts } from './phrases/order-contact.ts'
import { phraseBook, writtenLanguages } from './phrases/index.ts'

const found = (text: string, language: string): (string | null)[] => {
  const { complaint, also, highlight } = particularsIn(text, language)
  return [complaint, also, highlight]
}

describe('named', () => {
  it.each([
    ['rudeStaff', 'en', 'Sarah in your chat team was rude to me.'],
    ['rudeDriver', 'en', 'The driver was so rude and threw it.'],
    ['photoUsed', 'en', 'You posted my photo on your page without asking me.'],
    ['subscription', 'en', 'I cannot cancel my subscription.'],
    ['leaks', 'en', 'It leaks in my bag.'],
    ['stained', 'en', 'It came with a stain on the front.'],
    ['scratched', 'en', 'There was a big scratch across the lid.'],
    ['holed', 'en', 'Two holes after one wash.'],
    ['rusts', 'en', 'It rusted within a week.'],
    ['seams', 'en', 'The stitching came apart.'],
    ['wobbles', 'en', 'The table wobbles.'],
    ['late', 'en', 'We had to wait five weeks.'],
    ['notArrived', 'en', 'Waiting three weeks and still no parcel.'],
    ['rudeDriver', 'de', 'Der Zusteller war sehr unfreundlich.'],
    ['leaks', 'de', 'Die Flasche läuft aus.'],
    ['seams', 'de', 'Die Naht ist aufgegangen.'],
    ['subscription', 'de', 'Ich kann mein Abo nicht kündigen.'],
    ['holed', 'fr', 'Mon pull a des trous.'],
    ['rudeDriver', 'fr', 'Le livreur était désagréable.'],
    ['subscription', 'fr', 'Impossible de résilier mon abonnement.'],
    ['notArrived', 'es', 'Tres semanas esperando el pedido y todavía nada.'],
    ['scratched', 'es', 'Llegó rayado.'],
    ['rudeStaff', 'es', 'La dependienta fue muy borde.'],
    ['leaks', 'it', 'La bottiglia perde acqua.'],
    ['subscription', 'it', 'Non riesco a disdire l’abbonamento.'],
    ['rusts', 'pt', 'Já enferrujou.'],
    ['stained', 'pt', 'Veio com uma mancha na gola.'],
    ['scratched', 'ja', '届いた商品に傷がありました。'],
    ['rudeDriver', 'ja', '配達員の態度が悪かった。'],
    ['scratched', 'zh', '收到就有划痕。'],
    ['rudeStaff', 'zh', '客服态度很差。'],
    ['passedOn', 'en', 'Sarah in your chat team sorted it. Tell her boss!'],
    ['occasion', 'en', 'We used these at our wedding.'],
  ])('%s in %s: %s', (expected, language, text) => {
    expect(found(text, language)).toContain(expected)
  })

  it.each([
    ['en', 'The driver was not rude at all.'],
    ['en', 'It doesn’t leak at all.'],
    ['en', 'No scratches, no stains.'],
    ['en', 'I love the rust color.'],
    ['en', 'Hides my wobbly bits.'],
    ['en', 'Pretty key hole in the back.'],
    ['en', 'It has never rusted.'],
    ['en', 'I’ve waited to review it, and it is great.'],
    ['en', 'The stain remover works.'],
    ['en', 'Your staff was friendly, never rude.'],
    ['de', 'Die Flasche läuft nicht aus.'],
    ['de', 'Der Fahrer war nicht unfreundlich.'],
    ['de', 'Kein Kratzer, nichts wackelt.'],
    ['fr', 'Elle ne fuit pas.'],
    ['fr', 'Un pull à rayures fines.'],
    ['es', 'No gotea y no se oxida.'],
    ['it', 'Non perde acqua e non si arrugginisce.'],
    ['pt', 'Não vaza e não enferruja.'],
    ['ja', '傷はありませんでした。'],
    ['zh', '信号不稳定。'],
    ['zh', '没有漏液。'],
  ])('nothing in %s: %s', (language, text) => {
    expect(found(text, language).slice(0, 2)).toEqual([null, null])
  })

  it('only if a customer disputes a charge or asks about their data', () => {
    expect(found('I paid with my card and deleted the app.', 'en').slice(0, 2)).toEqual([null, null])
  })
})

const says = (id: Complaint, text: string): boolean =>
  [...particularLines(id, 'en'), ...regretLines('en', [{ of: 'complaint', complaint: id }])].some((line) =>
    text.toLowerCase().includes(
      line
        .toLowerCase()
        .replace(/\{([^|}]*)\|[^}]*\}/g, '$1')
        .replace('{product}', 'fieldnote canvas backpack'),
    ),
  )

describe('a reply names', () => {
  it.each([
    ['deletesData', 'Delete my data under GDPR. Everything you hold on me.'],
    ['aboutData', 'I never consented to storing my email. Stop selling my data.'],
    ['chargedTwice', 'I was charged twice for one order.'],
    ['charged', 'My account was billed full price although the code was valid.'],
    ['photoUsed', 'You posted my photo on Instagram without my permission.'],
  ] as const)('%s', async (id, text) => {
    for (const reply of await replies({ text, rating: 1 })) {
      expect([reply, says(id, reply)]).toEqual([reply, true])
      if (!complaints[id].order) expect(reply).not.toMatch(/order number|Backpack/)
      expect(reply).not.toMatch(/refund|we’ll/i)
    }
  })

  it('two complaints of a long review with a question', async () => {
    const text =
      'The strap is comfortable and the fabric feels great. The color is not like the photo, the zip jams, one buckle is missing, and I waited three weeks. Could you tell me when the navy is back?'
    for (const reply of await replies({ text, rating: 3 })) {
      expect([reply, says('late', reply)]).toEqual([reply, true])
      expect([reply, says('notAsShown', reply)]).toEqual([reply, true])
    }
  })

  it('nothing that asks for an order number that the review gives', async () => {
    const text = 'Order 48213 is marked as delivered but it is not here.'
    for (const reply of await replies({ text, rating: 1 })) {
      expect(reply).toMatch(/have your order number|order number you gave/)
      expect(reply).not.toMatch(/48213|with your order number/)
    }
  })
})

describe('an order number', () => {
  it.each([
    'Order 48213',
    'order no. AB-10442',
    'Bestellnummer: 77120',
    'Commande n° 55310',
    '注文番号は12345です',
    'order #90011',
  ])('is in "%s"', (text) => expect(givesOrderNumber(text)).toBe(true))
  it.each([
    'I ordered 2000 of these.',
    'My order in 2024 was fine.',
    'order 2024',
    'Order cost 4500 €',
    'My order came.',
  ])('isn’t in "%s"', (text) => expect(givesOrderNumber(text)).toBe(false))
})

const poor: Record<string, string> = {
  en: 'Not good at all.',
  de: 'Gar nicht gut.',
  fr: 'Pas bien du tout.',
  es: 'Nada bueno.',
  it: 'Per niente buono.',
  pt: 'Nada bom mesmo.',
  ja: '良くないです。',
  zh: '不太好。',
}

it.each(writtenLanguages)('no %s sentence about a complaint or an order number is marked as a claim', (language) => {
  const { lines } = phraseBook(language)
  const named = Object.keys(complaints).flatMap((id) => particularLines(id as Complaint, language))
  const all = [...named, ...orderContacts(language), ...lines.again, ...lines.back, ...lines.timeTaken, ...lines.warmly]
  const asked = request({ text: poor[language] ?? '', rating: 2, language, product: null })
  expect(all.filter((line) => guardReply(asked, line).length > 0)).toEqual([])
})
