import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { phraseBook } from '../writing/phrases/index.ts'
import { spokenSentences } from '../writing/spoken-sentences.ts'
import { request } from '../testing/requests.ts'

const composer = createBuiltInComposer()

async function kinds(language: string, text: string, rating: number | null): Promise<Set<string>> {
  const found = new Set<string>()
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const composeRequest = request({ text, rating, language, authorName: null, signOff: null, seed })
    const { text: reply, language: spoken } = await composer.compose(composeRequest, {})
    expect(spoken).toBe(language)
    for (const { kind } of spokenSentences(reply, 'Fieldnote Canvas Backpack')) found.add(kind)
  }
  return found
}

describe('the bereaved receive condolences and nothing cheerful', () => {
  it.each([
    ['en', 'She died before it arrived.', null],
    ['en', 'I bought it for my late mother, a beautiful bag.', 5],
    ['de', 'Meine Mutter ist verstorben, bevor das Paket kam.', 2],
    ['fr', 'Mon père est décédé avant la livraison du sac.', 3],
    ['es', 'Mi madre falleció antes de que llegara el paquete.', null],
    ['it', 'Mia madre è venuta a mancare prima della consegna.', 5],
    ['pt', 'Meu pai faleceu antes de receber a mochila.', 1],
    ['ja', '届く前に母が亡くなりました。', null],
    ['zh', '还没收到货，我妈妈就去世了。', 4],
  ])('in %s: "%s" (%s stars)', async (language, text, rating) => {
    const found = await kinds(language, text, rating)
    expect(found).toContain('condolence')
    for (const kind of found) expect(['greeting', 'condolence', 'shared', 'direct', 'help']).toContain(kind)
  })
})

describe('pure insults get a calm reply without topics', () => {
  it.each([
    ['en', 'You are thieves, fuck you!', null],
    ['en', 'You are thieves, f... you', 1],
    ['de', 'Ihr seid Betrüger, verpisst euch!', 1],
    ['fr', 'Vous êtes des voleurs, allez vous faire voir', 1],
    ['es', 'Son unos ladrones, hijos de puta', null],
    ['it', 'Siete dei ladri, vaffanculo', 1],
    ['pt', 'Vocês são ladrões, vão se ferrar', 2],
    ['ja', '詐欺師め、くたばれ', 1],
    ['zh', '你们就是骗子，去死吧', 1],
  ])('in %s: "%s" (%s stars)', async (language, text, rating) => {
    const found = await kinds(language, text, rating)
    expect(found).toContain('calm')
    for (const kind of found) expect(['greeting', 'calm', 'tellUs', 'direct']).toContain(kind)
  })

  it('a complaint in harsh words is still a complaint', async () => {
    const found = await kinds('en', 'Thieves! The zip broke after two days and customer service never answers.', 1)
    expect(found).not.toContain('calm')
  })
})

it('every book has several of these sentences', () => {
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'zh']) {
    const { condolence, shared, calm } = phraseBook(language).lines
    expect([language, condolence.length >= 4, shared.length >= 2, calm.length >= 4]).toEqual([
      language,
      true,
      true,
      true,
    ])
  }
})
