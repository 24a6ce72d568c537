import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

describe('the language of a comment', () => {
  it.each([
    ['Love it', 'en'],
    ['Sehr lecker', 'de'],
    ['Muy buena calidad', 'es'],
    ['Très bien', 'fr'],
    ['Lo consiglio', 'it'],
    ['Muito bom', 'pt'],
    ['很好', 'zh'],
    ['かわいい', 'ja'],
    ['좋아요', 'ko'],
    ['ดีมาก', 'th'],
    ['Отлично', 'ru'],
    ['¡Me encanta! Huele a bosque. ¿Enviáis a Canarias?', 'es'],
  ])('is detected from as little as "%s"', (text, language) => {
    expect(readComment(text, null).language).toBe(language)
  })

  it.each(['', '12345', '❤️❤️', '<b></b>', 'https://example.com/great/love', '!!!', '\u200B\u200E'])(
    'is unknown for "%s", which has no distinctive letter',
    (text) => {
      expect(readComment(text, null).language).toBeNull()
    },
  )

  it("doesn't change with links, tags, or truncation", () => {
    const text = 'Die Tasche ist schön und der Versand war schnell'
    for (const dirty of [`${text}READ MORE`, `<p>${text}</p>`, `${text} https://example.com/the-best-of-all`]) {
      expect(readComment(dirty, null).language).toBe('de')
    }
  })

  it.each(['0eb0a4c9-1c3e-7a9e-bbfa-cedeadabe0da', 'DE-aio4cchi9', '3XL'])(
    "doesn't change with a code such as %s",
    (code) => {
      expect(readComment(`Thank you, Ada. ${code}`, null, 'en').language).toBe('en')
    },
  )

  it('is the brand’s for short ambiguous text', () => {
    expect(readComment('Super', 5, 'de').language).toBe('de')
    expect(readComment('Top', 5, 'it').language).toBe('it')
  })

  it.each([
    ['re sólido nomás', 'es'],
    ['re lindo che', 'es'],
    ['nice one', 'de'],
    ['FASTEST PARCEL OF MINE', 'ko'],
    ['super toll', 'de'],
  ])('of "%s" isn\'t decided by the detector alone', (text, likely) => {
    expect([likely, 'en', null]).toContain(readComment(text, 5, likely).language)
  })

  it.each(['ko', 'de', 'fr', null])('is detected in an all-caps text for a brand in %s', (likely) => {
    expect(readComment('FASTEST PARCEL OF MINE', 5, likely).language).toBe('en')
    expect(readComment('DIE TASCHE IST SCHÖN UND GROSS', 5, likely).language).toBe('de')
  })

  it.each([
    ['Świetny plecak, wszystko się zgadza', 'pl'],
    ['Polecam', 'pl'],
    ['Rewelacja', 'pl'],
    ['Skvělé, moc děkuji', 'cs'],
    ['Nagyon jó, gyönyörű', 'hu'],
    ['बहुत अच्छा बैग', 'hi'],
    ['ძალიან კარგი ჩანთა', 'ka'],
    ['Дуже гарна сумка', 'uk'],
    ['Łukasz is very happy with it', 'en'],
  ])('is detected even if we can\'t write it: "%s" is %s', (text, language) => {
    expect(readComment(text, 5, 'en').language).toBe(language)
    expect(readComment(text, null, 'de').language).toBe(language)
  })

  it.each([
    ['produto excelente', 'pt'],
    ['produto conforme', 'pt'],
    ['Tudo ok', 'pt'],
    ['Bom', 'pt'],
    ['producto excelente', 'es'],
    ['prodotto eccellente', 'it'],
  ])('is one of its neighbors by spelling: "%s" is %s', (text, language) => {
    expect(readComment(text, 5, 'en').language).toBe(language)
  })

  it.each([
    ['面料很舒服，但是袖子太短了。iPhone 12 PRO MAX USB TYPE C', 'zh'],
    ['Samsung Galaxy S21 Ultra 5G 电池不行', 'zh'],
    ['NIKE AIR MAX 90 很舒服', 'zh'],
    ['Anker PowerCore 20100 はとても便利です', 'ja'],
    ['Sony WH-1000XM4 최고예요', 'ko'],
    ['I bought the 小米手机 phone and it works great', 'en'],
    ['I LOVE MY 小米手机', 'en'],
  ])('is by its characters, whatever names it has in Latin letters: "%s" is %s', (text, language) => {
    for (const likely of ['en', 'de', null]) expect(readComment(text, 5, likely).language).toBe(language)
  })

  it('treats Malay as Indonesian', () => {
    expect(readComment('Barang yang saya terima sangat bagus dan penghantaran cepat', null).language).toBe('id')
  })
})
