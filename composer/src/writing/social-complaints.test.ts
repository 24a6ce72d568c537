import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { readComment } from '../reading/read-comment.ts'
import { replies } from '../testing/replies.ts'
import { request } from '../testing/requests.ts'

const composer = createBuiltInComposer()
const marksOf = async (text: string): Promise<string> => {
  const { spans } = await composer.compose(request({ authorName: null, text, rating: null, platform: 'Instagram' }), {})
  return spans.map(({ reason }) => reason).join(' ')
}
const toAll = async (text: string): Promise<string[]> => await replies({ text, rating: null, platform: 'Instagram' })

describe('a complaint without stars', () => {
  it.each([
    ['my order arrived empty 😂😂', /package was empty/],
    ['opened the box and there was nothing inside lol', /package was empty/],
    ['Karton aufgemacht, war nichts drin', /leer|alles enthalten|Paket/],
    ['my strap snapped in the middle of the airport lol thanks for nothing', /strap/],
    ['the zip went after a week 💀', /sorry|apolog/i],
    ['worst purchase ever lmao', /sorry|apolog/i],
    ['still no parcel 🙄', /waiting|hasn’t arrived|your order/],
    ['you’re ignoring my dms', /unanswered|answer|no reply/],
    ['my dms are ignored for 3 weeks', /unanswered|answer|no reply/],
  ])('gets regret, not cheer: "%s"', async (text, named) => {
    for (const reply of await toAll(text)) {
      expect(reply).toMatch(named)
      expect(reply).not.toMatch(
        /(?:love|hope|happy) to hear from you|see you again|thank you for your (?:message|comment)/i,
      )
    }
  })

  it.each(['omg what have I been missing', 'cute but 300 for this?? be serious'])(
    'that the reply doesn’t name is to be read: "%s"',
    async (text) => {
      expect(await marksOf(text)).toMatch(/doesn’t name everything/)
    },
  )

  it.each([
    'love this bag so much',
    'what a beauty',
    'how beautiful is this',
    'the order arrived today',
    '@jessie_w look at this',
  ])('is none here: "%s"', async (text) => {
    expect(await marksOf(text)).toBe('')
    for (const reply of await toAll(text)) expect(reply).not.toMatch(/sorry|apolog/i)
  })
})

describe('a question without stars', () => {
  it.each([
    'wait how long does the battery last',
    'how many colours does it come in',
    'what size laptop fits in this',
    'what colors do you have',
    'which strap size is this',
    'how bright is it',
    'whats the price',
    'price?',
    'Price pls 🙏',
    'who do I contact about a return',
    'need a discount code pls',
    'wieviel kostet das',
    'welche größen gibts',
    'welche größe soll ich nehmen',
    'qué talla me recomiendan',
    'che taglia prendo',
    'c’est quelle taille sur la photo',
    'cuanto cuesta',
    'quanto costa',
    'qual o tamanho',
  ])('is read without its mark: "%s"', (text) => {
    expect(readComment(text, null)).toMatchObject({ question: true, hasQuestion: true, sentiment: 'neutral' })
  })

  it.each([
    'how cool is that',
    'what a lovely colour',
    'omg what have I been missing',
    'what I need for my birthday',
    'price is insane',
    'qué color más bonito',
    'quelle belle couleur',
    'which makes it perfect',
  ])('isn’t in an exclamation: "%s"', (text) => {
    expect(readComment(text, null)).toMatchObject({ question: false, hasQuestion: false })
  })

  it('keeps the complaint that it makes', () => {
    expect(readComment('how many weeks do I have to wait for a reply', null).asksOnly).toBe(false)
    expect(readComment('the zip broke. how many colours does it come in', null).bad).not.toEqual([])
  })

  it('is none of a review with stars', () => {
    expect(readComment('how bright is it', 5).question).toBe(false)
  })

  it('is answered with a stored sentence, or waits', async () => {
    const details = 'Comes in moss, sand and navy. No battery.'
    for (const reply of await replies({ text: 'how many colours does it come in', rating: null, details }))
      expect(reply).toContain('“Comes in moss, sand and navy.”')
    expect(await marksOf('need a discount code pls')).toMatch(/question in this review/)
  })
})
