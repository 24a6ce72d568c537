import { describe, expect, it } from 'vitest'
import { kindsTo, replies } from '../testing/replies.ts'

const saying = async (rating: number, text: string, words: RegExp): Promise<string[]> =>
  (await replies({ text, rating })).filter((reply) => words.test(reply))
const omitting = async (rating: number, text: string, words: RegExp): Promise<string[]> =>
  (await replies({ text, rating })).filter((reply) => !words.test(reply))

describe('sentences as heavy as the fault', () => {
  it.each([
    [2, 'The medium is too tight across the shoulders.'],
    [1, 'Too expensive for what it is.'],
    [2, 'The color is much paler than in the photos.'],
  ])('a size, a price, or a color is no catastrophe (%s stars): "%s"', async (rating, text) => {
    expect(await saying(rating, text, /take this lightly|Anyone in your position/)).toEqual([])
  })

  it('irony at one star is a complaint', async () => {
    const text = 'Wow, a waterproof bag that holds water. On the inside. Genius, well done everyone.'
    expect(await kindsTo({ text, rating: 1 })).toContain('sorry')
    expect(await saying(1, text, /quite match|different things|not quite sure/)).toEqual([])
    expect(await saying(1, 'I love this, so soft and beautiful.', /quite match|different things/)).toEqual([])
    expect(await kindsTo({ text: 'I love this, so soft and beautiful.', rating: 2 })).not.toContain('sorry')
  })

  it('a threat isn’t invited to go on', async () => {
    expect(
      await saying(
        1,
        'I know where your shop is and I’ll come round and make somebody pay. Watch your backs.',
        /\?|write to us|contact us/,
      ),
    ).toEqual([])
  })

  it('looking into it is our wish', async () => {
    expect(await saying(2, 'The strap tore after a week.', /If you’d like us to/)).toEqual([])
  })

  it('after a hospital, nobody is hoped to be okay', async () => {
    expect(
      await saying(
        1,
        'My son cut his hand on the rim and had to go to the hospital for stitches.',
        /everyone|all is well/,
      ),
    ).toEqual([])
    expect(await saying(1, 'Mein Sohn hat sich geschnitten und musste ins Krankenhaus.', /allen/)).toEqual([])
  })

  it('despair gets no talk of recovery or of orders', async () => {
    expect(
      await saying(
        2,
        'Everyone would be better off without me.',
        /recovered|feeling better|order number|look into this/,
      ),
    ).toEqual([])
  })

  it('a foreign body in food isn’t a recovery either', async () => {
    expect(
      await saying(2, 'I bit into the chocolate and there was a piece of metal in it.', /recovered|feeling better/),
    ).toEqual([])
  })
})

describe('a question in a complaint', () => {
  it.each([
    [1, 'What on earth is the return address? There’s none on the slip and none on your site.'],
    [3, 'How do I get the back of the watch open to change the battery? There was no manual in the box.'],
    [2, 'Where can I find the washing instructions? I can’t find them anywhere.'],
    [1, 'Wo zum Teufel finde ich die Anleitung?'],
  ])('gets where to ask (%s stars): "%s"', async (rating, text) => {
    expect(await saying(rating, text, /went wrong|order number|Bestellnummer/)).toEqual([])
    expect(
      await omitting(rating, text, /ask us directly|your question|reliable answer|raten|Antwort|fragen Sie|Frage/),
    ).toEqual([])
  })

  it.each([
    [1, 'What on earth were you thinking?'],
    [1, 'What the hell is this junk?'],
    [2, 'It broke. Who sells something like this?'],
  ])('isn’t one without an answer (%s stars): "%s"', async (rating, text) => {
    expect(await saying(rating, text, /ask us directly|your question/)).toEqual([])
  })
})

describe('a "but" in praise', () => {
  it.each([
    [4, 'Lovely cushion, but a bit more filling would have been nice.'],
    [5, 'Beautiful mug, but the handle gets hot.'],
    [5, 'Love it, though I wish it had a lid.'],
  ])('is acknowledged (%s stars): "%s"', async (rating, text) => {
    expect(await omitting(rating, text, /taken note|sorry|apologize|understand|can see|honest/)).toEqual([])
  })

  it.each([
    [5, 'Pricey, but worth every penny.'],
    [5, 'I was skeptical, but it’s perfect.'],
    [4, 'Not cheap, but I love it.'],
    [5, 'But seriously, the best mug.'],
  ])('that is praise isn’t a concern (%s stars): "%s"', async (rating, text) => {
    expect(await saying(rating, text, /taken note/)).toEqual([])
  })
})

it('a fond memory of someone who died gets thanks, no condolence', async () => {
  expect(
    await saying(
      5,
      'My late grandmother had one just like it and this brings her kitchen back.',
      /hearts|condolence|sorry/,
    ),
  ).toEqual([])
})

it('a picture of a child is named', async () => {
  expect(await omitting(1, 'Why is my little girl’s picture in your ads?', /photo/)).toEqual([])
})
