import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'
import { storedReading } from './stored-reading.ts'

describe('a risk stated in a whole sentence', () => {
  it.each([
    ['injury', 1, 'My son has a nut allergy and the granola bag says nothing about nuts. He ended up in hospital.'],
    ['injury', 1, 'We spent the night in A&E because the handle came off and my husband scalded his arm.'],
    ['injury', 1, 'Called 911, my wife could not stop shaking after one sip.'],
    ['injury', 3, 'Dermatologist says the red patches on my neck are from the fabric.'],
    ['injury', 1, 'The kettle lid fell off and boiling water went over my leg.'],
    ['threat', 1, 'I know where your shop is and I’ll be paying you a visit.'],
    ['threat', 1, 'You people better watch your backs.'],
    ['threat', 2, 'I’ll smash your windows if I don’t get my money.'],
    ['threat', 1, 'Ich weiß, wo euer Laden ist, ich komme vorbei.'],
    ['threat', 1, 'Je sais où est votre boutique, vous allez le regretter.'],
    ['threat', 1, 'Sé dónde está vuestra tienda y os voy a hacer una visita.'],
    ['threat', 1, 'So dove siete, ve ne pentirete.'],
    ['threat', 1, '店の場所は知ってるからな、覚えてろよ。'],
    ['grief', 5, 'I bought this blanket for my wife in her last weeks. It kept her warm until the end.'],
    ['grief', 4, 'After my dad’s funeral this candle was the only thing that helped me sleep.'],
    ['grief', 5, 'I’m a widow now and this lamp keeps me company.'],
    ['grief', 5, 'The urn is beautiful. Our dog crossed the rainbow bridge in June.'],
    ['grief', 5, 'Nach der Beerdigung meines Vaters hat mir die Kerze gutgetan.'],
    ['grief', 5, 'Après l’enterrement de mon père, cette bougie m’a fait du bien.'],
    ['grief', 5, 'Na de begrafenis van mijn vader gaf deze kaars rust.'],
    ['personal-data', 1, 'Delete my account and all my data.'],
    ['personal-data', 3, 'Under the CCPA I request that you delete everything you hold on me.'],
    ['personal-data', 1, 'Löscht mein Konto und alle meine Daten.'],
    ['personal-data', 1, 'アカウントと個人情報を削除してください。'],
    ['refund', 1, 'Charged twice!! $64.00 and $64.00'],
    ['refund', 2, 'My card was billed twice for one order.'],
    ['refund', 1, 'Still charging me every month after I canceled my subscription.'],
    ['refund', 1, 'Zweimal abgebucht!! 64 € und 64 €'],
    ['refund', 1, 'Me cobraron dos veces.'],
  ])('is found as %s (%s stars): "%s"', (risk, rating, text) => {
    const { risks, evidence } = readComment(text, rating, 'en')
    expect(risks).toContain(risk)
    expect(evidence.find(({ of }) => of === `risk:${risk}`)?.words).not.toEqual([])
  })

  it.each([
    [5, 'I know where your shop is now, and I’ll be visiting again soon!'],
    [1, 'Don’t buy this, you’ll regret it. You have been warned.'],
    [2, 'I’ll be sorry to return it, but it is too small.'],
    [5, 'Great gift for my doctor, she loved the mug.'],
    [5, 'My son has a nut allergy, so I was glad that the label lists everything.'],
    [5, 'Wore it to a funeral and a wedding, works for both.'],
    [5, 'The minute I laid my eyes on this sweater I was hooked.'],
    [1, 'The lamp died after a week.'],
    [2, 'It deleted all my photos and my data.'],
    [1, 'I was forced to close my account.'],
    [5, 'It charges twice as fast as my old one.'],
    [4, 'Charged it twice in a month, great battery.'],
    [1, 'The bag is sturdy.'],
  ])('isn’t found in an ordinary review (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').risks).toEqual([])
  })
})

describe('a question', () => {
  it.each([
    [1, 'Wheres my parcel'],
    [null, 'Wheres my parcel'],
    [1, 'What happens now?'],
    [2, 'I want to know when it will arrive'],
    [1, 'Has it even been shipped'],
    [2, 'Quiero saber dónde está mi pedido'],
    [2, 'Ich möchte wissen, wo mein Paket ist'],
    [3, 'Je veux savoir où est ma commande'],
    [2, 'Vorrei sapere dov’è il mio ordine'],
    [2, 'Ik wil weten waar mijn pakket is'],
  ])('is labeled at any number of stars, with or without a mark (%s stars): "%s"', (rating, text) => {
    expect(storedReading({ title: null, text, rating }, 'en').question).toBe(true)
  })

  it.each([
    [1, 'What is this junk?'],
    [1, 'How can you sell such junk?'],
    [4, 'Nice towel, a bit of fluff. Hoping that stops after a wash?'],
    [4, 'Decent rooms. Will I stay here again? Yes.'],
    [5, 'What more could you want?'],
  ])('isn’t one if it needs no answer (%s stars): "%s"', (rating, text) => {
    expect(storedReading({ title: null, text, rating }, 'en').question).toBe(false)
  })
})

it('a part of the body that notices an improvement isn’t harmed', () => {
  expect(readComment('So much lighter than my old pan, and my wrists notice.', 5).possibleHarm).toBe(false)
  expect(readComment('The handle only fits two fingers.', 4).possibleHarm).toBe(false)
})

it.each([
  [5, 'Love the shade of this lamp.', [], []],
  [5, 'Love the shade of green on this lamp.', ['colour'], []],
  [2, 'Two of the four glasses were broken when I opened the box.', [], ['damage']],
  [1, 'Broken glasses. Two of four were in pieces in the box.', [], ['damage']],
  [2, 'Die Schale hat einen Sprung.', [], ['damage']],
  [2, 'Zwei Wochen ohne Antwort.', [], ['service']],
])('topics of "%s stars: %s"', (rating, text, good, bad) => {
  const { topicsGood, topicsBad } = storedReading({ title: null, text, rating }, 'en')
  expect([topicsGood, topicsBad]).toEqual([good, bad])
})

it('a promise of money with a shortened link is spam', () => {
  expect(readComment('I earn $5000 a week thanks to Crypto Mike: bit.ly/3xyz', 5).spam).toBe(true)
  expect(readComment('I found this shop on linktr.ee and love my mug.', 5).spam).toBe(false)
})
