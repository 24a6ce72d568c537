import { describe, expect, it } from 'vitest'
import { kinds, replies } from '../testing/replies.ts'

type Row = [language: string, text: string, rating: number | null]

describe("an opinion that isn't clearly two-sided", () => {
  it.each<Row>([
    ['en', 'I love the colour and the fit is perfect, I wear it all week. The delivery man came late.', 5],
    ['en', 'I could not put this book down, great quality. The only downside: the wait for the next one is long.', 5],
    ['en', 'Nice colour. It broke at once, useless, waste of money.', 3],
    ['de', 'Ein großartiges Buch, spannende Geschichte. Einziger Nachteil: das Warten auf den nächsten Band.', 5],
    ['de', 'Schöne Farbe. Ging sofort kaputt, unbrauchbar, Geldverschwendung.', 3],
    ['fr', 'Un livre formidable, une belle histoire. Seul défaut : il faut attendre la suite.', 5],
    ['fr', 'Jolie couleur. Cassé tout de suite, inutile, de l’argent perdu.', 3],
    ['es', 'Un libro maravilloso, una historia preciosa. La única pega es esperar al siguiente.', 5],
    ['es', 'Bonito color. Se rompió enseguida, inútil, dinero tirado.', 3],
    ['it', 'Il colore è bellissimo e la qualità ottima. Quello vecchio era rotto e troppo piccolo.', 5],
    ['it', 'Bel colore. Si è rotto subito, inutile, soldi buttati.', 3],
    ['pt', 'Um livro maravilhoso, uma história linda. O único defeito é esperar o próximo.', 5],
    ['pt', 'Cor bonita. Quebrou na hora, inútil, dinheiro jogado fora.', 3],
    ['ja', '色はきれいです。すぐに壊れて使えません。お金の無駄でした。', 3],
    ['ja', '色はきれいです。だまされました、品質が悪い、二度と買いません。', null],
    ['zh', '非常精彩的书，故事很美。唯一的缺点就是要等下一部。', 5],
    ['zh', '颜色好看。马上就坏了，没用，浪费钱。', 3],
  ])('in %s isn\'t called balanced: "%s"', async (language, text, rating) => {
    for (const reply of await replies({ text, rating, language })) expect(kinds(reply)).not.toContain('balanced')
  })
})

describe('an opinion with clear praise and clear complaints', () => {
  it.each([
    ['en', 'Beautiful colour and great quality, but the delivery was late and the packaging was poor.'],
    ['de', 'Tolle Farbe und sehr gute Qualität, aber die Lieferung kam zu spät und die Verpackung war schlecht.'],
    ['fr', 'Belle couleur et très bonne qualité, mais la livraison était en retard et l’emballage mauvais.'],
    ['es', 'Un color precioso y muy buena calidad, pero la entrega llegó tarde y el embalaje era malo.'],
    ['it', 'Bellissimo colore e ottima qualità, ma la consegna è arrivata in ritardo e l’imballaggio era pessimo.'],
    ['pt', 'A cor é linda e a qualidade é ótima. A entrega atrasou muito, entrega péssima.'],
    ['ja', '品質が良くて大満足です。ただし配送が遅く、配送の対応が悪かったです。'],
    ['zh', '颜色很漂亮，质量非常好，但是物流太慢，包装很差。'],
  ])('gets thanks for balanced feedback in %s: "%s"', async (language, text) => {
    const all = await replies({ text, rating: 4, language })
    expect(all.flatMap(kinds)).toContain('balanced')
  })
})
