import { describe, expect, it } from 'vitest'
import { readComment } from '../reading/read-comment.ts'
import { replies } from '../testing/replies.ts'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { request, type RequestParts } from '../testing/requests.ts'

const composer = createBuiltInComposer()
const marksOf = async (parts: RequestParts): Promise<string[]> =>
  (await composer.compose(request({ authorName: null, ...parts }), {})).spans.map(({ reason }) => reason)

describe('a question in public that no stored fact answers', () => {
  it.each([
    ['Do you offer engraving?', /engraving/, /private message/],
    ['Is this coming back in sage?? 😩😩 been waiting since june', /availability/, /private message/],
    ['restock in M please!!', /availability/, /private message/],
    ['does it ship to canada and how much', /shipping/, /private message/],
    ['Wann ist die Größe M wieder da?', /Verfügbarkeit/, /private Nachricht/],
    ['c’est quand le réassort en M ?', /disponibilité/, /message privé/],
    ['¿cuándo volvéis a tener el azul?', /disponibilidad/, /mensaje privado/],
    ['quando torna disponibile in blu?', /disponibilità/, /messaggio privato/],
    ['Kann man sie auch mit Gravur bekommen?', /Gravur/, /private Nachricht/],
  ])('gets a private message, about the thing: "%s"', async (text, thing, way) => {
    for (const reply of await replies({ text, rating: null, platform: 'Instagram' })) {
      expect(reply).toMatch(thing)
      expect(reply).toMatch(way)
      expect(reply).not.toMatch(/directly|direkt|directement|direttamente|word of it/)
    }
  })

  it('keeps its praise', () => {
    expect(readComment('absolutely love it, when is navy back in stock??', 5).sentiment).toBe('positive')
    expect(readComment('love it! is it coming back in sage?', null).sentiment).toBe('positive')
  })

  it.each(['is it itchy tho? asking for my sensitive skin', 'works with 110V?', 'ma funziona davvero o è fuffa?'])(
    'gets one about nothing in particular if the thing is unknown: "%s"',
    async (text) => {
      expect(readComment(text, null).sentiment).toBe('neutral')
      for (const reply of await replies({ text, rating: null, platform: 'TikTok', maxLength: 150 }))
        expect(reply).toMatch(/private message|messaggio privato/)
    },
  )

  it.each([
    ['Does it have a warranty? I want one.', /the warranty/],
    ['Is it dishwasher safe?', /the dishwasher/],
    ['Gibt es darauf eine Garantie?', /zur Garantie/],
    ['Ist die für die Spülmaschine geeignet?', /zur Spülmaschine/],
    ['Est-ce qu’il passe au micro-ondes ?', /le micro-ondes/],
    ['¿Tiene garantía este bolso?', /la garantía/],
    ['È lavabile in lavastoviglie?', /lavastoviglie/],
    ['Tem garantia? Quero comprar.', /a garantia/],
    ['食洗機で使えますか？', /食洗機/],
  ])('names a thing without a claim about it: "%s"', async (text, thing) => {
    for (const platform of ['Instagram', 'Google'])
      for (const reply of await replies({ text, rating: null, platform })) expect(reply).toMatch(thing)
  })
})

describe('a question in a complaint', () => {
  it.each([
    ['El reloj es precioso, pero adelanta un minuto al día. ¿Lo cubre la garantía?', 2],
    ['Die Uhr geht eine Minute vor. Gilt da noch die Garantie?', 2],
    ['Fusselt wie ein Schaf. Laut Beschreibung hört das auf – wann denn?', 2],
    ['Der Reißverschluss ist kaputt. Fällt das unter die Garantie?', 1],
    ['La montre retarde. La garantie couvre-t-elle ce défaut ?', 2],
    ['Il cinturino si è rotto. La garanzia copre anche questo?', 1],
    ['Stopped after a month. Is it still under warranty?', 1],
  ])('is read: "%s"', (text, rating) => {
    expect(readComment(text, rating).hasQuestion).toBe(true)
  })

  it.each([
    ['Warum ist die Garantie so schlecht?', 1],
    ['Pourquoi la livraison est-elle si lente ?', 1],
    ['What kind of a warranty is that?', 1],
    ['Is this a joke?', 1],
  ])('but not a reproach: "%s"', (text, rating) => {
    expect(readComment(text, rating).hasQuestion).toBe(false)
  })

  it('about the warranty gets the stored sentence', async () => {
    const details = 'Steel and oak, 46 cm high. Warranty 3 years on the electronics.'
    const text = 'Light flickers. Tried three plugs. Is that covered by the 3 years??'
    for (const reply of await replies({ text, rating: 2, details }))
      expect(reply).toMatch(/(?:sorry|apolog).*“Warranty 3 years on the electronics.”/i)
    expect(await marksOf({ text, rating: 2, details })).toEqual([expect.stringContaining('quotes a stored fact')])
    const returns = [{ topic: 'returns', text: 'Unused items can be returned within 30 days.', language: 'en' }]
    for (const reply of await replies({ text: 'It broke. Can I return it?', rating: 1, facts: returns }))
      expect(reply).not.toContain('Unused')
  })
})

describe('the mark of an open question', () => {
  it('names a stored fact of another language, and denies none', async () => {
    const details = '100 % linen. Regular fit, sizes XS to XXL.'
    const [found] = await marksOf({ text: 'vous faites du XXL ?', rating: null, platform: 'Instagram', details })
    expect(found).toContain('“Regular fit, sizes XS to XXL.”')
    const [none] = await marksOf({ text: 'Is it heavy?', rating: null, details })
    expect(none).toMatch(/^We found no stored fact that clearly answers .* Check the product details/)
  })

  it.each([
    ['can I swim with it?', 'Water resistant to 5 bar: rain and washing hands, not diving.'],
    ['does it come in XXL?', 'Regular fit, sizes XS to XXL.'],
    ['Do you have it in slate?', 'Comes in clay, oat and slate.'],
    ['can i put it in the washing machine?', 'Wipe with a damp cloth, do not machine wash.'],
    ['Is there any lead in the glaze?', 'Dishwasher safe, lead free.'],
    ['how many hours does it burn?', 'Burns for about 45 hours.'],
  ])('isn’t needed if a stored sentence answers: "%s"', async (text, details) => {
    for (const reply of await replies({ text, rating: null, platform: 'Instagram', details }))
      expect(reply).toContain(`“${details}”`)
    expect(await marksOf({ text, rating: null, platform: 'Instagram', details })).toEqual([])
  })

  it('stays with three stars even if a stored sentence answers', async () => {
    const asked = { text: 'It’s okay so far. Does it come in XXL?', details: 'Regular fit, sizes XS to XXL.' }
    expect(await marksOf({ ...asked, rating: 3 })).toEqual([expect.stringContaining('quotes a stored fact')])
    expect(await marksOf({ ...asked, rating: 4 })).toEqual([])
  })

  it('stays if a complaint gets no answer', async () => {
    const details = '100 % linen. Comes in white, sage and ink blue.'
    const text = 'The color faded. Is that normal?'
    for (const reply of await replies({ text, rating: 3, details })) expect(reply).not.toContain('sage')
    expect(await marksOf({ text, rating: 3, details })).toEqual([expect.stringContaining('question in this review')])
  })

  it('stays for a second question, marked or not', async () => {
    const details = 'Dishwasher and microwave safe, lead free.'
    const text = 'Are these safe for the oven up to 200? And is there any lead in the glaze'
    expect(await marksOf({ text, rating: 5, details })).toEqual([expect.stringContaining('more than one question')])
  })
})
