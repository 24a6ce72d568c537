import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from './built-in-composer.ts'
import type { ComposeRequest } from './composer.ts'
import { isSurelyNot } from './reading/language.ts'
import { phraseBook, writtenLanguages } from './writing/phrases/index.ts'
import { comments } from './testing/comments.ts'
import { request, type RequestParts } from './testing/requests.ts'

const composer = createBuiltInComposer()
const replyKinds = Object.keys(comments.en ?? {})
const cases = writtenLanguages.flatMap((language) => replyKinds.map((replyKind) => [language, replyKind] as const))

async function reply(parts: RequestParts): Promise<string> {
  return (await composer.compose(request(parts), {})).text
}

function requestOf(language: string, replyKind: string, more: RequestParts = {}): ComposeRequest {
  const comment = comments[language]?.[replyKind]
  if (!comment) throw new Error(`no ${replyKind} comment in ${language}`)
  return request({ ...comment, language, signOff: null, ...more })
}

const thanks = /thank|dank|merci|gracias|agradec|grazie|obrigad|ありがとう|感謝|感谢|谢谢/i
const sorry =
  /sorry|apolog|regret|leid|bedauer|entschuldig|désol|excus|regrett|lament|sentimos|disculp|dispiac|scus|spiacen|desculp|申し訳|お詫び|抱歉|致歉|道歉/i

/** Don't thank customers for complaints or apologize for praise. */
function unfit(replyKind: string): RegExp {
  if (/negative|serious|starsLow/.test(replyKind)) return thanks
  return /positive|starsHigh|neutral|question/.test(replyKind) ? sorry : /[{}]/
}

