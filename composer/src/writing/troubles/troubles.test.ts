import { describe, expect, it } from 'vitest'
import { kinds, replies } from '../../testing/replies.ts'
import { troublesIn, troubleTopic } from './index.ts'

const stated: [language: string, text: string, clauses: string[]][] = [
  ['en', 'Lid is a pain to clean, you can’t get a brush under the thread.', ['cleaning {item} is so hard']],
  ['en', 'The sleeves end about 4 cm above my wrists.', ['the sleeves are too short']],
  ['en', 'After one wash at 30 the body is 5 cm shorter.', ['{item} shrank']],
  ['en', 'Inner was wet by 3am along the whole left seam.', ['water got in']],
  ['en', 'A self watering planter that waters the floor.', ['{item} {leaks|leak}']],
  ['en', 'Moths.', ['you had trouble with moths']],
  ['en', 'It turned my finger green after 4 days.', ['{item} discolored your skin']],
  ['en', 'Lit? Nothing.', ['you can’t smell {item} when {it’s|they’re} lit']],
  ['en', 'Over time it will require frequent charging.', ['the battery needs charging so often']],
  ['de', 'Der Glasdeckel klemmt leider seit der zweiten Woche.', ['der Deckel klemmt']],
  ['de', 'Der Henkel ist nach zwei Wochen abgerissen.', ['der Henkel nicht gehalten hat']],
  ['de', 'Fusselt wie ein Schaf im Mai.', ['der Artikel fusselt']],
  ['de', 'Leider sind die Ärmel viel zu kurz.', ['die Ärmel zu kurz sind']],
  [
    'de',
    'Lässt sich kaum reinigen, und innen war alles nass.',
    ['die Reinigung so mühsam ist', 'Wasser eingedrungen ist'],
  ],
  ['fr', 'Le couvercle se bloque tout le temps.', ['le couvercle se bloque']],
  [
    'fr',
    'La tente n’est pas étanche et difficile à nettoyer.',
    ['l’eau soit entrée', 'le nettoyage soit si difficile'],
  ],
  ['es', 'La tapa no cierra bien y se me rompió el asa.', ['la tapa no cierre bien', 'el asa se rompiera']],
  ['es', 'Adelanta casi un minuto al día.', ['el reloj no sea preciso']],
  ['it', 'Il coperchio si blocca e mi si è rotto il manico.', ['il coperchio si blocchi', 'il manico si sia rotto']],
  ['pt', 'A tampa não fecha direito e é difícil de limpar.', ['a tampa não feche bem', 'a limpeza seja tão difícil']],
]

describe('an everyday fault', () => {
  it.each(stated)('is named in %s: "%s"', (language, text, clauses) => {
    expect(troublesIn(text, language).map(({ clause }) => clause)).toEqual(clauses)
  })

  it.each([
    ['en', 'Easy to clean, and not hard to wash at all.'],
    ['en', 'I was worried it would turn my finger green.'],
    ['en', 'Moths never touched it.'],
    ['en', 'Keeps my feet dry, nothing inside was wet.'],
    ['de', 'Der Deckel klemmt nicht.'],
    ['de', 'Nichts fusselt, und kein Wasser eingedrungen.'],
    ['fr', 'Le couvercle ne se bloque jamais.'],
    ['es', 'No se me rompió el asa.'],
    ['it', 'Non si forma muffa.'],
    ['pt', 'A tampa fecha bem, nada difícil.'],
  ])('isn’t found in %s: "%s"', (language, text) => {
    expect(troublesIn(text, language)).toEqual([])
  })

  it.each([
    [4, 'Keeps coffee hot till 4pm. Lid is a pain to clean, you can’t get a brush under the thread.', /clean/],
    [1, 'Moths.', /moths/],
    [4, 'Five stars for the kettle, one star for whoever designed a 75 cm cord. Net four.', /cord/],
    [null, 'mine broke first wash lol', /broke so soon/],
    [
      4,
      'Zieht schnell ein und riecht nach Wald. Der Glasdeckel klemmt leider seit der zweiten Woche.',
      /Deckel klemmt/,
    ],
    [2, 'El reloj es precioso, pero adelanta casi un minuto al día.', /reloj no sea preciso/],
    [2, 'Mon manteau est joli mais les manches sont trop courtes.', /manches soient trop courtes/],
  ])('is in the reply to %s stars: "%s"', async (rating, text, named) => {
    for (const reply of await replies({ text, rating, platform: rating === null ? 'TikTok' : 'Judge.me' })) {
      expect(reply).toMatch(named)
      expect(kinds(reply)).not.toContain('remark')
    }
  })

  it('is recognized in a reply', () => {
    expect(troubleTopic('the sleeves are too short')).toBe('size')
    expect(troubleTopic('der deckel klemmt')).toBe('quality')
    expect(troubleTopic('it leaks')).toBe('damage')
    expect(troubleTopic('the sky is blue')).toBeNull()
  })
})
