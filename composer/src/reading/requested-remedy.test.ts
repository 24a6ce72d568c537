import { expect, it } from 'vitest'
import { kinds, replies } from '../testing/replies.ts'
import { requestsRemedy } from './requested-remedy.ts'

it.each([
  ['en', 'The zip broke after two days. I want my money back.'],
  ['en', 'Please refund me, this is not what I ordered.'],
  ['en', 'Can I get a replacement? The handle came off.'],
  ['en', 'I’d like an exchange for the larger size'],
  ['de', 'Kaputt angekommen, ich möchte mein Geld zurück.'],
  ['de', 'Könnt ihr mir das bitte umtauschen?'],
  ['fr', 'Je veux être remboursé, le sac est arrivé abîmé.'],
  ['es', 'Quiero que me devuelvan el dinero.'],
  ['it', 'Vorrei un rimborso, è arrivato rotto.'],
  ['pt', 'Quero meu dinheiro de volta.'],
  ['ja', '壊れていたので返金を希望します。'],
  ['zh', '质量太差了，我要退款。'],
])('a request in %s: %s', (language, text) => {
  expect(requestsRemedy(text, language)).toBe(true)
})

it.each([
  ['en', 'I would return to this store any time.'],
  ['en', 'I got my money back within a day, great service.'],
  ['en', 'I don’t want a refund, I want you to fix the app.'],
  ['en', 'You need a replacement every year, but it is cheap.'],
  ['de', 'Mein Geld habe ich schnell zurückbekommen, super.'],
  ['fr', 'Je demande souvent conseil, toujours bien accueilli.'],
  ['es', 'Cambiaron mi pedido enseguida, gracias.'],
  ['zh', '退款很快，服务很好。'],
  ['en', 'I don’t want to return it, it is lovely.'],
  ['en', 'No need for a refund, all good.'],
  ['en', 'I asked for a replacement and it came the next day.'],
  ['de', 'Ich will es nicht umtauschen.'],
  ['fr', 'Je ne demande pas de remboursement.'],
  ['es', 'No quiero devolverlo, es precioso.'],
  ['es', 'Quiero decir que el cambio fue rápido.'],
  ['it', 'Non voglio il rimborso.'],
  ['ja', 'すぐに交換していただきました。'],
  ['zh', '七天可以退货，很放心。'],
  [null, 'I want my money back.'],
])('no request in %s: %s', (language, text) => {
  expect(requestsRemedy(text, language)).toBe(false)
})

it('the reply to a complaint acknowledges the request before it says how to get in touch', async () => {
  for (const reply of await replies({ text: 'The zip broke after two days. I want my money back.', rating: 1 })) {
    expect(kinds(reply).join(' ')).toMatch(/requested help/)
  }
})