describe('the built-in composer', () => {
  it.each(cases)(
    'replies in %s to %s: without marks, in that language, within the length limit',
    async (language, replyKind) => {
      for (const maxLength of [150, 300, 2000]) {
        for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
          for (const tone of ['warm', 'formal', '']) {
            const done = await composer.compose(requestOf(language, replyKind, { maxLength, seed, tone }), {})
            expect(done).toMatchObject({ language, composer: 'built-in', model: null, usage: null })
            // A complaint that there was no room or no sentence for is to be read.
            const marks = done.spans.filter(({ kind }) => !(replyKind === 'mixed' && kind === 'caution'))
            expect(marks.map(({ kind }) => kind)).toEqual({ serious: ['risk'], question: ['caution'] }[replyKind] ?? [])
            expect(done.text.length).toBeLessThanOrEqual(maxLength)
            expect(done.text).not.toMatch(/[{}]|undefined|null|\s{2}/)
            expect(done.text).toMatch(/[.!?。」！？]$/u)
            const own = done.text.replaceAll('Fieldnote Canvas Backpack', '').replaceAll('Amelia', '')
            expect([done.text, isSurelyNot(own, [language])]).toEqual([done.text, false])
            expect(done.text).not.toMatch(unfit(replyKind))
          }
        }
      }
    },
  )

  it.each(writtenLanguages)('starts twenty %s replies about one product in twenty different ways', async (language) => {
    for (const replyKind of ['positive', 'negative', 'mild', 'mixed']) {
      for (const authorName of ['Amelia', null]) {
        const written: string[] = []
        for (let index = 0; index < 20; index++) {
          const parts = { authorName, recentReplies: written, seed: `comment ${index}` }
          written.push((await composer.compose(requestOf(language, replyKind, parts), {})).text)
        }
        const openings = written.map((text) => text.split(/(?<=[.!?。！？])/u)[0])
        expect(new Set(openings).size, `${replyKind} ${String(authorName)} ${openings.join(' | ')}`).toBe(20)
      }
    }
  })

  it('gives the same reply for the same request and streams it completely', async () => {
    const deltas: string[] = []
    const first = await composer.compose(requestOf('en', 'positive'), { onDelta: (delta) => void deltas.push(delta) })
    expect(await composer.compose(requestOf('en', 'positive'), {})).toEqual(first)
    expect(deltas.join('')).toBe(first.text)
    expect(deltas.length).toBeGreaterThan(0)
  })

  it('answers in English when it has no phrases for the language', async () => {
    const done = await composer.compose(
      request({ text: 'Çok güzel bir çanta, herkese tavsiye ederim. Kargo da hızlıydı.' }),
      {},
    )
    expect(done).toMatchObject({ language: 'en', spans: [{ kind: 'caution' }] })
  })

  it('names the issue in a complaint without repeating it or thanking the customer for it', async () => {
    const text = await reply({ text: 'The zip broke after a week, you idiots. What a scam!', rating: 1 })
    expect(text).toMatch(/\bzip\b/)
    expect(text).not.toMatch(/idiot|scam|thank/i)
  })

  it('quotes the product details word for word to answer a question, or asks the customer to write', async () => {
    const details = 'Made of waxed canvas. Splash-proof, but not made for heavy rain. Holds 22 litres.'
    expect(await reply({ text: 'Is it waterproof?', rating: null, details })).toContain(
      '“Splash-proof, but not made for heavy rain.”',
    )
    const unknown = await reply({ text: 'Does it come in green?', rating: null, details })
    expect(unknown).toMatch(/us directly/i)
    expect(unknown).not.toMatch(/canvas\.|litres|“/)
  })

  it('may quote a stored fact about money without it being marked', async () => {
    const details = 'A warranty of 2 years and a refund within 30 days are included.'
    const done = await composer.compose(request({ text: 'How long is the warranty?', rating: null, details }), {})
    expect(done.text).toContain('30 days')
    expect(done.spans).toEqual([])
  })

  it('omits words that the brand avoids, even in an apology', async () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const text = await reply({
        text: 'Terrible. The strap broke.',
        rating: 1,
        avoid: ['sorry', 'order number', 'Fieldnote'],
        seed,
        signOff: null,
      })
      expect(text).not.toMatch(/sorry|order number|fieldnote/i)
    }
  })

  it('supports shorter, longer, and formal, and ignores other instructions', async () => {
    const usual = await reply({ seed: 'z' })
    expect((await reply({ seed: 'z', instructions: 'shorter please' })).length).toBeLessThan(usual.length)
    expect((await reply({ seed: 'z', instructions: 'a bit longer' })).length).toBeGreaterThan(usual.length)
    expect(await reply({ seed: 'z', instructions: 'more formal' })).not.toContain('!')
    expect(await reply({ seed: 'z', instructions: 'offer 20% off' })).toBe(usual)
  })

  it.each([
    'Say that the refund was sent today.',
    'offer 20% off',
    'Be friendly and mention our new store in Berlin.',
    'Lavendel kommt im März wieder, bitte schreiben',
    'Dis que le colis part demain',
    '告诉顾客明天发货',
  ])('refuses instructions that must be followed and that it can’t follow: "%s"', async (instructions) => {
    const demand = { ...request({ instructions }), mustFollow: true }
    await expect(composer.compose(demand, {})).rejects.toMatchObject({
      failure: 'refused',
      message: expect.stringMatching(/only follows instructions about tone and length/) as string,
    })
  })

  it.each([
    'keep it short and friendly',
    'Make the reply a little longer, please.',
    'more formal',
    'Bitte etwas kürzer und freundlicher',
    'plus court et plus chaleureux',
    'Hazlo más breve, por favor',
    'rendila più formale',
    'mais curto',
    'もっと短く',
    '更简短一点，亲切一些',
  ])('follows "%s"', async (instructions) => {
    await expect(composer.compose({ ...request({ instructions }), mustFollow: true }, {})).resolves.toBeTruthy()
  })

  it('ends with the signature if it fits and never cuts off a word', async () => {
    expect(await reply({})).toMatch(/\nThe Fieldnote team$/)
    const tight = await reply({ maxLength: 45 })
    expect(tight.length).toBeLessThanOrEqual(45)
    expect(tight).toMatch(/[.!?m]$/)
    await expect(reply({ maxLength: 5 })).rejects.toMatchObject({ failure: 'cut' })
  })

  it('stops when aborted', async () => {
    const options = { signal: AbortSignal.abort() }
    await expect(composer.compose(request({}), options)).rejects.toMatchObject({ failure: 'timeout' })
  })

  it('has no duplicate sentences within a list', () => {
    for (const language of writtenLanguages) {
      const book = phraseBook(language)
      for (const list of [...Object.values(book.lines), ...Object.values(book.good), ...Object.values(book.bad)]) {
        expect(new Set(list).size).toBe(list.length)
      }
    }
  })
})
