import { regretClauses } from './regrets/index.ts'
import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { request } from '../testing/requests.ts'
import { complaints, particularWordings, particularLines, particularsIn } from './particulars/index.ts'

const composer = createBuiltInComposer()

async function reply(parts: Parameters<typeof request>[0]): Promise<string> {
  const { text, spans } = await composer.compose(request({ signOff: null, ...parts }), {})
  expect(spans.filter(({ kind }) => kind !== 'risk' && kind !== 'caution')).toEqual([])
  return text
}

describe('a complaint is recognized', () => {
  it.each([
    ['en', 'Arrived smashed. Glass everywhere in the box.', 'arrivedBroken'],
    ['en', 'Sent me cedar instead of fig.', 'wrongItem'],
    ['en', 'I ordered the blue one and got green.', 'wrongItem'],
    ['en', 'Tracking has said label created for two weeks.', 'notArrived'],
    ['en', 'It took five weeks to arrive.', 'late'],
    ['en', 'The courier left it in the rain and the box was mush.', 'roughDelivery'],
    ['en', 'I sent it back and the refund still hasn’t shown up.', 'waiting'],
    ['en', 'The code from your newsletter did not work.', 'codeFailed'],
    ['en', 'The wick keeps drowning.', 'burnsBadly'],
    ['en', 'It burns much faster than I expected.', 'shortLived'],
    ['en', 'Smells of absolutely nothing.', 'tooWeak'],
    ['en', 'Nothing like the pictures.', 'notAsShown'],
    ['de', 'Das Glas kam zerbrochen an.', 'arrivedBroken'],
    ['de', 'Ich hätte mir eine längere Brenndauer gewünscht.', 'shortLived'],
    ['fr', 'La mèche s’éteint toujours.', 'burnsBadly'],
    ['fr', 'Je n’ai jamais reçu ma commande.', 'notArrived'],
    ['es', 'Pedí lavanda y me mandaron vainilla.', 'wrongItem'],
    ['es', 'Llegó con diez días de retraso.', 'late'],
    ['it', 'È arrivata rotta.', 'arrivedBroken'],
    ['pt', 'O pedido ainda não chegou.', 'notArrived'],
    ['ja', '届いたら割れていました。', 'arrivedBroken'],
    ['en', 'Website took my money twice.', 'chargedTwice'],
    ['en', 'The bag wasn’t sealed properly.', 'badlyPacked'],
    ['en', 'Nice, but too much plastic.', 'overPackaged'],
    ['en', 'Came apart in eleven minutes.', 'brokeSoon'],
    ['en', 'The code didnt work at checkout.', 'codeFailed'],
    ['en', 'The cable is far too short.', 'tooShort'],
    ['en', 'The roast date was seven weeks ago.', 'notFresh'],
    ['en', 'Not £30 fine though.', 'notWorth'],
    ['en', 'It took 9 days to get here.', 'late'],
    ['de', 'Die Ärmel sind viel zu kurz.', 'tooShort'],
    ['de', 'Die Verpackung war viel zu dünn.', 'badlyPacked'],
    ['fr', 'Beaucoup trop de plastique.', 'overPackaged'],
    ['fr', 'Odeur trop forte pour ma chambre.', 'tooStrong'],
    ['es', 'El cable es cortísimo.', 'tooShort'],
    ['it', 'Mi hanno addebitato due volte, due addebiti.', 'chargedTwice'],
    ['pt', 'Parou de funcionar.', 'stopped'],
    ['ja', '梱包が雑でした。', 'badlyPacked'],
    ['zh', '用了两天就坏了。', 'brokeSoon'],
    ['zh', '收到的时候杯子碎了。', 'arrivedBroken'],
  ])('%s: %s', (language, text, complaint) => {
    expect(particularsIn(text, language).complaint).toBe(complaint)
  })
})

describe('no complaint is recognized', () => {
  it.each([
    ['en', 'Arrived quickly, nothing broken.'],
    ['en', 'I ordered two and got them within a week.'],
    ['en', 'I never received a reply to my question.'],
    ['en', 'It took two days to arrive.'],
    ['en', 'It couldn’t be better packed.'],
    ['en', 'It never fell apart.'],
    ['en', 'It took 4 days to get here.'],
    ['de', 'Kam schnell und nicht beschädigt an.'],
    ['es', 'No he recibido respuesta.'],
    ['fr', 'Livraison rapide, rien à dire.'],
  ])('%s: %s', (language, text) => {
    expect(particularsIn(text, language).complaint).toBeNull()
  })
})

