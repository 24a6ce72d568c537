import { describe, expect, it } from 'vitest'
import { kinds, replies } from '../testing/replies.ts'

/** Private messages where the platform has them, otherwise directly. */
const reach: Record<string, Record<'privately' | 'directly', RegExp>> = {
  en: { privately: /private(?:ly| message)/, directly: /\bdirectly\b/ },
  de: { privately: /privat|privater Nachricht/, directly: /direkt/ },
  fr: { privately: /message privé/, directly: /directement/ },
  es: { privately: /mensaje privado/, directly: /directamente/ },
  it: { privately: /privato/, directly: /direttamente/ },
  pt: { privately: /mensagem privada/, directly: /diretamente/ },
  ja: { privately: /個別/, directly: /直接/ },
  zh: { privately: /私信/, directly: /直接/ },
}

const ways = [
  ['Instagram', 'privately', 'directly'],
  ['Judge.me', 'directly', 'privately'],
  ['Google', 'directly', 'privately'],
] as const

/** Says how to contact us in the platform's way, and in no other. */
function expectWay(reply: string, language: string, [, way, other]: (typeof ways)[number]): void {
  expect(reply).toMatch(reach[language]?.[way] ?? /never/)
  if (way === 'directly') expect(reply).not.toMatch(reach[language]?.[other] ?? /./)
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
    for (const [rating, way] of [1, 2, 3].map((stars, n) => [stars, ways[n] ?? ways[0]] as const)) {
      for (const reply of await replies({ text, rating, language, platform: way[0], product: null })) {
        expectWay(reply, language, way)
        expect(kinds(reply)).not.toContain('farewell')
      }
    }
  })
})

describe('if a parcel is missing', () => {
  it.each(lostParcels)('the order number is requested directly in %s: "%s"', async (language, text) => {
    for (const [n, product] of [undefined, null].entries()) {
      const way = ways[n] ?? ways[0]
      for (const reply of await replies({ text, rating: 1, language, platform: way[0], product })) {
        expectWay(reply, language, way)
        expect(reply).toMatch(orderNumber)
      }
    }
  })
})

const missingParts: [language: string, text: string][] = [
  ['en', 'Beautiful candle, arrived quickly. Only the lid was missing.'],
  ['de', 'Schöne Kerze, schnell geliefert. Leider fehlte der Deckel.'],
  ['fr', 'Belle bougie, mais il manquait le couvercle.'],
  ['es', 'Vela preciosa, pero faltaba la tapa.'],
  ['it', 'Bella candela, ma mancava il coperchio.'],
  ['pt', 'Vela linda, mas faltava a tampa.'],
  ['ja', '素敵なキャンドルですが、蓋が入っていませんでした。'],
  ['zh', '蜡烛很好看，就是少了一个盖子。'],
]

describe('if a part is missing', () => {
  it.each(missingParts)('the customer learns how to contact us in %s: "%s"', async (language, text) => {
    for (const rating of [3, 4]) {
      const made = await replies({ text, rating, language, platform: ways[1][0] })
      expect(made).not.toEqual([])
      for (const reply of made) expectWay(reply, language, ways[1])
    }
  })
})

describe('if nothing is pending', () => {
  it.each([
    ['en', 'The taste is not for me.'],
    ['de', 'Mir schmeckt es nicht.'],
    ['zh', '味道不喜欢。'],
  ])('a matter of taste gets no request for a message in %s', async (language, text) => {
    for (const reply of await replies({ text, rating: 3, language })) {
      expect(kinds(reply).filter((kind) => /help|direct/.test(kind))).toEqual([])
    }
  })
})

