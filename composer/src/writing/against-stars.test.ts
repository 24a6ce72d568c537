import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { kinds, replies } from '../testing/replies.ts'
import { request } from '../testing/requests.ts'

const address = { topic: 'contact', text: 'You can reach us at hello@fieldnote.example.', language: 'en' }

describe('five stars for a fault', () => {
  it.each([
    ['en', 'Great until it isn’t. Speaker died on day 31, one day after your returns window. Funny that.'],
    ['en', 'Box was empty. Ten out of ten for the box.'],
    ['en', 'ordered a 38, got a 41 lol. boots are gorgeous tho'],
    ['de', 'Na super, drei Wochen gewartet und dann liegt im Karton ein Toaster statt des Mixers. Ganz großes Kino!'],
    ['fr', 'Super, jusqu’à ce que la batterie lâche. Elle ne s’allume plus.'],
    ['es', 'Todo perfecto hasta que dejó de cargar a la semana.'],
    ['it', 'Mi è arrivato un tostapane al posto del frullatore, complimenti!'],
    ['pt', 'Recebi uma torradeira em vez da varinha. Parabéns!'],
  ])('get regret and no cheer, in %s: "%s"', async (language, text) => {
    for (const reply of await replies({ text, rating: 5, language, facts: [address] })) {
      expect(kinds(reply), reply).toContain('sorry')
      expect(kinds(reply), reply).not.toContain('joy')
      expect(kinds(reply), reply).not.toContain('encourage')
    }
  })

  it('have a caution without any praise, so that a bulk send leaves them out', async () => {
    const text = 'Speaker died on day 31, one day after your returns window.'
    const { spans } = await createBuiltInComposer().compose(request({ text, rating: 5 }), {})
    expect(spans.map(({ kind }) => kind)).toEqual(['caution'])
  })

  it.each([
    [1, 'Bag 7 is sturdy.'],
    [5, 'Great mug!'],
    [5, 'Love it, it came early and the handle is comfortable.'],
  ])('no caution for an ordinary review (%i stars): "%s"', async (rating, text) => {
    const { spans } = await createBuiltInComposer().compose(request({ text, rating }), {})
    expect(spans).toEqual([])
  })
})

describe('one star for praise', () => {
  it.each([
    ['en', 'Honestly can’t fault the desk, solid oak. Just clicked the wrong star sorry!!', /slip/],
    ['en', 'Absolutely perfect, fits like a glove and came next day.', /slip/],
    ['en', 'Absolutely perfect, exactly what I wanted, couldn’t be happier. Quick delivery too.', /slip/],
    ['de', 'Perfekt, wunderschön, ich liebe es. Habe mich verklickt.', /Versehen/],
    ['fr', 'Parfait, magnifique, je l’adore. Je me suis trompée d’étoiles.', /erreur/],
    ['es', 'Perfecto, precioso, me encanta.', /error/],
    ['it', 'Perfetto, bellissimo, lo adoro.', /svista/],
    ['pt', 'Perfeito, lindo, adorei.', /engano/],
  ])('gets thanks and a word on the stars, in %s: "%s"', async (language, text, slip) => {
    for (const reply of await replies({ text, rating: 1, language })) {
      expect(reply).toMatch(slip)
      expect(kinds(reply)).toContain('thanks')
      expect(kinds(reply)).not.toContain('sorry')
    }
  })

  it.each([
    'Looks lovely but the top part would not button.',
    'I really wanted to love this and did until I tried it on.',
    'Nice idea, too small for me.',
  ])('is a complaint all the same: "%s"', async (text) => {
    for (const reply of await replies({ text, rating: 2 })) expect(kinds(reply)).not.toContain('slip')
  })
})

it('advertising gets neither thanks nor an apology', async () => {
  const text = 'GET 10000 FOLLOWERS FAST!!! visit www.grow-insta-now.example or whatsapp +1 555 0199'
  for (const rating of [1, 3, 5])
    for (const reply of await replies({ text, rating })) expect(reply).not.toMatch(/thank|appreciat|sorry|apolog/i)
})

it.each([
  ['en', 'I’m a reporter at the Evening Courier. Care to comment before we publish on Thursday?'],
  ['de', 'Ich bin Journalistin und bitte um eine Stellungnahme bis Freitag.'],
  ['fr', 'Je suis journaliste. Souhaitez-vous réagir avant la publication ?'],
  ['es', 'Soy periodista de un diario nacional. ¿Quieren hacer declaraciones antes de publicar?'],
  ['it', 'Sono una giornalista. Volete replicare prima della pubblicazione?'],
  ['pt', 'Sou jornalista. Querem comentar antes da publicação?'],
])('a journalist is told where to write, and nothing is admitted, in %s', async (language, text) => {
  for (const reply of await replies({ text, rating: 1, language, facts: [{ ...address, language }] })) {
    expect(kinds(reply)[0] === 'greeting' ? kinds(reply).slice(1) : kinds(reply)).toEqual(['received', 'direct'])
    expect(reply).toContain('hello@fieldnote.example')
  }
})

it('a longer text at three stars isn’t asked what would have been better', async () => {
  const text =
    'My aunt wanted something for the hallway and we settled on this one after looking at several others online.'
  for (const reply of await replies({ text, rating: 3, facts: [address] })) {
    expect(reply).not.toMatch(/made it better|made it a five|rather ask/)
    expect(reply).toContain('hello@fieldnote.example')
  }
})
