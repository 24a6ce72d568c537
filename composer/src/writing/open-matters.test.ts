import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'
import { kinds } from '../testing/replies.ts'

const reach: Record<string, RegExp> = {
  en: /private(?:ly| message)/,
  de: /privat|privater Nachricht/,
  fr: /message privé/,
  es: /mensaje privado/,
  it: /privato/,
  pt: /mensagem privada/,
  ja: /個別/,
  zh: /私信/,
}

const orderNumber =
  /order number|Bestellnummer|numéro de commande|número de pedido|numero d’ordine|número do pedido|注文番号|订单号/

const openMatters: [language: string, text: string][] = [
  ['en', 'They kept charging me after I cancelled my policy. The price is a joke. Five months and ten calls.'],
  ['en', 'The coupon was refused and I still wait for the refund of the difference in price.'],
  ['de', 'Trotz Kündigung wird weiter abgebucht, der Preis ist ein Witz. Seit fünf Monaten.'],
  ['de', 'Die Versicherung zahlt den Schaden nicht und das Design der App ist hässlich.'],
  ['fr', 'J’ai résilié mon contrat et je suis toujours prélevé, le prix est une honte.'],
  ['fr', 'L’assurance refuse le remboursement, et l’application est moche.'],
  ['es', 'Me siguen cobrando un seguro que ya cancelé, el precio es una vergüenza.'],
  ['es', 'La aseguradora no paga el siniestro y la aplicación es fea.'],
  ['it', 'Ho disdetto il contratto e continuano gli addebiti, il prezzo è una vergogna.'],
  ['it', 'L’assicurazione non paga il sinistro e l’app è brutta.'],
  ['pt', 'Cancelei o contrato e continuam com a cobrança, o preço é uma vergonha.'],
  ['pt', 'A seguradora não paga o sinistro e o aplicativo é feio.'],
  ['ja', '解約したのに請求が続いています。値段もひどいです。'],
  ['ja', '保険の支払いがされません。デザインも悪いです。'],
  ['zh', '合同取消了还在扣款，价格也太离谱。'],
  ['zh', '保险不理赔，界面也难看。'],
]

const lostParcels: [language: string, text: string][] = [
  ['en', 'My parcel never arrived and it has been three weeks.'],
  ['de', 'Mein Paket ist nie angekommen, seit drei Wochen warte ich.'],
  ['fr', 'Mon colis n’est jamais arrivé, cela fait trois semaines.'],
  ['es', 'Mi paquete nunca llegó, ya van tres semanas.'],
  ['it', 'Il mio pacco non è mai arrivato, sono passate tre settimane.'],
  ['pt', 'Meu pacote nunca chegou, já são três semanas.'],
  ['ja', '荷物が三週間たっても届きません。'],
  ['zh', '包裹一直没到，已经三个星期了，没收到货。'],
]

describe('if money, a contract, or a claim is pending', () => {
  it.each(openMatters)('the customer learns how to contact us in %s: "%s"', async (language, text) => {
    for (const rating of [1, 2, 3]) {
      for (const reply of await replies({ text, rating, language, product: null })) {
        expect(reply).toMatch(reach[language] ?? /never/)
        expect(kinds(reply)).not.toContain('farewell')
      }
    }
  })
})

describe('if a parcel is missing', () => {
  it.each(lostParcels)('the order number is requested directly in %s: "%s"', async (language, text) => {
    for (const product of [undefined, null]) {
      for (const reply of await replies({ text, rating: 1, language, product })) {
        expect(reply).toMatch(reach[language] ?? /never/)
        expect(reply).toMatch(orderNumber)
      }
    }
  })
})

describe('if nothing is pending', () => {
  it.each([
    ['en', 'The taste is not for me.'],
    ['de', 'Mir schmeckt es nicht.'],
    ['zh', '味道不喜欢。'],
  ])('a matter of taste gets no request for a message in %s', async (language, text) => {
    for (const reply of await replies({ text, rating: 3, language })) expect(reply).not.toMatch(reach[language] ?? /./)
  })
})
