import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { replies } from '../testing/replies.ts'
import { request } from '../testing/requests.ts'

const composer = createBuiltInComposer()

describe('a question about someone’s health', () => {
  it.each([
    ['Lovely texture. Does it contain almond or any other nut oil? My son is anaphylactic and touches everything.', 4],
    ['is this safe for someone with a severe nut allergy?', null],
    ['Kann das allergische Reaktionen auslösen?', null],
    ['Schöne Creme. Enthält sie Nüsse? Mein Sohn ist Allergiker.', 4],
    ['Contient-il des noix ? Mon fils est allergique.', null],
    ['Est-ce que ça peut provoquer une réaction allergique ?', null],
    ['¿Lleva frutos secos? Mi hijo es alérgico.', null],
    ['È sicuro per chi è allergico al nichel?', null],
    ['is this ok for eczema? my daughter is 3', null],
    ['Are these safe for the oven? is there lead in the glaze, I’m pregnant', 5],
  ])('is no injury, and is marked: "%s" (%s stars)', async (text, rating) => {
    expect(readComment(text, rating).risks).toEqual([])
    const { spans } = await composer.compose(request({ text, rating, authorName: null }), {})
    expect(spans.flatMap(({ reasons = [] }) => reasons.map(({ about }) => about))).toEqual(['health', 'question'])
    for (const reply of await replies({ text, rating })) {
      expect(reply).toMatch(/health|Gesundheit|santé|salud|salute/)
      expect(reply).not.toMatch(/sorry|happened|leid|désol|dispiac|lament/i)
    }
  })

  it.each([
    ['My son had an anaphylactic shock after two bites.', 1],
    ['Went into anaphylaxis. Lovely smell though.', 4],
    ['I got an allergic reaction. Is this even safe?', 1],
    ['anyone else get an allergic reaction from this?', null],
    ['Mi hijo tuvo una reacción alérgica. ¿Qué lleva?', 3],
    ['Warum bekommt mein Sohn davon eine allergische Reaktion?', null],
  ])('but a reaction that happened stays an injury: "%s" (%s stars)', (text, rating) => {
    expect(readComment(text, rating).risks).toContain('injury')
  })
})

describe('a figure of speech with a part of the body', () => {
  it.each([
    'The swimsuit covers everything while showing just a little bit of cheek. I’m in love!',
    'My jaw dropped when I opened the box.',
    'A pain in the neck to assemble.',
    'Her face lit up when she opened it.',
    'My husband’s eyes nearly fell out of his head.',
    'It took my breath away. My heart skipped a beat.',
    'Sofort ins Auge gestochen, ein echter Hingucker.',
    'Ça coûte les yeux de la tête mais quel bonheur.',
    'Cuesta un ojo de la cara pero vale la pena.',
    'Costa un occhio della testa ma ne vale la pena.',
  ])('isn’t harm: "%s"', (text) => {
    expect(readComment(text, 5).possibleHarm).toBe(false)
  })

  it.each(['My eyes were swollen for days.', 'Me lloraba un ojo toda la noche.'])(
    'but what happened to one may be: "%s"',
    (text) => {
      const { possibleHarm, risks } = readComment(text, 5)
      expect(possibleHarm || risks.includes('injury')).toBe(true)
    },
  )
})
