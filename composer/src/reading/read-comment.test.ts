import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'
import { writtenLanguages } from '../writing/phrases/index.ts'
import { replyKindOf } from '../writing/reply-kind.ts'
import { comments } from '../testing/comments.ts'

const expected: Record<string, { good?: string[]; bad?: string[] }> = {
  positive: { good: ['colour', 'delivery', 'quality'] },
  mixed: { bad: ['comfort'] },
  negative: { bad: ['zip'] },
}

describe('reading a comment', () => {
  it.each(writtenLanguages)('detects language, reply kind, and topics in %s', (language) => {
    for (const [replyKind, comment] of Object.entries(comments[language] ?? {})) {
      const rating = comment.rating ?? null
      const reading = readComment(comment.text ?? '', rating, language)
      expect([comment.text, replyKindOf(reading, rating)]).toEqual([comment.text, replyKind])
      expect([comment.text, reading.language]).toEqual([comment.text, comment.text ? language : null])
      expect(reading.good).toEqual(expect.arrayContaining(expected[replyKind]?.good ?? []))
      expect(reading.bad).toEqual(expect.arrayContaining(expected[replyKind]?.bad ?? []))
      expect(replyKind === 'positive' ? reading.bad : []).toEqual([])
      expect(replyKind === 'negative' ? reading.good : []).toEqual([])
    }
  })

  it.each([
    ['Not good, the fabric is not soft.', 'negative'],
    ['No problems at all, I love it', 'positive'],
    ['🔥🔥 love this', 'positive'],
    ['👎👎👎', 'negative'],
    ['Which of you is coming on Friday', 'neutral'],
  ])('takes the sentiment of "%s" from its words when there are no stars', (text, polarity) => {
    expect(readComment(text, null).polarity).toBe(polarity)
  })

  it('takes the sentiment from stars if there are any', () => {
    expect(readComment('Terrible, awful, broken', 5).polarity).toBe('positive')
    expect(readComment('Great, love it', 1).polarity).toBe('negative')
  })

  it.each([
    'My old one broke, so I bought this.',
    'It would be nice to run it on battery.',
    'I was worried that the colour would be ugly.',
    'Not the cheapest zip in the shop',
    'I take it along when I collect the shipping papers, good for that',
  ])('finds no topic in "%s"', (text) => {
    const { good, bad } = readComment(text, 5)
    expect([...good, ...bad]).toEqual([])
  })

  it('treats a rhetorical complaint as no question, but a real question as one', () => {
    expect(readComment('How can you sell such junk?', 1).question).toBe(false)
    expect(readComment('Love it! Does it come in black?', 5).question).toBe(true)
    expect(readComment('Really?', null).question).toBe(false)
  })

  it.each([
    ['이 가방에 노트북도 넣을 수 있나요?', 'ko'],
    ['끈 길이는 어떻게 알 수 있나요', 'ko'],
    ['how can i order a second strap', 'en'],
    ['Is it for kids or for grown-ups?', 'en'],
    ['Túi này bị lỗi hay sao ạ?', 'vi'],
    ['ขอราคากระเป๋าใบเล็กหน่อยค่ะ', 'th'],
    ['Duftet nach Zirbe. Sind eure Kerzen vegan?', 'de'],
    ['Der Duft ist genau mein Geschmack. Kommt Lavendel wieder?', 'de'],
    ['Huele a bosque. ¿Enviáis a Canarias?', 'es'],
    ['Jolie bougie. Livrez-vous en Suisse ?', 'fr'],
    ['Bella candela. Spedite anche in Svizzera?', 'it'],
    ['Vela linda. Vocês entregam em Manaus?', 'pt'],
    ['Lovely candle. Are your wicks made of cotton?', 'en'],
  ])('finds the question in "%s" next to any rating', (text, language) => {
    for (const rating of [5, 4, 3, null]) expect(readComment(text, rating, language).question).toBe(true)
    expect(readComment(text, 1, language).question).toBe(false)
  })

  it.each([
    ['Không bị nóng máy, không bị yếu wifi trong phòng bếp', 'vi'],
    ['Chegou em tempo recorde, ainda não usei', 'pt'],
    ['A mochila veio em tempo record', 'pt'],
    ['Henüz kullanmadım ama çok güzel görünüyor', 'tr'],
    ['Not used it yet, but it looks lovely', 'en'],
    ['Noch nicht benutzt, sieht aber sehr schön aus', 'de'],
    ['質量很好，物流很快，非常滿意', 'zh'],
  ])('finds no complaint in "%s"', (text, language) => {
    const { bad, negatives, score } = readComment(text, null, language)
    expect([bad, negatives]).toEqual([[], 0])
    expect(score).toBeGreaterThan(0)
  })

  it.each([
    ['Liebs, meine neue Tasche', 'de'],
    ['Крутая сумка', 'ru'],
    ['Rewelacja', 'pl'],
    ['Super, polecam', 'pl'],
  ])('reads "%s" as praise', (text, language) => {
    expect(readComment(text, null, language).sentiment).toBe('positive')
  })

  it('detects no language in links, tags, and unknown scripts', () => {
    for (const text of ['', '12345', '❤️❤️', '<b></b>', 'https://example.com/a/b', '!!!']) {
      expect(readComment(text, null).language).toBeNull()
    }
    expect(readComment('Great bag', 5).language).toBe('en')
    expect(readComment('Love it', 5, 'de').language).toBe('en')
    expect(readComment('Super', 5, 'de').language).toBe('de')
  })
})
