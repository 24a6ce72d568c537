import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

const signs: Record<string, [text: string, sign: number][]> = {
  en: [
    ['The blouse runs small and I sent it back.', -1],
    ['Stopped working after two weeks', -1],
    ['What a waste of money, would not buy again', -1],
    ['Not bad at all, does the job', 1],
    ['I was worried about the size, but it fits perfectly', 1],
    ['Soooo goooood', 1],
    ['No problems so far, works well', 1],
    ['I have never been disappointed by this brand', 1],
    ['I got a rash after wearing it for an hour', -1],
  ],
  de: [
    ['Der Stoff ist nicht schön und die Naht ging auf, geht zurück', -1],
    ['Nichts auszusetzen, gerne wieder', 1],
    ['Funktioniert leider nicht mehr', -1],
    ['Die Lieferung kam nie an und niemand antwortet', -1],
  ],
  es: [
    ['No funciona, dinero tirado', -1],
    ['Nada mal, lo recomiendo', 1],
    ['Dejo de funcionar a los dos meses', -1],
  ],
  fr: [
    ['Ne marche plus, à fuir', -1],
    ['Rien à redire, je recommande', 1],
    ['Tres bonne qualite, merci', 1],
  ],
  it: [
    ['Si è rotto subito, soldi buttati', -1],
    ['Niente male, lo consiglio', 1],
    ['Non è arrivato niente e nessuno risponde', -1],
  ],
  pt: [
    ['Ainda não recebi o produto', -1],
    ['Nao gostei, quero devolver', -1],
    ['Chegou antes do prazo, tudo certo', 1],
  ],
}

describe('sentiment without stars', () => {
  it.each(Object.entries(signs))('distinguishes praise from complaints in %s', (language, texts) => {
    for (const [text, sign] of texts) {
      expect([text, Math.sign(readComment(text, null, language).score)]).toEqual([text, sign])
    }
  })

  it('is mixed when a clear complaint accompanies praise, so that no complaint is missed', () => {
    const words = readComment('Lovely colour and great fabric, but the zip broke after a week.', null)
    expect(words.sentiment).toBe('mixed')
    expect(readComment('Love it, great gift! The strap is broken though.', 5).sentiment).toBe('mixed')
    expect(readComment('Terrible, awful, broken', 5).sentiment).toBe('mixed')
  })

  it('stays between -2 and 2 in whole steps', () => {
    for (const text of ['love '.repeat(500), 'awful '.repeat(500), 'love awful '.repeat(300), '😡'.repeat(900)]) {
      for (const rating of [null, 0, 1, 3, 5, 9]) {
        const { score } = readComment(text, rating)
        expect(Number.isInteger(score) && Math.abs(score) <= 2).toBe(true)
      }
    }
  })

  it('is neutral without opinions', () => {
    expect(readComment('My sister has been carrying hers since March.', null).sentiment).toBe('neutral')
    expect(readComment('', null)).toMatchObject({ sentiment: 'neutral', score: 0 })
    expect(readComment('', 3)).toMatchObject({ sentiment: 'neutral', score: 0 })
  })

  it('stores the deciding words', () => {
    const { evidence } = readComment('The fabric is lovely but it runs very small.', null)
    expect(evidence).toContainEqual({ of: 'topic:size', words: ['runs very small'] })
    expect(evidence.find((one) => one.of === 'sentiment')?.words).toContain('runs very small')
  })
})

describe('a complaint negated from a distance', () => {
  it.each([
    ['en', 'Not bad at all, not what I would call ugly'],
    ['fr', 'Pas mal du tout, pas ce que j’appellerais moche'],
    ['de', 'Gar nicht schlecht, und ich würde ihn nicht hässlich nennen'],
    ['es', 'Nada mal, no lo llamaría feo'],
    ['it', 'Niente male, non lo definirei brutto'],
    ['pt', 'Nada mal, não chamaria de feio'],
  ])('doesn\'t count in %s: "%s"', (language, text) => {
    const { bad, negatives, positives } = readComment(text, 5, language)
    expect([...bad, negatives]).toEqual([0])
    expect(positives).toBeGreaterThan(0)
  })
})
