import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { request } from '../testing/requests.ts'
import { storedReading } from '../stored-reading.ts'

const kindsOf = async (text: string, rating: number): Promise<string[]> => {
  const { spans } = await createBuiltInComposer().compose(request({ text, rating }), {})
  return spans.map(({ kind }) => kind)
}
const readAs = (text: string, rating: number) => storedReading({ title: null, text, rating })

describe('a draft waits for a person', () => {
  it.each([
    ['This is not real silver, and the stamp is wrong.', 1],
    ['You are selling fakes.', 1],
    ['Knock-off. The logo is misspelled.', 2],
    ['I earn $700 a day from home now, message me on Telegram @easycash', 5],
    ['A crypto recovery expert got my lost bitcoin back, contact him on WhatsApp +1 555 010 9911', 5],
    ['I got this from Etsy, not from you.', 1],
    ['I make 2k weekly from my phone, only 3 spots left, ask me how!', 5],
    ['Make money from your couch, DM @quickcash', 5],
    ['Follow @bargains4you for 80% off sneakers', 5],
    ['My Dyson fan quit and Walmart won’t take it back.', 1],
    ['Got it at Costco. The Keurig machine leaks.', 2],
  ])('after "%s"', async (text, rating) => {
    expect(await kindsOf(text, rating)).toContain('caution')
  })

  it.each([
    ['The strap is thin and the lining is torn.', 1],
    ['Bag 7 is sturdy.', 1],
    ['Faux leather, but it looks great.', 5],
    ['It won’t fall off your wrist.', 5],
    ['The sleeves run long, a bit bunchy at the wrists.', 5],
    ['I saved $20 a month by buying refills.', 5],
    ['Arrived in two days.', 5],
    ['So much better than my Dyson fan. Bought it from Amazon.', 5],
    ['Bought from Amazon. The strap is thin.', 2],
    ['The strap is thinner than on my Samsung one from Target.', 2],
    ['Saved me $30 a month, ask me how I know.', 5],
    ['I follow @fieldnote for new bags.', 5],
  ])('but not after "%s"', async (text, rating) => {
    expect(await kindsOf(text, rating)).toEqual([])
  })
})

describe('a reading', () => {
  it('takes promises of money for advertising', () => {
    expect(readAs('Earn $400 a day from home, text me on Telegram @rich', 5).spam).toBe(true)
    expect(readAs('My son made $40 in a week selling these at the fair.', 5).spam).toBe(false)
  })

  it('doesn’t take two days for two pieces', () => {
    expect(readAs('Arrived in two days and in one piece.', 5).topicsBad).toEqual([])
    expect(readAs('The mug arrived in two pieces.', 1).topicsBad).toContain('damage')
  })

  it('doesn’t take a button for a zipper', () => {
    const { topicsBad } = readAs('It came with a button missing.', 2)
    expect(topicsBad).toContain('missing')
    expect(topicsBad).not.toContain('zip')
  })

  it('finds that a package never came, and another customer’s order', () => {
    expect(readAs('Nothing came.', 1).topicsBad).toContain('delivery')
    expect(readAs('I got somebody else’s order.', 1).topicsBad).toContain('missing')
  })

  it('finds money that was kept in German', () => {
    expect(readAs('Keine Lieferung und kein Geld zurück.', 1).risks).toContain('refund')
  })
})
