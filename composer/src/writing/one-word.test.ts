import { describe, expect, it } from 'vitest'
import { phraseBook, writtenLanguages } from './phrases/index.ts'
import { replies, topics } from '../testing/replies.ts'

type Row = [language: string, topic: string, rating: number, text: string]

describe('an ambiguous word', () => {
  it.each<Row>([
    ['en', 'smell', 5, 'A love story with a scent of mint, read in one evening, and I cried twice over it.'],
    [
      'de',
      'smell',
      5,
      'Eine Liebesgeschichte mit dem Duft von Minze, an einem Abend gelesen, und ich habe zweimal geweint.',
    ],
    ['fr', 'smell', 5, 'Une histoire d’amour au parfum de menthe, lue en une soirée, et j’ai pleuré deux fois.'],
    ['es', 'smell', 5, 'Una historia de amor con aroma de menta, la leí en una tarde y lloré dos veces.'],
    ['it', 'smell', 5, 'Una storia d’amore al profumo di menta, letta in una sera, e ho pianto due volte.'],
    ['pt', 'smell', 5, 'Uma história de amor com cheiro de hortelã, li numa noite e chorei duas vezes.'],
    ['ja', 'smell', 5, 'ミントの香りのような恋の物語を一晩で読み終えて、最後は二回も泣いてしまいました。'],
    ['zh', 'smell', 5, '这个爱情故事像薄荷一样清香，我用一个晚上就一口气看完了，看到最后还感动得哭了两次。'],
    ['en', 'price', 1, 'The discount they promised was missing at the end. Nobody answered my three messages.'],
    [
      'pt',
      'price',
      1,
      'O desconto que prometeram não foi aplicado no final e ninguém responde às minhas três mensagens.',
    ],
    ['ja', 'price', 1, '約束された割引が最後に適用されず、問い合わせを三回しても返事がまったくありません。'],
    [
      'en',
      'comfort',
      2,
      'It all left me uncomfortable: the laptop had no fingerprint reader as described and I feel cheated.',
    ],
    ['zh', 'comfort', 2, '收到的电脑没有指纹识别功能，和页面上的描述完全不一样，心里很不舒服，有一种被骗的感觉。'],
  ])('in %s doesn\'t name %s: %i stars, "%s"', async (language, topic, rating, text) => {
    for (const reply of await replies({ text, rating, language })) expect(topics(reply)).not.toContain(topic)
  })
})

describe('an unambiguous word', () => {
  it.each<Row>([
    ['en', 'price', 1, 'Far too expensive.'],
    ['en', 'comfort', 5, 'Very comfortable shoes.'],
    ['de', 'comfort', 5, 'Sehr bequem.'],
    ['fr', 'size', 2, 'Beaucoup trop petit.'],
    ['it', 'price', 1, 'Troppo caro.'],
    ['zh', 'comfort', 5, '很舒服。'],
  ])('in %s still names %s: %i stars, "%s"', async (language, topic, rating, text) => {
    for (const reply of await replies({ text, rating, language })) expect(topics(reply)).toContain(topic)
  })
})

/** What a battery or packaging problem doesn't have to be: one that drains early, a crushed box. */
const guessed: Record<string, RegExp> = {
  en: /last(?:s|ed)? longer|protect|good condition/i,
  de: /durchh[aä]lt|länger|schützen/i,
  fr: /tenir plus longtemps|bon état|protég/i,
  es: /durar|buen estado|protegido/i,
  it: /durare|buono stato|protetto/i,
  pt: /durar|bom estado|protegid/i,
  ja: /持ち|長く|破損|保護/,
  zh: /续航|耐用|保护/,
}

it.each(writtenLanguages)('in %s no battery or packaging problem is assumed', (language) => {
  const { bad, mentions } = phraseBook(language)
  const { noticed } = mentions.thing
  const all = [bad.battery, bad.packaging, noticed.battery ?? [], noticed.packaging ?? []].flat()
  expect(all.filter((sentence) => guessed[language]?.test(sentence))).toEqual([])
})
