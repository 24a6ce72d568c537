import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'
import { replyText } from './reply-text.ts'
import { htmlToText } from './strip-markup.ts'

describe('a text', () => {
  it.each([
    ['I am 5&amp;amp;amp;amp;#39;3 tall', "I am 5'3 tall"],
    ['one<br /><br>two <b>bold</b> <a href="https://a.example">link</a>', 'one\n\ntwo bold link'],
    ['we <3 it & x < y', 'we <3 it & x < y'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['[h1]Big[/h1] [url=https://a.example]here[/url] [sic]', 'Big here [sic]'],
    ['Nice sound.READ MORE', 'Nice sound.'],
    ['Nice sound... Read more', 'Nice sound…'],
    ['Verified Purchase', ''],
    ['so\u200B so\uFEFF \u202Efine\u0007', 'so so fine'],
    ['a family 👩‍👧 \r\n\r\n\r\n\r\nyes', 'a family 👩‍👧\n\nyes'],
    ['much   room\t\there\u00A0', 'much room here'],
    ['lost \uD800 half', 'lost \uFFFD half'],
    ['naÃ¯ve', 'naÃ¯ve'],
  ])('is cleaned: %j', (raw, clean) => expect(cleanText(raw)).toBe(clean))

  it('of any characters can be stored and shown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const clean = cleanText(raw)
        expect(clean.isWellFormed()).toBe(true)
        expect(clean).not.toMatch(/[\0\u200B\u202E\uFEFF]|^\s|\s$/)
      }),
    )
  })

  it('is cleaned in bounded time, however long and unusual', () => {
    for (const unit of ['<', '<br ', '&amp;', ' ', '<!--', '[b=', 'aA', '.a', '<div ', '\n ']) {
      const text = unit.repeat(200_000 / unit.length)
      expect(cleanText(text).length, unit).toBeLessThanOrEqual(text.length)
      expect(replyText(`${text} satıcısı cevapladı`).length, unit).toBeLessThanOrEqual(text.length + 20)
    }
  })

  it("of a description keeps its HTML's text without markup", () => {
    const html =
      '<meta charset="utf-8"><style>p { color: red }</style><p>Soft &amp; warm</p><ul><li>one</li><li>two</li></ul>'
    expect(cleanText(htmlToText(html))).toBe('Soft & warm\none\ntwo')
  })

  it('of a reply ends before the badge of a scraped page', () => {
    expect(replyText('Merhaba, vardır.ÖrnekMağazasatıcısı cevapladı04 Mart•1 gün')).toBe('Merhaba, vardır.')
  })
})
