import { describe, expect, it } from 'vitest'
import { storedReading } from '../../stored-reading.ts'

const read = (text: string, rating: number | null) => storedReading({ title: null, text, rating }, 'en')

describe('a plainly stated fault', () => {
  it.each([
    [1, 'Lamp turned up with the arm snapped clean off at the base.', ['damage']],
    [1, 'The vase arrived with a crack right through the base.', ['damage']],
    [1, 'Box looked like someone had played football with it.', ['packaging']],
    [2, 'Ordered the sage in M, got ink blue in XL.', ['missing']],
    [2, 'I ordered black and was sent navy.', ['missing']],
    [2, 'I chose the UK plug and you sent an EU one. Nobody replied.', ['missing', 'service']],
    [1, 'Only one of the two cushions was in the parcel.', ['missing']],
    [1, 'Watch stopped after nine days and you refuse to take it back.', ['quality', 'service']],
    [1, 'Gold has come off on the whole underside after 6 weeks.', ['quality']],
    [1, 'Moths ate it within a month.', ['quality']],
    [2, 'This one lost its shape within a month.', ['quality']],
    [1, 'A piece of the metal buckle broke off.', ['quality']],
    [1, 'Your customer care told me its my own fault.', ['service']],
    [1, 'I’ve written four mails and not one was answered.', ['service']],
    [
      1,
      'Sent the throw back five weeks ago, tracking says you signed for it. Still haven’t seen a penny.',
      ['service'],
    ],
    [1, 'Die Lampe kam mit gesprungenem Fuß an und auf meine zwei Mails antwortet niemand.', ['damage', 'service']],
    [2, 'Ich habe Grau bestellt und Braun bekommen.', ['missing']],
    [1, 'Après une semaine la dorure est partie. Personne ne répond.', ['quality', 'service']],
    [2, 'Pedí la talla M y me mandaron la XL.', ['missing']],
    [2, 'Ho ordinato lo zaino color muschio e mi è arrivato quello blu.', ['missing']],
    [2, 'Mooie plaid maar hij kwam drie weken te laat en er zat een gat in.', ['delivery', 'quality']],
    [1, 'A jarra chegou partida e ninguém responde aos e-mails.', ['damage', 'service']],
    [3, 'Das Kabel kommt nicht bis zur Steckdose.', ['size']],
    [3, 'Schade, dass das Kabel nicht bis zur Steckdose reicht.', ['size']],
    [3, 'Le câble n’arrive pas jusqu’à la prise.', ['size']],
    [3, 'El cable no llega al enchufe.', ['size']],
    [3, 'Il cavo non arriva alla presa.', ['size']],
    [3, 'O cabo não chega à tomada.', ['size']],
    [3, 'Het snoer komt niet bij het stopcontact.', ['size']],
    [3, 'コードがコンセントまで届かない。', ['size']],
    [2, '届いて三日で時計が止まりました。問い合わせても返事がありません。', ['quality', 'service']],
  ])('at %s stars is a topic: "%s"', (rating, text, topics) => {
    expect(read(text, rating).topicsBad).toEqual(expect.arrayContaining(topics))
  })

  it.each([
    [5, 'The lid comes off easily for cleaning and nothing broke.'],
    [5, 'It never arrived broken, not once in three orders.'],
    [5, 'My old watch stopped after a year, this one keeps going.'],
    [5, 'Ordered black and got so many compliments.'],
    [4, 'I ordered the gray a day after I received the sage.'],
    [5, 'Worth it, and I would not exchange it for anything.'],
    [5, 'Bag 4 is sturdy.'],
    [1, 'Bag 4 is sturdy.'],
  ])('is none at %s stars: "%s"', (rating, text) => {
    const { topicsBad, risks, question } = read(text, rating)
    expect([topicsBad, risks, question]).toEqual([[], [], false])
  })

  it('about a cable that was ordered is about its delivery', () => {
    expect(read('Il cavo non arriva.', 1).topicsBad).toEqual(['delivery'])
    expect(read('El cable no llega a tiempo.', 1).topicsBad).not.toContain('size')
  })

  it('about a return that the shop has is no late delivery but a refund', () => {
    const text =
      'Sent the throw back five weeks ago, tracking says you signed for it on the 24th of October. Still haven’t seen a penny of my refund.'
    expect(read(text, 1).topicsBad).not.toContain('delivery')
    expect(read(text, 1).risks).toContain('refund')
    const unnamed = 'I returned the jacket on 2 March, you have had it for a month, and my money hasn’t come back.'
    expect(read(unnamed, 1).risks).toContain('refund')
    expect(read('I want my 295 euros by Friday.', 1).risks).toContain('refund')
  })
})