describe('a highlight is recognized', () => {
  it.each([
    ['en', 'Smells like my nan’s kitchen.', 'simile'],
    ['en', 'Spoke to Lena and she sorted it within the hour.', 'helped'],
    ['en', 'Everybody was thrilled.', 'delighted'],
    ['en', 'Been buying from you since the market stall days.', 'again'],
    ['de', 'Riecht wie ein Spaziergang im Wald.', 'simile'],
    ['fr', 'Ma fille l’a adorée.', 'delighted'],
    ['es', 'Ahora quiere una para cada habitación.', 'delighted'],
    ['it', 'Assistenza gentilissima.', 'helped'],
    ['pt', 'O atendimento foi excelente, atendimento nota 10.', 'helped'],
    ['ja', '母がとても喜んでくれました。', 'delighted'],
    ['zh', '客服非常耐心。', 'helped'],
  ])('%s: %s', (language, text, highlight) => {
    expect(particularsIn(text, language).highlight).toBe(highlight)
  })
})

const regretsFor = (id: string): string[] =>
  regretClauses('en').flatMap(({ clause, fault }) =>
    fault.of === 'complaint' && fault.complaint === id ? [clause.replaceAll(/\{([^{}|]*)\|[^{}]*\}/g, '$1')] : [],
  )

