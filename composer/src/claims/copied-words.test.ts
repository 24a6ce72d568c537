import { describe, expect, it } from 'vitest'
import { kindsMarked as kinds } from '../testing/kinds-marked.ts'

describe('the guard rails', () => {
  it('let a reply mention what the customer wrote but not copy it', () => {
    const text = 'The leather smells and the zip broke after two weeks, so I think this shop sells nothing but rubbish.'
    expect(kinds('We are sorry that the leather smells, and two weeks is far too soon for a zip.', { text })).toEqual(
      [],
    )
    expect(kinds('You are right: this shop sells nothing but rubbish.', { text })).toEqual(['instruction'])
  })

  it.each([
    ['en', 'It is a rip off, and they are all a bunch of liars.', 'You are right, it is a rip off.'],
    ['en', 'It is all a lie.', 'You say it is all a lie, and we hear you.'],
    ['de', 'Das ist alles nur Betrug hier.', 'Ja, das ist alles nur Betrug.'],
    ['fr', 'Ils sont tous de vrais nuls.', 'Oui, ils sont tous de vrais nuls.'],
    ['es', 'Son todos una panda de vagos.', 'Sí, son todos una panda de ellos.'],
    ['it', 'È tutta una gran bufala.', 'Sì, è tutta una gran bufala.'],
    ['pt', 'É tudo uma grande farsa.', 'Sim, é tudo uma grande farsa.'],
  ])('mark five short words copied from a comment (%s: %s)', (language, text, reply) => {
    expect(kinds(reply, { text, language })).toEqual(['instruction'])
  })

  it.each([
    ['This is one of the most I had.', 'It is one of the most we have.'],
    ['Thank you for your time.', 'Thank you for your time, we liked to read this.'],
  ])('ignore common words and courtesies that both texts use: %s', (text, reply) => {
    expect(kinds(reply, { text })).toEqual([])
  })

  it.each([
    'You are right: this shop sells nothing…',
    'You are right: this shop sells nothing but rub…',
    'You are right, shop sells nothing but rub…bish.',
    'You are right, shop…sells…nothing…but…rubbish.',
    'You are right, shop sells nothing but ...',
  ])('detect copied words that are partly hidden by dots: %s', (reply) => {
    expect(kinds(reply, { text: 'I think this shop sells nothing but rubbish.' })).toEqual(['instruction'])
  })
})
