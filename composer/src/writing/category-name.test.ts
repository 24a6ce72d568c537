import { describe, expect, it } from 'vitest'
import { isCategoryName } from './category-name.ts'
import { replies } from '../testing/replies.ts'

const positive: Record<string, string> = {
  en: 'I love it, great quality and a lovely colour.',
  de: 'Ich liebe es, tolle Qualität und schöne Farbe.',
  fr: 'Je l’adore, très bonne qualité et belle couleur.',
  es: 'Me encanta, muy buena calidad y un color precioso.',
  it: 'Lo adoro, ottima qualità e un bellissimo colore.',
  pt: 'Adorei, ótima qualidade e a cor é linda.',
  ja: 'とても気に入りました。品質が良く、色もきれいです。',
  zh: '非常喜欢，质量很好，颜色也漂亮。',
}

describe('a title that only states a product category', () => {
  it.each([
    ['en', 'Wireless Headphones'],
    ['en', 'Smartwatch'],
    ['en', "Women's Running Shoes"],
    ['en', 'Game console'],
    ['de', 'Kabellose Kopfhörer'],
    ['de', 'Wanderrucksack'],
    ['fr', 'Montre connectée'],
    ['fr', 'Sac à dos'],
    ['es', 'Auriculares inalámbricos'],
    ['it', 'Zaino da donna'],
    ['it', 'Smartwatch'],
    ['pt', 'Fone de ouvido sem fio'],
    ['ja', 'ワイヤレスイヤホン'],
    ['ja', '革の財布'],
    ['zh', '计算机'],
    ['zh', '无线蓝牙耳机'],
  ])('is never used as a name in %s: %s', async (language, product) => {
    expect(isCategoryName(product)).toBe(true)
    for (const rating of [1, 3, 4, 5]) {
      for (const reply of await replies({ text: positive[language], rating, language, product })) {
        expect(reply.toLowerCase()).not.toContain(product.toLowerCase())
      }
    }
  })

  it('still counts as an order', async () => {
    const text = 'The zip broke after two weeks. Very disappointed.'
    for (const reply of await replies({ text, rating: 1, product: 'Canvas Backpack' })) {
      expect(reply).toMatch(/order number/)
    }
  })
})

describe('a model name', () => {
  it.each([
    ['en', 'Fieldnote Canvas Backpack'],
    ['en', 'Echo Dot'],
    ['en', 'Galaxy Watch 6'],
    ['en', 'Harbour Linen Collection'],
    ['de', 'Feldnotiz Rucksack'],
    ['fr', 'Sac à dos Fieldnote'],
    ['es', 'Mochila Fieldnote'],
    ['it', 'Zaino Fieldnote'],
    ['pt', 'Mochila Fieldnote'],
    ['ja', 'フィールドノート リュック'],
    ['zh', '菲诺背包'],
  ])('is used in %s: %s', async (language, product) => {
    expect(isCategoryName(product)).toBe(false)
    const all = await replies({ text: positive[language], rating: 5, language, product })
    expect(all.join('\n')).toContain(product)
  })
})
