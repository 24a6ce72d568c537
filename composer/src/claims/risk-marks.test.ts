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

  it.each(['You can call me on +44 20 7946 0958.', 'My email is jo.brook@example.com, write to me.'])(
    'and one with personal data is marked, without asking for regret: "%s"',
    async (text) => {
      const { spans } = await composer.compose(request({ text, rating: 4, authorName: null }), {})
      expect(spans.map(({ kind, reason }) => [kind, reason])).toEqual([
        ['risk', 'The review contains personal data. Make sure that the reply doesn’t repeat it.'],
      ])
    },
  )

  it("isn't marked if the comment mentions none of these", async () => {
    for (const text of [
      'Great bag, I love it.',
      'No allergic reaction, lovely cream.',
      'The battery died after a week.',
    ]) {
      const { spans } = await composer.compose(request({ text, rating: 4 }), {})
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
