import { describe, expect, it } from 'vitest'
import { readComment } from '../reading/read-comment.ts'
import { replies } from '../testing/replies.ts'

const facts = [{ topic: 'contact', text: 'You can reach us at hello@fieldnote.example.', language: 'en' }]

describe('a review with two sides', () => {
  it.each([
    [
      'The delivery guy was great. The instructions however were written by someone who hates people.',
      /the instructions/,
    ],
    ['The blender is powerful and easy to clean but it is really loud.', /noise|noisy/],
    ['Beautiful rug, the colors are rich. BUT three weeks later the creases still haven’t come out.', /the creases/],
    [
      'Klang ist top, Akku hält auch. Leider drücken die Kopfhörer nach einer Stunde auf die Ohren.',
      /wohlgefühlt|bequem|Komfort/,
    ],
  ])('has its second side answered: "%s"', async (text, named) => {
    for (const reply of await replies({ text, rating: 3, product: null, facts })) {
      expect(reply).toMatch(named)
      expect(reply).not.toMatch(/expectations|what you hoped for/)
    }
  })

  it('names no topic twice, nor a praised one before regret', async () => {
    const text = 'Klang ist top, Akku hält auch lange. Leider ist der Rest nicht so mein Fall.'
    for (const reply of await replies({ text, rating: 3, language: 'de', product: null })) {
      expect(reply.match(/Klang/g)?.length ?? 0).toBeLessThan(2)
      expect(reply).not.toMatch(/Erwartungen nicht erfüllt/)
    }
    const sizes = 'The 26 navy fits great. The gray I can hardly button. I will order another one in gray.'
    for (const reply of await replies({ text: sizes, rating: 4, product: null }))
      expect(reply.match(/the size/g)?.length ?? 0).toBeLessThan(2)
    const courier = 'The delivery guy was great. Step 7 however is plain wrong.'
    for (const reply of await replies({ text: courier, rating: 3, product: null }))
      expect(reply).not.toMatch(/(?:comment about|thoughts on|telling us about) the delivery/)
  })
})

describe('what isn’t a fault', () => {
  it('a question is no disappointment', async () => {
    const text =
      'Is this safe for puppies under 6 months? The bag doesn’t say and I don’t want to give it to her until I know.'
    for (const reply of await replies({ text, rating: 3, product: null, facts })) expect(reply).not.toMatch(/sorry/)
  })

  it('a deadline is no delay', async () => {
    const text = 'Box said screws included. Two bags of screws missing. Party is Saturday so thats just perfect.'
    for (const reply of await replies({ text, rating: 2, product: null, facts })) {
      expect(reply).toContain('two bags of screws were missing')
      expect(reply).not.toMatch(/so long|delay|late/)
    }
  })

  it.each([
    'I asked for an exchange, was told I’m past 30 days. I was in the hospital for those 30 days.',
    'Bought it for my husband who was in the hospital. Broke at once.',
    'I was in the hospital for knee surgery when it came. It is useless.',
  ])('a stay in the hospital for another reason is no injury: "%s"', (text) => {
    expect(readComment(text, 1).risks).not.toContain('injury')
  })

  it.each([
    'My daughter was in the hospital for two days because of this toy.',
    'The stool gave way, I was in the hospital for hip surgery.',
    'He is in the hospital now, the chair collapsed.',
    'We were in the ER all night.',
  ])('a stay that may come of the product is one: "%s"', (text) => {
    expect(readComment(text, 1).risks).toContain('injury')
  })

  it.each([
    ['The food arrived frozen solid and the cats ate it.', 'quality'],
    ['Powerful blender but it is really loud.', 'sound'],
    ['Returning would cost me $14 in shipping.', 'delivery'],
    ['Mooie lamp, geeft lekker warm licht.', 'taste'],
    ['Déçu, surtout à ce prix.', 'price'],
  ] as const)('a word in another sense is no topic: "%s"', (text, topic) => {
    const { good, bad } = readComment(text, 3)
    expect([...good, ...(topic === 'delivery' ? bad : [])]).not.toContain(topic)
  })

  it('a date isn’t praise', () => {
    expect(readComment('Best by date was only two weeks away.', 2).positives).toBe(0)
  })

  it('a loud speaker still sounds good', () => {
    expect(readComment('The speaker is loud and clear, great sound.', 5).good).toContain('sound')
  })
})

describe('a fraud accusation', () => {
  it.each([
    'This is a counterfeit. The logo is crooked. Scammers.',
    'FAKE. Not a real part, and nobody helps. Scammers.',
    'Bunch of crooks. The zip sticks.',
  ])('gets only the neutral sentence: "%s"', async (text) => {
    for (const reply of await replies({ text, rating: 1, facts })) {
      expect(reply).toMatch(/seriously/)
      expect(reply).not.toMatch(/sorry|logo|zip|help|service/)
    }
  })
})

