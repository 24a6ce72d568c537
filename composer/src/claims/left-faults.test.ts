import { describe, expect, it } from 'vitest'
import { request } from '../testing/requests.ts'
import { guardReply } from './guard-rails.ts'

const text = 'The zip is broken and the color faded. Delivery was late, too.'
const regret = 'We’re sorry that the zipper is giving you trouble.'
const contact = 'Please contact us directly so we can look into it.'

const reasonsFor = (reply: string, comment: string, rating: number): string[] =>
  guardReply(request({ text: comment, rating, product: null }), reply).map(({ reason }) => reason)

describe('a reply that leaves out a fault', () => {
  it('is to be read before it is sent', () => {
    const marks = guardReply(request({ text, rating: 1, product: null }), `${regret} ${contact}`)
    expect(marks.map(({ kind }) => kind)).toEqual(['caution'])
    expect(marks[0]?.reason).toMatch(/doesn’t name everything/)
  })

  it.each([
    ['of one fault', 'The zip is broken.', 1],
    ['in other words', text, 1],
    ['of praise', 'Bag 7 is sturdy.', 1],
    ['of four stars', text, 4],
  ])('but not if it’s %s', (what, comment, rating) => {
    const reply = what === 'in other words' ? 'Thank you. We have read what you wrote.' : `${regret} ${contact}`
    expect(reasonsFor(reply, comment, rating).join(' ')).not.toMatch(/doesn’t name everything/)
  })

  it('but not if a translation names the part that broke', () => {
    const broke = 'The zip broke after two weeks.'
    const translate = { how: 'translate', language: 'de', text: '' } as const
    const german = 'Wir bedauern sehr, dass der Verschluss Ihnen Ärger macht. Bitte wenden Sie sich direkt an uns.'
    const asked = { ...request({ text: broke, rating: 1, product: null }), rework: translate }
    expect(guardReply(asked, german)).toEqual([])
  })

  const left = /doesn’t name everything/
  const generic = 'We’re sorry this wasn’t better. Please contact us directly so we can look into it.'

  it.each([
    ['Get rid of the banner that covers the whole clock.', 1],
    ['The lights dim on their own in the evening.', 2],
  ])('is to be read also if the review is short: "%s"', (comment, rating) => {
    expect(reasonsFor(generic, comment, rating).join(' ')).toMatch(left)
  })

  it('but not if the review says nothing in particular', () => {
    expect(reasonsFor(generic, 'Meh.', 1).join(' ')).not.toMatch(left)
  })

  const asks = 'Thank you for taking the time to share your thoughts. What would have made it a five for you?'

  it.each([
    ['The water gauge never moves.', 3],
    ['The dimmer jumps.', 3],
    ['The gauge sticks on full so I drowned my fern.', 3],
    ['Gains eight minutes a day.', 2],
    ['Tunnels straight down the middle.', 2],
    ['The gold was gone before Easter.', 1],
  ])('is to be read if nothing in the review was found, however short it is: "%s"', (comment, rating) => {
    expect(reasonsFor(rating === 3 ? asks : generic, comment, rating).join(' ')).toMatch(left)
  })

  it.each([
    ['It’s okay.', 3],
    ['three stars', 3],
    ['Nice bag.', 3],
    ['Don’t buy it.', 1],
    ['Total rubbish.', 1],
    ['The dimmer jumps.', 4],
  ])('but not if it says nothing in particular, or has more stars: "%s"', (comment, rating) => {
    expect(reasonsFor(rating >= 3 ? asks : generic, comment, rating).join(' ')).not.toMatch(left)
  })

  it('is to be read if four stars with a clear complaint get only a remark', () => {
    const comment = 'Sound is good, product is also nice, only one problem: the range is not good.'
    const remark =
      'Thank you for sharing your thoughts on the sound. We’re sorry that you weren’t happy with everything.'
    expect(reasonsFor(remark, comment, 4).join(' ')).toMatch(left)
    expect(reasonsFor(remark, 'Sound is good, love it, use it every day.', 4).join(' ')).not.toMatch(left)
  })
})
