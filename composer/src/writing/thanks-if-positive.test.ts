import { describe, expect, it } from 'vitest'
import { phraseBook, writtenLanguages } from './phrases/index.ts'
import { replies } from '../testing/replies.ts'

const thanked =
  /thank|appreciat|grateful|\bdank|merci|remerci|gracias|agradec|grazi|ringrazi|grat[io]\b|obrigad|agradec|gratos|感谢|谢|感激|ありがと|ありがた|感謝|御礼/iu

const positive: [language: string, text: string][] = [
  ['en', 'Lovely.'],
  ['en', 'I love it, great quality and a lovely colour.'],
  ['en', 'The bag is just the right size for my desk and looks so good.'],
  ['en', 'It was a gift for my mother and she adores it every single day.'],
  ['de', 'Leicht verständlich.'],
  ['de', 'Ich liebe es, tolle Qualität und schöne Farbe.'],
  ['de', 'Meine Mutter ist begeistert und benutzt ihn jeden Tag.'],
  ['fr', 'Belle montre.'],
  ['fr', 'Je l’adore, très bonne qualité et belle couleur.'],
  ['fr', 'Ma mère est ravie et le porte tous les jours.'],
  ['es', 'Precioso.'],
  ['es', 'Me encanta, muy buena calidad y un color precioso.'],
  ['es', 'Mi madre está encantada y lo usa todos los días.'],
  ['it', 'Bellissimo.'],
  ['it', 'Lo adoro, ottima qualità e un bellissimo colore.'],
  ['it', 'Mia madre è felicissima e lo usa ogni giorno.'],
  ['pt', 'Lindo.'],
  ['pt', 'Adorei, ótima qualidade e a cor é linda.'],
  ['pt', 'Minha mãe amou e usa todos os dias.'],
  ['ja', '最高です。'],
  ['ja', 'とても気に入りました。品質が良く、色もきれいです。'],
  ['zh', '很好看！'],
  ['zh', '非常喜欢，质量很好，颜色也漂亮。'],
  ['zh', '妈妈非常喜欢，每天都在用。'],
]

describe('praise', () => {
  it.each(positive)('in %s always gets thanks: "%s"', async (language, text) => {
    for (const tone of ['warm', 'formal']) {
      for (const product of [undefined, null]) {
        for (const reply of await replies({ text, rating: 5, language, tone, product })) expect(reply).toMatch(thanked)
      }
    }
  })

  it.each(['shorter', 'longer'])('is thanked for in a reply requested as %s', async (length) => {
    for (const [language, text] of positive) {
      for (const reply of await replies({ text, rating: 5, language, instructions: `Make it ${length}, please.` })) {
        expect(reply).toMatch(thanked)
      }
    }
  })

  it.each(writtenLanguages)('in %s gets no hollow thanks', (language) => {
    const { lines, tiny } = phraseBook(language)
    const all = [...lines.thanks, ...lines.detailed, ...lines.rated, ...tiny.glad]
    expect(all.filter((sentence) => !thanked.test(sentence))).toEqual([])
  })
})
