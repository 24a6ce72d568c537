import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

describe('a product that hurts someone', () => {
  it.each([
    ['en', 'The preformed nose shape smashed both my husband and my nose. Also, the strap is too tight.'],
    ['en', 'Pretty, but the clasp bruises my wrist every evening.'],
    ['en', 'The metal clip poked me in the eye.'],
    ['en', 'The buckle pinched my finger so badly that it bled.'],
    ['en', 'The lamp arm swung back and hit my daughter in the eye.'],
    ['en', 'The seam scratches my neck until it is red.'],
    ['en', 'It fell on my foot while I was setting it up.'],
    ['de', 'Der Bügel hat mir ins Auge gestochen.'],
    ['de', 'Die Stange ist meiner Tochter auf den Kopf gefallen.'],
    ['de', 'Die Schnalle hat mir den Finger eingeklemmt.'],
    ['fr', 'La barre a frappé mon mari au visage.'],
    ['fr', 'La boucle m’a pincé le doigt.'],
    ['es', 'La barra golpeó a mi hija en el ojo.'],
    ['es', 'La hebilla me pellizcó el dedo.'],
    ['it', 'Il fermaglio mi ha pizzicato il dito.'],
    ['it', 'La lampada ha colpito mia figlia in testa.'],
    ['pt', 'A fivela beliscou meu dedo.'],
    ['pt', 'O braço da luminária bateu no olho da minha filha.'],
    ['ja', '留め具で指を挟みました。'],
    ['zh', '夹子夹到我的手指了。'],
  ])('is an injury in %s: "%s"', (language, text) => {
    expect(readComment(text, 1, language).risks).toEqual(['injury'])
    expect(readComment(text, 3, language).risks).toEqual(['injury'])
  })

  it.each([
    ['en', 'Bag 7 is sturdy.'],
    ['en', 'The strap hits my hip in the wrong place.'],
    ['en', 'It pinches at the waist, too small.'],
    ['en', 'The dress hits me right at the knee, too short.'],
    ['en', 'The smell hit me in the face.'],
    ['en', 'The sweater fell on my shoulders nicely but is too wide.'],
    ['en', 'It never poked me in the eye.'],
    ['en', 'The red color bled in the wash.'],
    ['de', 'Ist mir ins Auge gefallen, aber die Farbe ist fad.'],
    ['fr', 'Je suis tombée sur la photo, rien à voir. Le pied est cassé.'],
    ['es', 'Me cayó bien el vendedor, pero la cara del reloj está rayada.'],
    ['it', 'Mi ha colpito il colore ma il piede è storto.'],
    ['pt', 'A entrega caiu na semana errada.'],
  ])('but nothing is in %s: "%s"', (language, text) => {
    const { risks, possibleHarm } = readComment(text, 2, language)
    expect({ risks, possibleHarm }).toEqual({ risks: [], possibleHarm: false })
  })
})

describe('harm that is over', () => {
  it.each([
    ['en', 'A fun pant. They do feel a little itchy at first but it’s not noticeable after a short while.'],
    ['en', 'I like the longer length, to the ankle on me.'],
    [
      'de',
      'Früher trank ich keinen, weil mir Kaffee immer auf den Magen schlug. Hier keine Magenprobleme, Aroma weich.',
    ],
    ['es', 'La mayoría pica. Esta no. Me encanta.'],
    ['fr', 'La plupart grattent. Celui-ci non. Très doux.'],
  ])('needs no caution in %s: "%s"', (language, text) => {
    expect(readComment(text, 5, language).possibleHarm).toBe(false)
  })

  it.each([
    ['en', 'Love it. My hand got a bit sore at first but the handle is still rough.'],
    ['de', 'Der Kaffee schlägt mir immer auf den Magen.'],
  ])('but this does in %s: "%s"', (language, text) => {
    expect(readComment(text, 5, language).possibleHarm).toBe(true)
  })
})