describe('the reply', () => {
  const says = (id: Parameters<typeof particularLines>[0], text: string): boolean =>
    particularLines(id, 'en').some((line) =>
      text.includes(line.replace('{it|them}', 'it').replace('{It|They}', 'It').replace('{it was|they were}', 'it was')),
    ) || regretsFor(id).some((clause) => text.includes(clause))

  it('names what went wrong with the order and not the product', async () => {
    const text = await reply({ text: 'Still waiting. Tracking says label created.', rating: 1 })
    expect(says('notArrived', text)).toBe(true)
    expect(text).not.toContain('Fieldnote Canvas Backpack')
    expect(text).toContain('order number')
  })

  it('says what the brand does about it, in the brand’s own words', async () => {
    const facts = [{ topic: 'warranty', text: 'We replace broken bags free of charge.', language: 'en' }]
    expect(await reply({ text: 'It arrived broken.', rating: 1, facts })).toContain(
      'We replace broken bags free of charge.',
    )
    expect(await reply({ text: 'The color is dull.', rating: 1, facts })).not.toContain('free of charge')
  })

  it('regrets a complaint among praise', async () => {
    const text = await reply({
      text: 'Lovely bag, gorgeous color. Only gripe: it arrived scratched and dented.',
      rating: 4,
    })
    expect(says('scratched', text)).toBe(true)
  })

  it('overlooks a complaint that five happy stars overlook', async () => {
    const text = await reply({ text: 'I love it, perfect! The box was dented but who cares.', rating: 5 })
    expect(says('roughDelivery', text)).toBe(false)
  })

  it('thanks a customer who came back, and one who gave a present', async () => {
    expect(says('again', await reply({ text: 'Third time ordering. Love it every time!', rating: 5 }))).toBe(true)
    expect(says('gift', await reply({ text: 'Bought it as a present for my sister. Very nice!', rating: 5 }))).toBe(
      true,
    )
    expect(says('delighted', await reply({ text: 'Bought it for my sister, she loves it.', rating: 5 }))).toBe(true)
  })

  it('doesn’t apologize for the customer’s own mistake, but does for the shop’s', async () => {
    const own = await reply({ text: 'I bought the wrong one by mistake, my own fault. Can I swap it?', rating: 3 })
    expect(own).not.toMatch(/sorry|apolog|what you ordered/i)
    expect(says('wrongItem', await reply({ text: 'They sent me the wrong item by mistake.', rating: 2 }))).toBe(true)
  })

  it('answers the customer’s own mistake with the brand’s fact on returns, whatever the stars', async () => {
    const facts = [{ topic: 'returns', text: 'You can return any bag within 30 days.', language: 'en' }]
    for (const text of ['I ordered the wrong one, can I swap?', 'Wrong size, own fault. Exchange please?']) {
      const said = await reply({ text, rating: 1, facts })
      expect(said).toContain('You can return any bag within 30 days.')
      expect(said).not.toMatch(/sorry|apolog|what you ordered/i)
    }
  })

  it('doesn’t quote a promise about other goods', async () => {
    const facts = [{ topic: 'warranty', text: 'We replace broken candles free of charge.', language: 'en' }]
    expect(await reply({ text: 'It arrived broken.', rating: 1, facts })).not.toContain('candles')
    const candle = { text: 'It arrived broken.', rating: 1, facts, product: 'Pine Candle' }
    expect(await reply(candle)).toContain('We replace broken candles free of charge.')
  })

  it('says that the product itself is good before a complaint about its delivery', async () => {
    const text = await reply({ text: 'Bag 10/10, delivery 2/10. The courier left it in the rain.', rating: 3 })
    expect(says('productGood', text)).toBe(true)
    expect(says('roughDelivery', text)).toBe(true)
    expect(text.indexOf('product itself')).toBeLessThan(text.search(/delivery should go|in that state|more care/))
  })

  it('answers a question without its mark, and says an address without an introduction', async () => {
    const facts = [
      { topic: 'sizes', text: 'Our bags hold 12 l and 22 l.', language: 'en' },
      { topic: 'contact', text: 'Write to hello@fieldnote.example.', language: 'en' },
    ]
    const asked = await reply({ text: 'love it!! whats the smaller size in litres pls', rating: 4, facts })
    expect(asked).toContain('Our bags hold 12 l and 22 l.')
    const wrote = await reply({ text: 'Lovely bag. How can I reach you about a bigger order?', rating: 5, facts })
    expect(wrote).toContain('Write to hello@fieldnote.example.')
    expect(wrote).not.toContain('“Write')
  })

  it('answers two complaints, and doesn’t promise a fast answer to a customer whom nobody answered', async () => {
    const facts = [
      { topic: 'contact', text: 'Write to hello@fieldnote.example and we answer within a day.', language: 'en' },
    ]
    const two = await reply({ text: 'Arrived broken, and you charged me twice.', rating: 1, facts })
    expect(says('arrivedBroken', two) && says('chargedTwice', two)).toBe(true)
    expect(two).toContain('we answer within a day')
    const ignored = await reply({ text: 'Arrived broken. Emailed three times and nobody answered.', rating: 1, facts })
    expect(ignored).toContain('Write to hello@fieldnote.example.')
    expect(ignored).not.toContain('within a day')
  })

  it('doesn’t answer a rhetorical question, but one without its mark', async () => {
    const sure = await reply({ text: 'Lovely bag. Would I buy it again? Probably yes.', rating: 5 })
    expect(sure).not.toMatch(/question|us directly/)
    const asks = await reply({ text: 'Nice bag. Wondering if it is vegan.', rating: 4 })
    expect(asks).toMatch(/us directly/)
  })

  it('thanks for trouble that was put right, and for a happy memory of someone who died', async () => {
    const text =
      'First one arrived cracked, Lena replied at once and a new one was here by Friday. That’s how you do it.'
    const solved = await reply({ text, rating: 5 })
    expect(says('helped', solved)).toBe(true)
    expect(solved).not.toMatch(/sorry|apolog|frustrating|order number/i)
    const recalled = await reply({ text: 'Smells exactly like my late father’s shed. Thank you for that.', rating: 5 })
    expect(recalled).not.toMatch(/condolences|difficult time|loss/i)
    const lost = await reply({ text: 'My father passed away and I wanted to cancel.', rating: 3 })
    expect(lost).toMatch(/condolences|difficult time|loss/i)
  })

  it('names a missing part of an order', async () => {
    const text = await reply({ text: 'Only received two of the three straps I ordered.', rating: 2 })
    expect(says('incomplete', text)).toBe(true)
  })

  it('answers a question among praise', async () => {
    const text = await reply({ text: 'Love this bag so much! Do you sell spare straps? Mine is worn.', rating: 5 })
    expect(text).toMatch(/us directly/i)
  })

  it('wishes a recovery only if somebody was hurt', async () => {
    expect(await reply({ text: 'It set fire to the curtain. Fire brigade came.', rating: 1 })).not.toMatch(
      /recover|better/,
    )
    expect(await reply({ text: 'Lovely, but gave me a rash on my arms.', rating: 3 })).toMatch(/recover|better|well/)
  })

  it('doesn’t ask the bereaved to get in touch after five stars', async () => {
    const text = await reply({ text: 'After my dad passed, a friend gave me this. It matters.', rating: 5 })
    expect(text).toMatch(/loss|condolences|hearts|thoughts/)
    expect(text).not.toMatch(/contact us|write to us/)
  })
})

it('every language has a pattern and at least two sentences for everything', () => {
  for (const book of particularWordings) {
    expect(Object.keys(book)).toEqual(expect.arrayContaining(Object.keys(complaints)))
    for (const { lines } of Object.values(book)) expect(lines.length).toBeGreaterThanOrEqual(2)
  }
})