const wroteBefore: [language: string, text: string][] = [
  ['en', 'The zip broke after two weeks. I have written twice and heard nothing. Very disappointed.'],
  ['en', 'Broken on arrival, and nobody answers my emails.'],
  ['de', 'Der Reißverschluss ist kaputt. Ich habe zweimal geschrieben und keine Antwort bekommen.'],
  ['fr', 'La fermeture est cassée, je vous ai écrit trois fois et je n’ai eu aucune réponse.'],
  ['es', 'La cremallera se rompió. He escrito varias veces y nadie me ha respondido.'],
  ['it', 'La cerniera si è rotta. Ho scritto due volte e nessuna risposta.'],
  ['pt', 'O zíper quebrou. Mandei mensagem várias vezes e não recebi resposta.'],
  ['ja', 'ファスナーが壊れました。何度も問い合わせましたが返信がありません。'],
  ['zh', '拉链坏了，联系客服好几次都没人回复，很失望。'],
  ['en', 'The zip broke. I’ve been waiting for a reply for six days.'],
  ['de', 'Der Reißverschluss ist kaputt. Warte seit einer Woche auf eine Rückmeldung.'],
  ['es', 'La cremallera se rompió. Llevo seis días esperando respuesta.'],
  ['it', 'La cerniera si è rotta e al telefono non risponde nessuno.'],
  ['ja', 'ファスナーが壊れました。一週間以上返信を待っています。'],
  ['en', 'The zip broke. Emailed on the 3rd, on the 9th and again on the 17th. Not even an automatic reply.'],
  ['en', 'The zip broke. Messaged on Monday and again on Thursday. Crickets.'],
  ['en', 'The zip broke. Rang twice, left a voicemail, not a word back.'],
  ['en', 'The zip broke and you’re ignoring my DMs.'],
  ['de', 'Der Reißverschluss ist kaputt. Mails geschrieben, seitdem Funkstille.'],
  ['fr', 'La fermeture est cassée. Je vous ai écrit, silence radio.'],
  ['es', 'La cremallera se rompió. He escrito dos correos y silencio total.'],
  ['it', 'La cerniera si è rotta. Ho scritto, silenzio totale.'],
  ['pt', 'O zíper quebrou. Mandei e-mails, silêncio total.'],
  ['ja', 'ファスナーが壊れました。メールしましたが音沙汰がありません。'],
]

describe('a customer who wrote before', () => {
  it.each(wroteBefore)('hears that once should have been enough, in %s: "%s"', async (language, text) => {
    for (const way of [ways[0], ways[1]]) {
      for (const reply of await replies({ text, rating: 1, language, platform: way[0] })) {
        expect(kinds(reply)).toContain('ignored')
        expectWay(reply, language, way)
      }
    }
  })

  it.each([
    ['en', 'No response from the touch screen when it is wet, the zip broke too. Disappointed.'],
    ['en', 'I asked for blue and it is green. Disappointed.'],
    ['de', 'Der Reißverschluss ist kaputt, das Gerät reagiert nicht.'],
    ['de', 'Der Reißverschluss ist kaputt. Der Kundenservice hat an meiner Frage vorbei geantwortet.'],
    ['zh', '拉链坏了，很失望。'],
    ['en', 'The zip broke. I called it a day and bought another one again.'],
    ['en', 'The zip broke. My kids ring twice as loud. Not a word on the box about care.'],
  ])('is not assumed in %s: "%s"', async (language, text) => {
    for (const reply of await replies({ text, rating: 1, language })) expect(kinds(reply)).not.toContain('ignored')
  })

  it('gets no such words for praise', async () => {
    const text = 'I wrote twice with questions and they answered at once. Lovely bag.'
    for (const reply of await replies({ text, rating: 5 })) expect(kinds(reply)).not.toContain('ignored')
  })
})

describe('a brand that says how to reach it', () => {
  const text = 'The zip broke after two weeks. Very disappointed.'
  const facts = [{ topic: 'contact', text: 'You can reach us at help@fieldnote.example.', language: 'en' }]

  it('is quoted where customers can’t send private messages, instead of a general request to contact it', async () => {
    for (const reply of await replies({ text, rating: 1, facts })) {
      expect(reply).toMatch(/help@fieldnote\.example/)
      expect(reply).toMatch(/order number/)
      expect(reply).not.toContain('directly')
    }
  })

  it('is not quoted where they can, or if nothing needs to be asked', async () => {
    const social = await replies({ text, rating: 1, facts, platform: 'Facebook' })
    const praise = await replies({ text: 'Lovely bag.', rating: 5, facts })
    for (const reply of [...social, ...praise]) expect(reply).not.toContain('help@')
  })

  it('has only its address in another language', async () => {
    const german = await replies({ text: 'Der Reißverschluss ist kaputt.', rating: 1, facts, language: 'de' })
    for (const reply of german) expect(reply).toMatch(/help@/)
    for (const reply of german) expect(reply).not.toMatch(/reach|contact/i)
  })
})
