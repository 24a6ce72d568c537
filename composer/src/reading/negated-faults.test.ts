import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { readComment } from './read-comment.ts'
import { spokenSentences } from '../writing/spoken-sentences.ts'
import { request } from '../testing/requests.ts'

const negated: Record<string, readonly string[]> = {
  en: [
    'The straps do not slip, pinch, or ride up.',
    'The delivery was not late.',
    'No bugs, crashes or glitches.',
    'The lining is not scratchy.',
    'No complaints about the sound.',
    'The battery does not drain quickly.',
  ],
  de: [
    'Ohne Mängel angekommen.',
    'Keine Bugs, Abstürze oder Ruckler.',
    'Die Verpackung kam ohne Schäden.',
    'An der Qualität gibt es nichts auszusetzen.',
    'Weder zu laut noch zu schwer.',
    'Der Akku ist nicht schnell leer.',
  ],
  fr: [
    'Aucun défaut.',
    'Aucun problème de connexion.',
    'Livraison sans retard.',
    'Emballage sans dommage.',
    'Rien de cassé, rien ne manquait.',
    'La taille n’est pas trop petite.',
  ],
  es: [
    'Sin problemas con la entrega.',
    'Llegó sin daños.',
    'Ningún problema de conexión.',
    'No aprieta, no roza y no se resbala.',
    'La talla no es demasiado pequeña.',
  ],
  it: [
    'Senza difetti.',
    'Arrivato senza danni.',
    'Il personale non è mai stato scortese.',
    'La taglia non è troppo piccola.',
    'Nessun problema di connessione.',
  ],
  pt: [
    'Sem defeito.',
    'Não tem cheiro ruim.',
    'A bateria não acaba rápido.',
    'Sem bugs nem travamentos.',
    'Nenhum problema de conexão.',
  ],
  ja: [
    '問題なし。',
    '不具合は一切ありません。',
    'バグもフリーズもなし。',
    '傷もなく届きました。',
    '遅くないし、難しくもない。',
    '欠品もなかった。',
  ],
  zh: [
    '没有问题。',
    '音质没什么可抱怨的。',
    '服务员态度不差。',
    '电池不会很快没电。',
    '没有破损，也没有少件。',
    '没有任何瑕疵。',
  ],
}

describe("a negated problem isn't a problem", () => {
  it.each(Object.entries(negated).flatMap(([language, all]) => all.map((text) => [language, text] as const)))(
    'in %s: %s',
    (language, text) => {
      const { bad, negatives } = readComment(text, null, language)
      expect({ bad, negatives }).toEqual({ bad: [], negatives: 0 })
    },
  )

  it.each([
    ['en', 'The delivery was not good.', 'delivery'],
    ['en', 'It does not work, breaks or freezes.', 'performance'],
    ['en', 'Not bad, slow delivery though.', 'delivery'],
    ['de', 'Der Akku hält nicht lange, die Lieferung war nicht pünktlich.', 'battery'],
    ['fr', 'Sans parler de la livraison en retard.', 'delivery'],
    ['es', 'Sin duda la batería dura poco.', 'battery'],
  ])('but a stated one is (%s: %s)', (language, text, topic) => {
    expect(readComment(text, null, language).bad).toContain(topic)
  })
})

describe('a phrase ending in "is" takes the sentiment of what follows', () => {
  it.each([
    ['en', 'The soundtrack is awful.', 'sound'],
    ['de', 'Der Klang ist furchtbar.', 'sound'],
    ['fr', 'Le service clientèle est désagréable.', 'service'],
    ['es', 'El sonido es malo.', 'sound'],
    ['pt', 'A qualidade do produto é péssima.', 'quality'],
  ])('complaints in %s: %s', (language, text, topic) => {
    const { good, bad } = readComment(text, null, language)
    expect(good).toEqual([])
    expect(bad).toContain(topic)
  })

  it.each([
    ['en', 'The stitching is excellent.', 'quality'],
    ['de', 'Die Beratung war sehr gut.', 'service'],
  ])('praise in %s: %s', (language, text, topic) => {
    const { good, bad } = readComment(text, null, language)
    expect(good).toContain(topic)
    expect(bad).toEqual([])
  })
})

describe('a topic both praised and criticized', () => {
  it.each([
    [
      'en',
      'I cannot hear the other person on calls, that is a problem. But the sound quality and battery are nice.',
      4,
    ],
    ['de', 'Der Ton ist gut, die Kamera auch. Leider ist der Ton beim Telefonieren schlecht.', 4],
    ['fr', 'Le son est bon, l’écran aussi. Mais le son est mauvais pendant les appels.', 4],
    ['es', 'El sonido es bueno y la pantalla también. Pero el sonido es malo en las llamadas.', 4],
    ['it', 'Il suono è buono e lo schermo anche. Però il suono è pessimo nelle chiamate.', 4],
    ['pt', 'O som é bom e a tela também. Mas o som é ruim nas chamadas.', 4],
    ['ja', '音質は良いし、画面も綺麗です。でも通話の音は悪いです。', 4],
    ['zh', '音质很好，屏幕也不错。但是打电话的时候音质很差。', 4],
  ] as const)('is named as neither in %s', async (language, text, rating) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const composeRequest = request({ text, rating, language, seed, authorName: null, signOff: null })
      const { text: reply } = await createBuiltInComposer().compose(composeRequest, {})
      const sides = spokenSentences(reply, 'Fieldnote Canvas Backpack').filter(({ topic }) => topic === 'sound')
      expect(sides.filter(({ kind }) => kind === 'good' || kind === 'bad')).toEqual([])
    }
  })
})

describe('a one-word verdict', () => {
  it.each([
    ['es', 'Desfavorable'],
    ['de', 'Mangelhaft'],
    ['fr', 'Défavorable'],
    ['pt', 'Desfavorável'],
    ['en', 'Unfavourable'],
  ])('gets regret and no thanks in %s', async (language, text) => {
    for (const rating of [null, 1, 2]) {
      const composeRequest = request({ text, rating, language, authorName: null, signOff: null })
      const { text: reply } = await createBuiltInComposer().compose(composeRequest, {})
      const kinds = spokenSentences(reply, 'Fieldnote Canvas Backpack').map(({ kind }) => kind)
      expect(kinds).toContain('sorry')
      for (const kind of ['thanks', 'joy', 'noted', 'rated', 'pleased']) expect(kinds).not.toContain(kind)
    }
  })
})