describe('what the customer asks for', () => {
  it('is a refund in their words', async () => {
    for (const reply of await replies({ text: 'Arrived smashed. I want my money back.', rating: 1, facts }))
      expect(reply).toMatch(/asking for a refund\./)
  })

  it('isn’t agreed to in Japanese', async () => {
    for (const reply of await replies({
      text: '商品に傷がありました。交換してもらえますか。',
      rating: 2,
      language: 'ja',
    })) {
      expect(reply).toContain('交換')
      expect(reply).not.toContain('承知')
    }
  })

  it('a call isn’t a message', async () => {
    const text = 'I was charged twice. Called three times, on hold 40 minutes each, got hung up on.'
    for (const reply of await replies({ text, rating: 1, facts })) {
      expect(reply).toContain('your calls to us')
      expect(reply).not.toContain('messages')
    }
  })
})

describe('praise', () => {
  it('ends with the goodbye', async () => {
    const text = 'Super schnelle Lieferung, alles gut verpackt. Die Pfanne ist jeden Cent wert. Gerne wieder!'
    for (const reply of await replies({ text, rating: 5, language: 'de' }))
      expect(reply).toMatch(/(?:nächsten Mal|nächste Bestellung|wieder)[^.!]*[.!]$/)
  })

  it('of two things names one', async () => {
    const text =
      'Bought this kettle after our old one broke. Boils fast, quiet enough that I don’t wake the baby and the handle stays cool. Very pleased!'
    for (const reply of await replies({ text, rating: 5, product: null })) expect(reply).toMatch(/works?|job|perform/)
  })

  it('isn’t thanked for its stars', async () => {
    const text = 'I can’t stop eating the chili crunch, I put it on eggs, rice, even ice cream. My husband hid the jar.'
    for (const reply of await replies({ text, rating: 5, product: null })) expect(reply).not.toMatch(/rating|stars/)
  })

  it('never speaks of a delivery’s state', async () => {
    const text = 'Me encanta la manta. Llegó dos días antes de lo previsto.'
    for (const reply of await replies({ text, rating: 5, language: 'es' })) expect(reply).not.toMatch(/estado/)
  })
})

it('a reply to a language that the composer doesn’t write names no topic', async () => {
  const text = 'Mooie lamp, prachtige kleur. Snelle levering, makkelijk in elkaar te zetten.'
  for (const reply of await replies({ text, rating: 5, product: null })) {
    expect(reply).toMatch(/English/)
    expect(reply).not.toMatch(/delivery|color|easy|look/)
  }
})

describe('one or two stars for praise', () => {
  it.each([
    'Best slippers ever! My sister wants a pair too.',
    'Best slippers I have ever owned! So cozy. My sister wants a pair too.',
    'Love it, my husband loves it too.',
    'Amazing blender, great smoothies. Wish I had bought it sooner.',
  ])('are a slip: "%s"', (text) => {
    expect(readComment(text, 1).slipped).toBe(true)
  })

  it.each(['Great idea, too small.', 'Amazing, my sister wants her money back.', 'Lovely, but too heavy.'])(
    'aren’t with a complaint: "%s"',
    (text) => {
      expect(readComment(text, 1).slipped).toBe(false)
    },
  )
})

describe('an earnings ad', () => {
  it.each([
    ['es', 'Gana 500€ al día desde casa!! Escríbeme por WhatsApp +34 612 555 019'],
    ['de', 'Verdiene 3000 Euro pro Monat von zu Hause! Schreib mir: www.geld.example'],
    ['fr', 'Gagnez 200€ par jour depuis chez vous, WhatsApp +33 6 12 34 56 78'],
    ['it', 'Guadagna 300 euro al giorno da casa, scrivimi su telegram @soldi'],
    ['pt', 'Ganhe R$ 500 por dia, me chama no whatsapp +55 11 91234 5678'],
    ['nl', 'Verdien 500 euro per dag thuis, stuur me een app +31 6 12345678'],
    ['ja', '在宅の副業で月収50万円稼げます！LINEで登録してください'],
  ])('is spam without thanks in %s: "%s"', async (language, text) => {
    expect(readComment(text, 5, language)).toMatchObject({ spam: true, risks: [] })
    for (const reply of await replies({ text, rating: 5, language, product: null }))
      expect(reply).not.toMatch(/gracias|dank|merci|grazie|obrigad|thank|ありがと/iu)
  })

  it.each([
    'Gana mucho espacio en casa, es muy útil para guardar la ropa de invierno. Lo compré en www.tienda.example',
    'Ich verdiene 2000 Euro im Monat, zu teuer für mich.',
  ])('isn’t found in "%s"', (text) => {
    expect(readComment(text, 4).spam).toBe(false)
  })
})
