import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { request } from '../testing/requests.ts'
import { complaints, particularWordings, particularLines, particularsIn } from './particulars/index.ts'

const composer = createBuiltInComposer()

async function reply(parts: Parameters<typeof request>[0]): Promise<string> {
  const { text, spans } = await composer.compose(request({ signOff: null, ...parts }), {})
  expect(spans.filter(({ kind }) => kind !== 'risk')).toEqual([])
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
    ['de', 'Kam schnell und nicht beschädigt an.'],
    ['es', 'No he recibido respuesta.'],
    ['fr', 'Livraison rapide, rien à dire.'],
  ])('%s: %s', (language, text) => {
    expect(particularsIn(text, language).complaint).toBeNull()
  })
})

describe('the reply', () => {
  const says = (id: Parameters<typeof particularLines>[0], text: string): boolean =>
    particularLines(id, 'en').some((line) => text.includes(line.replace('{it|them}', 'it').replace('{It|They}', 'It')))

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
    expect(says('arrivedBroken', text)).toBe(true)
  })

  it('overlooks a complaint that five happy stars overlook', async () => {
    const text = await reply({ text: 'I love it, perfect! The box was dented but who cares.', rating: 5 })
    expect(says('roughDelivery', text)).toBe(false)
  })

  it('thanks a customer who came back, and one who gave a present', async () => {
    expect(says('again', await reply({ text: 'Third time ordering. Love it every time!', rating: 5 }))).toBe(true)
    expect(says('gift', await reply({ text: 'Bought it for my sister, she loves it.', rating: 5 }))).toBe(true)
  })

  it('doesn’t apologize for the customer’s own mistake, but does for the shop’s', async () => {
    const own = await reply({ text: 'I bought the wrong one by mistake, my own fault. Can I swap it?', rating: 3 })
    expect(own).not.toMatch(/sorry|apolog|what you ordered/i)
    expect(says('wrongItem', await reply({ text: 'They sent me the wrong item by mistake.', rating: 2 }))).toBe(true)
  })

  it('names a missing part of an order', async () => {
    const text = await reply({ text: 'Only received two of the three straps I ordered.', rating: 2 })
    expect(says('incomplete', text)).toBe(true)
  })

  it('answers a question among praise', async () => {
    const text = await reply({ text: 'Love this bag so much! Do you sell spare straps? Mine is worn.', rating: 5 })
    expect(text).toMatch(/someone on our team/i)
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
