import { describe, expect, it } from 'vitest'
import { storedReading } from '../stored-reading.ts'

const read = (text: string, rating: number | null) => storedReading({ title: null, text, rating }, 'en')

describe('a question to the shop', () => {
  it.each([
    [3, 'Nice looking but mine gains about a minute a day, is that normal for an automatic?'],
    [2, 'Sheds everywhere!! 3 weeks now and no better. Is it ever going to stop?'],
    [3, 'Also does the strap come in a longer version, my wrist is 21 cm'],
    [5, 'Love it, could you make one for 17 inch laptops'],
    [1, 'My finger came up in blisters. What is actually in this ring?'],
    [4, 'Not sure if I can put it in the dishwasher, do you know'],
    [2, 'De beker kwam kapot aan. Kan ik hem ruilen?'],
    [2, '時計が止まりました。修理してもらえますか。'],
    [2, '注文した色と違うものが届きました。返品できますか。'],
  ])('is found at %s stars: "%s"', (rating, text) => {
    expect(read(text, rating).question).toBe(true)
  })

  it.each([
    [1, 'Could you make it any worse?'],
    [1, 'Can I give zero stars'],
    [5, 'It does the job perfectly, I can wash it and will do so.'],
    [5, 'Lovely bag, what more can you ask for?'],
  ])('is none at %s stars: "%s"', (rating, text) => {
    expect(read(text, rating).question).toBe(false)
  })
})

describe('data that was passed on', () => {
  it.each([
    'I never agreed to my number being passed on. I want to know who has my data and I want all of it deleted.',
    'How did you get my number? I never gave you permission to share it. Remove it at once.',
    'Who did you give my details to?',
    'Woher habt ihr meine Nummer? Ich habe der Weitergabe nie zugestimmt.',
    'Qui a mes données ? Je n’ai jamais donné mon accord.',
    'Han vendido mis datos.',
    'Come avete avuto il mio numero?',
    'Venderam os meus dados.',
    'Wie heeft mijn gegevens?',
  ])('is personal data: "%s"', (text) => {
    expect(read(text, 1).risks).toContain('personal-data')
  })

  it('is not in a praise of the courier or of clear details', () => {
    expect(read('I gave my number to the courier, so he called me. The details are lovely.', 5).risks).toEqual([])
    expect(read('I wanted to delete it all from my cart, but I love it.', 5).risks).toEqual([])
  })
})

describe('advertising', () => {
  it('for followers is spam and contains no personal data', () => {
    const text =
      'Get 10.000 real followers in 24h!! Cheap price, visit www.boost-my-insta.example or whatsapp +44 7700 900123'
    expect(read(text, 5)).toMatchObject({ spam: true, risks: [], sentiment: 'neutral' })
  })
})

describe('advertising for reviews', () => {
  it.each([
    'We sell REAL 5 star reviews cheap. Visit http://cheap-stars.example today!',
    'Selling verified Google reviews and followers, contact me on Telegram @stars',
  ])('is spam: "%s"', (text) => {
    expect(read(text, 5)).toMatchObject({ spam: true, sentiment: 'neutral' })
  })

  it.each(['You sell such lovely bags, I left 5 star reviews on www.reviews.example as well.'])(
    'is none in a review: "%s"',
    (text) => {
      expect(read(text, 5).spam).toBe(false)
    },
  )
})

describe('sentiment', () => {
  it.each([
    [3, 'It’s ok.', 'neutral'],
    [3, 'Okay I guess, nothing more.', 'neutral'],
    [3, 'It’s ok. Bit see through in the white.', 'mixed'],
    [3, 'Nice looking but mine gains about a minute a day.', 'mixed'],
    [3, 'The zip broke.', 'negative'],
    [5, 'Terrible. Absolutely terrible that I waited so long to buy one. My wife has stolen it already.', 'positive'],
    [5, 'I hate it. I hate that I didn’t find it sooner. Everyone at the office wants one.', 'positive'],
  ])('at %s stars of "%s" is %s', (rating, text, sentiment) => {
    expect(read(text, rating).sentiment).toBe(sentiment)
  })
})
