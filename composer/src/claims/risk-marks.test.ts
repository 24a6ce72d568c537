import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { guardReply } from './guard-rails.ts'
import { readComment } from '../reading/read-comment.ts'
import { request } from '../testing/requests.ts'

const composer = createBuiltInComposer()

describe('a reply to a comment about harm, legal action, the press, or death', () => {
  it.each([
    ['The charger caught fire and burned my hand.', 1, 'injury'],
    ['It cut my finger, but I love it.', 5, 'an injury'],
    ['I will call a lawyer.', 2, 'legal action'],
    ['I am going to the newspapers with this, a journalist is waiting.', null, 'the press'],
    ['My mother passed away before it arrived.', 4, 'a death'],
    ['Ich gehe damit zum Anwalt.', 1, 'legal action'],
  ])('is marked at its start: "%s" (%s stars)', async (text, rating, expected) => {
    const { spans, text: reply } = await composer.compose(request({ text, rating, authorName: null }), {})
    expect(spans.map(({ kind }) => kind)).toEqual(['risk'])
    expect(spans[0]?.reason).toContain(expected)
    expect(spans[0]?.start).toBe(0)
    expect(spans[0]?.end).toBeLessThan(reply.length)
  })

  it('by a model is also marked, including for a missing expression of regret', () => {
    const composeRequest = request({ text: 'It exploded and I got burned.', rating: 1 })
    const [cold] = guardReply(composeRequest, 'Thanks for your feedback. We have read it.')
    const [warm] = guardReply(composeRequest, 'Hello Amelia! We are very sorry to read this. Please write to us.')
    expect([cold?.kind, cold?.reason]).toEqual(['risk', expect.stringContaining('doesn’t express regret')])
    expect(warm?.reason).not.toContain('regret')
    expect([warm?.start, warm?.end]).toEqual([14, 45])
  })

  it.each([
    ['I know where your shop is and I’ll be paying you a visit.', 'The review mentions a threat.'],
    ['Delete my account and all my data.', 'The review asks about the customer’s own data'],
  ])('and one with a threat or a request about data is marked, without asking for regret: "%s"', (text, reason) => {
    const spans = guardReply(request({ text, rating: 1 }), 'Thanks for your message. We have read it.')
    expect(spans.map((one) => [one.kind, one.reason])).toEqual([['risk', expect.stringContaining(reason)]])
    expect(spans[0]?.reason).not.toMatch(/regret|contains personal data/)
  })

  it('and one with a charge that was made twice is marked as a dispute', () => {
    const spans = guardReply(
      request({ text: 'Charged twice!!', rating: 1 }),
      'Thanks for your message. We have read it.',
    )
    expect(spans.map(({ kind, reason }) => [kind, reason])).toEqual([['caution', expect.stringContaining('a charge')]])
  })

  it('says each reason by itself too, with what it’s about', () => {
    const text = 'My solicitor will write to you, and I was charged twice! Delete all my data.'
    const [mark] = guardReply(request({ text, rating: 1 }), 'Thanks for your message. We have read it.')
    expect(mark?.kind).toBe('risk')
    expect(mark?.reasons).toEqual([
      { about: 'legal', text: 'The review mentions legal action.' },
      { about: 'personal-data', text: expect.stringContaining('the customer’s own data') },
      { about: 'refund', text: expect.stringContaining('a refund or a charge') },
    ])
    expect(mark?.reason).toMatch(/^The review mentions legal action\. Read the reply .* a refund or a charge\./)
  })

  it.each(['You can call me on +44 20 7946 0958.', 'My email is jo.brook@example.com, write to me.'])(
    'and one with personal data is marked, without asking for regret: "%s"',
    async (text) => {
      const { spans } = await composer.compose(request({ text, rating: 4, authorName: null }), {})
      expect(spans.map(({ kind, reason }) => [kind, reason])).toEqual([
        ['risk', 'The review contains personal data. Make sure that the reply doesn’t repeat it.'],
      ])
    },
  )

  it.each([
    ['Nice cream. My chin was one big scab by Tuesday, but the rest glows.', 5],
    ['Lovely chews! The cat has walked a bit sideways for two days.', 5],
    ['Superbe parfum. Ma fille a eu les yeux qui coulaient toute la soirée.', 5],
    ['Toller Tee. Ich lag die Nacht mit Krämpfen im Bad.', 4],
    ['I use it on my face and it itches.', 5],
    ['Lovely chews. He was up all night bringing them back up.', 4],
    ['Wunderbare Creme! Am nächsten Morgen sah ich aus wie ein Streuselkuchen.', 5],
    ['La crema es estupenda. A mediodía tenía la boca el doble de grande.', null],
    ['My kid was low and said he didnt want to be here any more. This bag made him smile.', 5],
  ])('and one that may report harm in any words is marked: "%s" (%s stars)', async (text, rating) => {
    const { spans } = await composer.compose(request({ text, rating, authorName: null }), {})
    expect(spans.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['caution', expect.stringContaining('may describe harm')],
    ])
  })

  it.each([
    ['Refund promised on 3 October, still nothing. I want my money back.', 2, 'about a refund'],
    ['The ring is tiny. Can I swap it for an 8?', 2, 'doesn’t answer'],
  ])('and one that a reply may misread is marked: "%s" (%s stars)', async (text, rating, expected) => {
    const { spans } = await composer.compose(request({ text, rating, authorName: null }), {})
    expect(spans.map(({ kind, reason }) => [kind, reason])).toEqual([['caution', expect.stringContaining(expected)]])
  })

  it.each([
    ['My dog loves it, and my daughter does too.', 5],
    ['It feels great on my skin.', 5],
    ['No itching at all.', 5],
    ['It didn’t itch.', 5],
    ['Un vrai coup de cœur !', 5],
    ['Der Duft haut mich um.', 5],
    ['Bought the hand cream for my sister.', 5],
    ['My daughter uses it on her elbows as well.', 5],
    ['A bit tight in the chest, so order a size up.', 4],
  ])('but one that praises, or mentions size, isn’t: "%s" (%s stars)', async (text, rating) => {
    const { spans } = await composer.compose(request({ text, rating, authorName: null }), {})
    expect([text, ...spans.map(({ reason }) => reason)]).toEqual([text])
  })

  it.each([
    ['Lovely bag. Is it vegan?', []],
    ['Une bougie magnifique, merci ! Combien de temps brûle-t-elle ?', []],
    ['Tolle Creme, zieht schnell ein. Ist die eigentlich auch vegan', []],
    ['Best soap ever. Was wondering if you ship to Norway.', ['Orders ship within two days.']],
    ['Do you ship to the UK?', ['The parcel ships within two days.']],
    ['Do you ship to New Zealand?', ['New orders ship within two days.']],
    ['How long is the warranty? And can I return it?', ['The warranty is two years.']],
  ])('and one whose question isn’t answered is marked: "%s"', async (text, stored) => {
    const facts = stored.map((fact) => ({ topic: 'delivery', text: fact, language: 'en' }))
    const { spans } = await composer.compose(request({ text, rating: 5, facts }), {})
    expect(spans.map(({ kind, reason }) => [kind, reason])).toEqual([['caution', expect.stringContaining('question')]])
  })

  it('has one mark for each sentence, of the stronger kind', () => {
    const comment = request({
      text: 'I am jo@example.com. Nice, but my chin was one big scab. Is it vegan?',
      rating: 5,
    })
    const [mark, ...others] = guardReply(comment, 'Thank you for these kind words, Jo.').filter(({ kind }) =>
      ['risk', 'caution'].includes(kind),
    )
    expect([mark?.kind, others]).toEqual(['risk', []])
    for (const part of ['personal data', 'may describe harm', 'question']) expect(mark?.reason).toContain(part)
  })

  it('is marked at the sentence that replaces an answer', async () => {
    const asked = request({ text: 'Lovely bag. Is it vegan?', rating: 5 })
    const { spans, text } = await composer.compose(asked, {})
    expect(text.slice(spans[0]?.start, spans[0]?.end)).toMatch(/us directly/i)
  })

  it('is marked at the sentence that sends the question to a stored contact', async () => {
    const facts = [{ topic: 'contact', text: 'You can write to us at hello@fieldnote.example.', language: 'en' }]
    const asked = request({ text: 'Lovely bag. Is it vegan?', rating: 5, facts })
    const { spans, text } = await composer.compose(asked, {})
    expect(text.slice(spans[0]?.start, spans[0]?.end)).toMatch(/your question/i)
  })

  it('isn’t marked as possible harm with few stars, which keep a reply from being sent in bulk', async () => {
    const { spans } = await composer.compose(request({ text: 'The strap left a mark on my wrist.', rating: 2 }), {})
    expect(spans.flatMap(({ reasons }) => reasons ?? []).map(({ about }) => about)).not.toContain('harm')
  })

  it.each([
    ['What can I say? Great lamp! How long is the warranty?', 'The warranty is two years.'],
    ['How long is the warranty? I saw it on example.com/a?b=1', 'The warranty is two years.'],
    ['How long is the warranty?', 'The warranty is two years.'],
    ['Do you ship to Norway?', 'We ship to Norway and Sweden in four days.'],
    ['Do you ship to Norway?', 'We ship worldwide.'],
    ['How long does shipping take to arrive?', 'Orders ship within two days.'],
  ])('isn’t marked if a stored fact answers the only question: "%s"', async (asked, fact) => {
    const facts = [{ topic: 'delivery', text: fact, language: 'en' }]
    const { spans, text } = await composer.compose(request({ text: asked, rating: 5, facts }), {})
    expect([text.includes(fact), spans]).toEqual([true, []])
  })

  it("isn't marked if the comment mentions none of these", async () => {
    for (const [text, rating] of [
      ['Great bag, I love it.', 4],
      ['No allergic reaction, lovely cream.', 4],
      ['The battery died after a week.', 2],
    ] as const) {
      const { spans } = await composer.compose(request({ text, rating }), {})
      expect([text, ...spans]).toEqual([text])
    }
  })
})

describe('grief', () => {
  it.each([
    ['en', 'She died before it arrived.'],
    ['en', 'I bought it for my late mother.'],
    ['de', 'Meine Mutter ist verstorben, bevor das Paket kam.'],
    ['fr', 'Mon père est décédé avant la livraison.'],
    ['es', 'Mi madre falleció antes de que llegara.'],
    ['it', 'Mia madre è venuta a mancare prima della consegna.'],
    ['pt', 'Meu pai faleceu antes de receber o produto.'],
    ['ja', '届く前に母が亡くなりました。'],
    ['zh', '还没收到货，我妈妈就去世了。'],
  ])('is detected in %s: "%s"', (language, text) => {
    expect(readComment(text, null, language).risks).toContain('grief')
  })

  it.each([
    ['en', 'The late delivery nearly killed the mood, and the battery died.'],
    ['de', 'Der Akku ist nach einer Woche tot.'],
    ['fr', 'La batterie est morte après un mois.'],
    ['ja', 'すぐに電池が無くなりました。'],
  ])('isn\'t detected in %s: "%s"', (language, text) => {
    expect(readComment(text, null, language).risks).not.toContain('grief')
  })
})
