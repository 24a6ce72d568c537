import { describe, expect, it } from 'vitest'
import { checkReply } from './guard-rails.ts'
import { request } from '../testing/requests.ts'

const candle = request({
  text: 'Beautiful candle, but the glass was chipped. When is lavender back?',
  rating: 3,
  product: 'Pine Candle',
  facts: [
    'Free shipping on orders over $40.',
    'Lavender is back on March 3.',
    'Our store opens at 9 on weekdays.',
    'It burns for forty-five hours.',
  ].map((text) => ({ topic: 'shop', text, language: 'en' })),
  signOff: null,
})
const marked = (text: string): string[] => checkReply(candle, text).map(({ start, end }) => text.slice(start, end))

describe('a statement about the shop that no stored fact supports is marked', () => {
  it.each([
    'Shipping is free.',
    'We charge nothing for delivery.',
    'La livraison est offerte.',
    'Portofrei ab 20 Stück.',
    'Lavender is back on March 8.',
    'Rose comes back in spring.',
    'Lavender returns in May.',
    'Rosenduft kommt im März wieder.',
    'La rose revient au printemps.',
    'Vuelve en marzo.',
    'We answer Monday to Friday.',
    'Our workshop opens at 7.',
    'Wir sind Montag bis Freitag da.',
    'Our wax is soy wax.',
    'It contains no parabens.',
    'There is no palm oil in it.',
    'Es ist reines Bienenwachs.',
    'Each one is tested in our lab.',
    'We have sold over 10,000 of them.',
    'We are the oldest candle maker in Bristol.',
    'Our workshop is in Leeds.',
    'We have changed our supplier.',
    'We’ve spoken with the courier.',
    'Your parcel left our warehouse.',
    'Wir haben den Fehler inzwischen behoben.',
    'Nous avons déjà contacté le transporteur.',
    'You’ll get a new one.',
    'You can keep the old one.',
    'It costs 24.',
    'It burns for sixty hours.',
    'It will be on your doorstep by the weekend.',
    'They’re poured by hand in our Devon studio.',
    'We match any price.',
    'Our wax is rapeseed and coconut.',
    'Übermorgen ist sie bei Ihnen.',
    'Elle vient de Normandie.',
    'Une quarantaine d’heures.',
    'La tienda abre los domingos.',
    'Our wax is pure soy.',
    'We can knock ten pounds off.',
    'There is a little something extra for you.',
    'They never crack in the post.',
    'We’ve already sent out a new one.',
    'No need to send it back.',
    'Der Betrag ist schon überwiesen.',
    'À moitié prix.',
    'Corre de nuestra cuenta.',
    'Abrimos también los domingos.',
    'Elle brûle soixante-dix heures.',
    'Sie brennt fünfundzwanzig Stunden.',
    'We use no animal products.',
    'Ganz ohne tierische Fette.',
    'You never pay postage.',
    'Shipping is on us.',
    'Wir übernehmen die Versandkosten.',
    'Les frais de port sont à notre charge.',
  ])('%s', (text) => {
    expect(marked(text)).not.toEqual([])
  })
})

describe('a careful reply, or what a stored fact says, isn’t marked', () => {
  it.each([
    'Free shipping on orders over $40.',
    'Lavender is back on March 3.',
    'Our store opens at 9 on weekdays.',
    'We may take a moment to reply.',
    'You may have noticed that the glass was chipped.',
    'Sorry for messing this up.',
    'Insgesamt freuen wir uns sehr über Ihre Worte.',
    'We hope to see you back soon.',
    'Feel free to write to us.',
    'We have read this and passed it on to the team.',
    'It burns for 45 hours.',
    'Keep it up!',
    'It should never leak.',
    'We never want a candle to crack.',
    'Sie brennt fünfundvierzig Stunden.',
    'Elle brûle quarante-cinq heures.',
    'Arde cuarenta y cinco horas.',
    'Delivery shouldn’t take long.',
    'It costs you time, and we’re sorry for that.',
  ])('%s', (text) => {
    expect(marked(text)).toEqual([])
  })
})

it('the brand’s own address at the end of a line isn’t taken for a longer one', () => {
  const facts = [{ topic: 'contact', text: 'Write to hello@wick.example.', language: 'en' }]
  const one = request({ text: 'Nice.', facts, signOff: 'Lena from Wick' })
  expect(checkReply(one, 'Thank you! Write to hello@wick.example.\nLena from Wick')).toEqual([])
  expect(checkReply(one, 'Write to hello@elsewhere . com')).not.toEqual([])
})
