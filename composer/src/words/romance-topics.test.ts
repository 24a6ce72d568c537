import { describe, expect, it } from 'vitest'
import { readComment } from '../reading/read-comment.ts'

const read = (text: string, language: string): string => {
  const { good, bad } = readComment(text, null, language)
  return [...good.map((topic) => `+${topic}`), ...bad.map((topic) => `-${topic}`)].toSorted().join(' ')
}

describe('topics of made-up Spanish, French, and Italian comments', () => {
  it.each([
    ['es', 'La cremallera no cierra.', '-zip'],
    ['es', 'Hotel perfectamente situado y el desayuno buenísimo.', '+location +taste'],
    ['es', 'No pudimos dormir, las camas incómodas.', '-comfort'],
    ['es', 'Hotel muy antiguo, necesita una reforma.', '-look'],
    ['es', 'Apto para personas con movilidad reducida.', ''],
    ['fr', 'Un parc immense et des boss variés, gameplay addictif.', '+features'],
    ['fr', "Mes propres photos, c'est tout.", ''],
    ['fr', 'Personnel souriant mais chambre sale.', '+service -cleanliness'],
    ['fr', "Je n'ai jamais reçu de réponse.", '-service'],
    ['it', 'Camera spaziosa, colazione ottima.', '+size +taste'],
    ['it', 'La batteria non tiene la carica.', '-battery'],
    ['it', 'Il server è sempre lento, pieno di bug.', '-performance'],
  ])('%s: %s', (language, text, topics) => {
    expect(read(text, language)).toBe(topics)
  })

  it.each([
    ['fr', 'Fabuleux ! Vivement le prochain.', 1],
    ['fr', 'Addictif', 1],
    ['es', 'Un resultado desfavorable.', -1],
  ])('the symbol %s: %s', (language, text, sign) => {
    expect(Math.sign(readComment(text, null, language).score)).toBe(sign)
  })
})
