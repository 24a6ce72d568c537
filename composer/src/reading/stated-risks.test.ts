import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'
import { storedReading } from '../stored-reading.ts'

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
    ['injury', 1, 'The plug sparked as soon as I turned it on.'],
    ['injury', 2, 'This heater tripped the breaker twice.'],
    ['refund', 1, 'Why did you take a $40 restocking fee?'],
    ['refund', 2, 'They gave me back $60 out of $90.'],
    ['refund', 1, 'I expect the other $30.'],
    ['refund', 1, 'Charged twice!! $64.00 and $64.00'],
    ['refund', 2, 'My card was billed twice for one order.'],
    ['refund', 1, 'Still charging me every month after I canceled my subscription.'],
    ['refund', 1, 'Zweimal abgebucht!! 64 € und 64 €'],
    ['refund', 1, 'Me cobraron dos veces.'],
    ['refund', 1, 'They keep charging my card every month.'],
    ['refund', 1, 'You charged me twice for the phone stand.'],
    ['injury', 2, 'After using it for a week my wrist needed surgery from this.'],
    ['injury', 1, 'My mother fell off it and ended up in a wheelchair.'],
    ['injury', 1, 'My son spent two nights in the hospital.'],
    ['threat', 1, 'Drop dead, all of you.'],
    ['threat', 1, 'I’ll make you regret this.'],
    ['threat', null, 'I know where your shop is. You will regret this.'],
    ['grief', 5, 'La perte de mon père a été dure, cette lampe aide.'],
    ['grief', 5, 'Mon grand-père s’est éteint en mars, la bougie brûle pour lui.'],
    ['grief', 5, 'Después de la pérdida de mi abuela, esta vela me ayudó.'],
    ['grief', 5, 'Dopo la perdita del mio cane questa cornice mi consola.'],
    ['grief', 5, 'Depois da perda do meu pai, esta vela ajudou.'],
    ['grief', 5, 'Nach dem Tod meines Vaters war diese Lampe ein Trost.'],
    ['grief', 5, 'Our dog was cremated, and the ashes fit in this box.'],
    ['grief', 5, 'He wore it every day until he died.'],
    ['personal-data', 1, 'Stop using my email address.'],
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
    [2, 'La perte de mon colis est agaçante.'],
    [2, 'Une perte de mon temps.'],
    [3, 'Il tombe de mon bureau.'],
    [3, 'Le téléphone s’est éteint tout seul.'],
    [2, 'Una pérdida de mi tiempo.'],
    [2, 'La perdita del mio tempo.'],
    [2, 'Uma perda do meu tempo.'],
    [2, 'Der Tod meiner Pflanze.'],
    [3, 'The earbuds lasted a month before they died.'],
    [4, 'Fast, once they passed customs.'],
    [3, 'The cushions have lost their life.'],
    [3, 'The steak was cremated.'],
    [null, 'Drop dead gorgeous dress!'],
    [null, 'I know where your shop is now, see you soon!'],
    [null, 'I know where you are now, I’ll be there on Saturday for a visit.'],
    [3, 'This vacuum will make you regret buying it.'],
    [3, 'Watch your back when you lift it.'],
    [3, 'My mother is in a wheelchair and the bag is too small.'],
    [3, 'Long nights at the hospital are easier with these shoes.'],
    [null, 'Sé dónde está vuestra tienda, no os vais a arrepentir.'],
    [3, 'My shoulder needed surgery, so I bought this pillow.'],
    [4, 'It keeps charging my phone all day.'],
    [4, 'Charged my power bank twice on one trip.'],
    [5, 'This lamp sparks joy, and it sparked a conversation.'],
    [5, 'Easy return with no restocking fee.'],
    [5, 'I can’t stop using my phone stand.'],
    [5, 'Can’t stop using my name mug.'],
  ])('isn’t found in an ordinary review (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').risks).toEqual([])
  })
})

describe('a question', () => {
  it.each([
    [1, 'Wheres my parcel'],
    [2, 'Cuándo me llega el pedido'],
    [2, 'Quando arriva il mio ordine'],
    [2, 'Quando chega o meu pedido'],
    [2, 'Quando mi arriva il pacco?'],
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
    [2, 'Cuando me llegó estaba roto.'],
    [2, 'Quando mi è arrivato era rotto.'],
    [4, 'Quando arriva il freddo la uso sempre.'],
    [4, 'Quando chega o frio eu uso muito.'],
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
  [2, 'Der Shop reagiert nicht auf Mails.', [], ['service']],
  [2, 'Auf Nachrichten reagiert niemand.', [], ['service']],
])('topics of "%s stars: %s"', (rating, text, good, bad) => {
  const { topicsGood, topicsBad } = storedReading({ title: null, text, rating }, 'en')
  expect([topicsGood, topicsBad]).toEqual([good, bad])
})

it.each([
  [3, 'Meine Haut reagiert nicht darauf.', 'service'],
  [3, 'It replaces my broken lamp.', 'damage'],
  [3, 'The jar has chips for the whole evening.', 'damage'],
])('"%s stars: %s" is no complaint about %s', (rating, text, topic) => {
  expect(storedReading({ title: null, text, rating }, 'en').topicsBad).not.toContain(topic)
})

it('a promise of money with a shortened link is spam', () => {
  expect(readComment('I earn $5000 a week thanks to Crypto Mike: bit.ly/3xyz', 5).spam).toBe(true)
  expect(readComment('I found this shop on linktr.ee and love my mug.', 5).spam).toBe(false)
  expect(readComment('I learn a lot here, for $20 and free shipping: bit.ly/3xyz is my photo.', 5).spam).toBe(false)
  expect(readComment('Si tienes ganas, mira mi foto de la taza: bit.ly/3xyz', 5).spam).toBe(false)
  expect(readComment('Perfect chair, I work two days a week from home.', 5).spam).toBe(false)
  expect(readComment('Make $500 a week from home with crypto trading.', null).spam).toBe(true)
})
