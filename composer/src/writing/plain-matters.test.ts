import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'
import type { RequestParts } from '../testing/requests.ts'

const product = 'Stoneware Mug'

/** Replies that don't say what they should, or say what they never should. */
async function misses(parts: RequestParts, matches: RegExp, never?: RegExp): Promise<string[]> {
  const written = await replies({ product, ...parts })
  return written.filter((text) => !matches.test(text) || never?.test(text) === true)
}

describe('a reply to a customer who waits', () => {
  it.each([
    ['Wheres my parcel', 1],
    ['not here after 3 weeks', 1],
    ['where’s my package', null],
    ['Where is my order?', 5],
    ['Any update on my order? It’s been 16 days.', 1],
    ['Nothing has come yet. I wrote twice and nobody answers.', 1],
  ])('for an order speaks of it and asks for its number: "%s" (%s stars)', async (text, rating) => {
    expect(
      await misses({ text, rating }, /find out where your order is/, /earlier messages|wrote to us before/),
    ).toEqual([])
    expect(await misses({ text, rating }, /order number/)).toEqual([])
  })

  it.each([
    ['Quiero saber dónde está mi pedido', /dónde está su pedido/],
    ['Wo ist mein Paket', /wo Ihre Bestellung ist/],
    ['Où est mon colis ?', /où se trouve votre commande/],
    ['Dov’è il mio pacco?', /dove si trova il Suo ordine/],
    ['Cadê meu pedido?', /onde está o seu pedido/],
    ['商品がまだ届きません。', /ご注文の状況をお調べ/],
    ['我的快递到底在哪？', /查询订单在哪里/],
  ])('in other languages as well: "%s"', async (text, matches) => {
    expect(await misses({ text, rating: 1 }, matches)).toEqual([])
  })

  it.each([
    'no refund since the 17th',
    'I returned it in May. Where is my refund?',
    'Charged twice!! $64.00 and $64.00',
  ])('for money asks for the order number to check the payment: "%s"', async (text) => {
    expect(await misses({ text, rating: 1 }, /order number.*check the payment/, /delivery/)).toEqual([])
  })

  it.each(['Still waiting for my replacement.', 'I am still waiting for the return label.'])(
    'for something else says nothing of a payment: "%s"',
    async (text) => {
      expect(await misses({ text, rating: 1 }, /order number/, /payment/)).toEqual([])
    },
  )

  it('names the second charge', async () => {
    expect(await misses({ text: 'You charged my card two times for one order.', rating: 1 }, /charge/)).toEqual([])
  })
})

describe('a reply about damage', () => {
  it.each([
    ['Two of four glasses arrived broken.', /in one piece|that condition|perfect condition|arrived damaged/],
    ['Three of the six bowls were in pieces.', /in one piece|that condition|perfect condition|arrived damaged/],
    ['There is a chip in the rim', /damage/i],
    ['The switch was faulty from day one.', /the switch was faulty/],
    ['Die Tasse hat einen Sprung.', /Schaden|beschädigt/],
    ['Sprung, Geld zurück', /Schaden|beschädigt/],
  ])('names it: "%s"', async (text, matches) => {
    expect(await misses({ text, rating: 2 }, matches, /complete\.|vollständig/)).toEqual([])
  })

  it('still says that an order was incomplete', async () => {
    expect(
      await misses(
        { text: 'Only two of three mugs arrived.', rating: 2 },
        /complete|everything you ordered|missing from your order/i,
      ),
    ).toEqual([])
  })
})

describe('a reply to a request', () => {
  it.each([
    ['Cracked. I want my money back.', /asking for a refund/],
    ['Can you swap it? It’s too big.', /another one/],
  ])('says what it’s about without a promise: "%s"', async (text, matches) => {
    expect(await misses({ text, rating: 2 }, matches, /what happened|went wrong\?/)).toEqual([])
    expect(await misses({ text, rating: 2 }, /look into your request/)).toEqual([])
  })

  it('names the money in German', async () => {
    expect(await misses({ text: 'Sprung, Geld zurück', rating: 2 }, /Erstattung/)).toEqual([])
  })
})

describe('a reply to a question without a stored answer', () => {
  const asked = { text: 'Does the lamp have a dimmer?', rating: null }

  it('asks the customer to write, and never announces that someone will', async () => {
    expect(await misses(asked, /us directly/, /someone|will answer|get back/)).toEqual([])
    expect(
      await misses({ text: 'Avez-vous d’autres couleurs ?', rating: null }, /directement/, /répondra|privé/),
    ).toEqual([])
  })

  it('says how to reach the brand, if that is stored', async () => {
    const facts = [{ topic: 'contact', text: 'You can write to us at hello@fieldnote.example.', language: 'en' }]
    expect(await misses({ ...asked, facts }, /hello@fieldnote\.example/, /us directly/)).toEqual([])
  })
})

