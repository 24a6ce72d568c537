import { describe, expect, it } from 'vitest'
import { phraseBook, writtenLanguages } from './phrases/index.ts'
import { kinds, replies } from '../testing/replies.ts'

describe('real damage with three stars', () => {
  it.each([
    ['en', 'It came twelve days late and upset my work. Very annoying.'],
    ['de', 'Die Lieferung kam zwölf Tage zu spät, sehr ärgerlich.'],
    ['fr', 'La livraison est arrivée avec douze jours de retard, très pénible.'],
    ['es', 'La entrega llegó con doce días de retraso, muy molesto.'],
    ['it', 'La consegna è arrivata con dodici giorni di ritardo, molto fastidioso.'],
    ['pt', 'A entrega atrasou doze dias, muito ruim.'],
    ['ja', '配送が十二日も遅れて、とても困りました。'],
    ['zh', '物流太慢，晚了十二天才到，很失望。'],
  ])('gets an apology and no thanks in %s: "%s"', async (language, text) => {
    for (const reply of await replies({ text, rating: 3, language })) {
      expect(kinds(reply), reply).toContain('sorry')
      expect(kinds(reply), reply).not.toContain('sympathy')
      expect(kinds(reply), reply).not.toContain('honest')
    }
  })
})

const small: Record<string, RegExp> = {
  en: /not quite|quite (?:win|meet|what)/,
  de: /nicht ganz|gern ganz/,
  fr: /pas entièrement|tout à fait|entière satisfaction/,
  es: /del todo/,
  it: /del tutto|pienamente le/,
  pt: /não tenha sido bem o que|por completo/,
  ja: /十分お応えできず|いささか/,
  zh: /完全(?:满意|达到)/,
}

it.each(writtenLanguages)('no regret in %s plays down a problem', (language) => {
  const { lines, bad, notGoods } = phraseBook(language)
  const all = [lines.sympathy, lines.sorry, ...Object.values(bad), ...Object.values(notGoods.bad)].flat()
  expect(all.filter((sentence) => small[language]?.test(sentence))).toEqual([])
})
