import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { request } from '../testing/requests.ts'
import { particularsIn } from './particulars/index.ts'
import { addressedName } from './author-name.ts'
import { isMemory } from './memories.ts'
import { isRhetorical } from '../reading/rhetorical.ts'
import { readComment } from '../reading/read-comment.ts'

const marksOf = async (text: string, rating: number): Promise<string[]> => {
  const { spans } = await createBuiltInComposer().compose(request({ text, rating }), {})
  return spans.flatMap(({ reasons }) => (reasons ?? []).map(({ about }) => about))
}

describe('four stars with a clear complaint', () => {
  it.each([
    ['en', 'Arrived with the US plug though I chose UK at checkout.', 'wrongItem'],
    ['en', 'Lovely watch. The cloth that should be in the box was not there.', 'incomplete'],
    ['en', 'Mine came with a small ink spot on the cuff.', 'stained'],
    ['fr', 'Jolies tasses, mais l’une a un éclat.', 'chipped'],
    ['it', 'Belle tazze, ma una ha una scheggiatura.', 'chipped'],
    ['en', 'Arrived in the UK in two days though I chose standard.', null],
    ['en', 'It was in the box with a nice card.', null],
    ['de', 'Für den Preis kann man nicht meckern.', null],
  ])('names it in %s: "%s"', (language, text, complaint) => {
    expect(particularsIn(text, language).complaint).toBe(complaint)
  })

  it('one of whose pockets was sewn shut', () => {
    expect(readComment('Great bag. One of the side pockets was sewn shut.', 4, 'en').bad).toEqual(['quality'])
  })

  it.each([
    'とても素敵です。ただ、ふたが少し開けにくいです。',
    '香りが良いです。ただ燃え方が少し早いです。',
    'Beautiful shorts, good length, but probably not for you if you are tall!',
  ])('waits if the reply only regrets "not everything": "%s"', async (text) => {
    expect(await marksOf(text, 4)).toContain('left-out')
  })

  it.each(['少し重いですが問題ないです。', 'Creases a lot, but that’s linen.'])('but not "%s"', async (text) => {
    expect(await marksOf(text, 4)).toEqual([])
  })
})

describe('the tone', () => {
  it.each([
    ['What does that tell you?', true],
    ['was soll ich noch sagen?', true],
    ['What does that mean for the warranty?', false],
    ['Was soll ich beim Waschen beachten?', false],
  ])('a rhetorical question: "%s" (%s)', (text, is) => expect(isRhetorical(text)).toBe(is))

  it.each([
    ['Wore it at my wedding. My late father always wanted an automatic and I felt like he was there.', true],
    ['My late mother would have loved it. I wore it to my graduation.', true],
    ['My late mother passed away last week and never got to see it.', false],
    ['I bought it for my late mother, a beautiful bag.', false],
    ['My late mother had chosen it. I miss her so much.', false],
  ])('a memory: "%s" (%s)', (text, is) => expect(isMemory(text, 5)).toBe(is))

  it.each([
    ['It says recycled silver and a magnet sticks to it.', true],
    ['I’d call that fraud.', true],
    ['My jeweller says brass. You are conning people.', true],
    ['Fake silver. I call it a scam.', true],
    ['I wouldn’t call it a scam, but the quality is poor.', false],
    ['The ring is silver but thin.', false],
    ['The magnet is weak.', false],
  ])('an accusation waits: "%s" (%s)', async (text, is) => {
    expect((await marksOf(text, 1)).includes('accusation')).toBe(is)
  })

  it.each([
    ['Old Grump', null],
    ['Big Lars', null],
    ['Lars Big', 'Lars'],
    ['Maria de la Cruz', 'Maria'],
  ])('greets %s as %s', (name, greeted) => expect(addressedName(name, 'en')).toBe(greeted))
})