describe('a small complaint in a friendly review', () => {
  it.each([
    ['Love the blanket but it sheds on everything.', /shedding/],
    ['So warm and soft! Pills a little after a month.', /pilling/],
    ['Great apron, but the pockets are too shallow.', /pockets/],
    ['Lovely light but the cord is a bit short.', /length/],
    ['Looks great. Wish the straps were longer.', /length/],
    ['Gorgeous lamp, though the base scratches easily.', /scratches|surface/],
    ['Good quality but the color faded after two washes.', /color/],
    ['Nice mug. A bit heavy.', /lighter|weight/],
    ['Sehr schöne Decke, aber sie fusselt.', /Fusseln/],
    ['Très joli, mais la laine bouloche.', /bouloches/],
  ])('is named: "%s"', async (text, matches) => {
    expect(await misses({ text, rating: 4 }, matches, /taken note|notiert|noté/)).toEqual([])
  })

  it.each([
    'The blanket doesn’t shed at all, I love it.',
    'Lovely jacket, and it never pills.',
    'Not too heavy, perfect.',
  ])('isn’t invented: "%s"', async (text) => {
    expect(await misses({ text, rating: 4 }, /./, /shedding|pilling|lighter|weight/)).toEqual([])
  })
})

describe('praise', () => {
  it.each(['Rosie was brilliant.', 'The staff were so kind and helpful.'])(
    'for someone on the team is passed on to the team, without a name: "%s"',
    async (text) => {
      expect(await misses({ text, rating: 5 }, /our team/i, /Rosie/)).toEqual([])
    },
  )

  it('thanked by name is named', async () => {
    expect(await misses({ text: 'Thank you to Maria on chat!', rating: 5 }, /Maria/, /our team/i)).toEqual([])
  })

  it('isn’t thanked for honesty', async () => {
    expect(await misses({ text: 'No complaints, does what it should.', rating: 4 }, /./, /honest|candid/i)).toEqual([])
  })

  it('has no second farewell before the sign-off', async () => {
    const signed = { text: 'Great mug, my favorite!', rating: 5, signOff: 'Nora, Alder' }
    expect(await misses(signed, /Nora, Alder$/, /wishes|regards/i)).toEqual([])
    expect(await misses({ ...signed, text: '  Bellissima tazza!', language: 'it' }, /Nora, Alder$/, /salut/i)).toEqual(
      [],
    )
  })

  it('isn’t cheered if it mentions a death', async () => {
    const text = 'This scent reminds me of my mother, who passed away last year. Beautiful.'
    expect(
      await misses(
        { text, rating: 5 },
        /thank|grateful|great deal/i,
        /see you again|hear from you|delighted|!|keep us|Enjoy/,
      ),
    ).toEqual([])
  })
})

it('a lower price elsewhere is nothing to apologize for', async () => {
  for (const text of ['$30 cheaper at Linden Home', 'You can get this cheaper on Amazon.'])
    expect(await misses({ text, rating: 2 }, /price/i, /sorry|apolog|poor experience/i)).toEqual([])
})

it('a threat with a lawyer gets a neutral reply', async () => {
  expect(
    await misses(
      { text: 'My lawyer will be in touch about this.', rating: 1 },
      /message (?:carefully|seriously)/,
      /should never|what happened with|apologi/,
    ),
  ).toEqual([])
})

describe('a reply to an injury', () => {
  it('doesn’t wish the customer a recovery if someone else was hurt', async () => {
    expect(
      await misses(
        { text: 'My daughter cut her hand on the rim. Take this off sale!', rating: 1 },
        /everyone|all is well/,
        /you’re (?:feeling|doing)|you’ve recovered/,
      ),
    ).toEqual([])
    expect(await misses({ text: 'I cut my hand on the rim.', rating: 1 }, /you’re|you’ve/)).toEqual([])
  })
})

it.each(['Crypto Mike', 'Best Deals', 'kim_92', 'Anon', 'Amazon Customer'])('"%s" isn’t a name', async (authorName) => {
  expect(
    await misses({ text: 'Lovely mug.', rating: 5, authorName }, /./, /Crypto|Best|kim|Anon|Amazon|Mike/i),
  ).toEqual([])
})
