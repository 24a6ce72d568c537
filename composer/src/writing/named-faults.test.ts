import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'

const addresses: Record<string, string> = {
  en: 'You can reach us at hello@fieldnote.example.',
  de: 'Sie erreichen uns unter hello@fieldnote.example.',
  fr: 'Vous pouvez nous écrire à hello@fieldnote.example.',
  es: 'Puede escribirnos a hello@fieldnote.example.',
  it: 'Può scriverci a hello@fieldnote.example.',
  pt: 'Pode escrever-nos para hello@fieldnote.example.',
  ja: 'hello@fieldnote.example までご連絡ください。',
  zh: '您可以通过 hello@fieldnote.example 联系我们。',
}
const factsIn = (language: string): { topic: string; text: string; language: string }[] => [
  { topic: 'contact', text: addresses[language] ?? '', language },
]

describe('a reply to a complaint', () => {
  it.each([
    ['en', 'Turned up with the arm snapped clean off.', /arrived damaged|in one piece|condition/],
    ['en', 'I chose the UK plug and you sent an EU one.', /what you ordered|as you placed it/],
    ['en', 'Mug arrived cracked and you sent the wrong color.', /what you ordered|as you placed it/],
    ['en', 'It stopped working after three weeks.', /stop(?:ped|s) working|rely on/],
    ['en', 'The strap came off on day four.', /came off|comes off|come off/],
    ['en', 'I sent it back five weeks ago and still no refund.', /wait/],
    ['de', 'Die Lampe funktioniert nach zwei Wochen nicht mehr.', /nicht mehr funktioniert|verlassen/],
    ['fr', 'La montre ne fonctionne plus.', /ne fonctionne plus|compter/],
    ['es', 'Dejó de funcionar a la semana.', /dejara? de funcionar|contar/],
    ['it', 'Ha smesso di funzionare dopo due giorni.', /smesso di funzionare|smette|contar/],
    ['pt', 'Parou de funcionar em uma semana.', /deixado de funcionar|deixa de|contar/],
    ['ja', '一週間で動かなくなりました。', /動かなく|お使い/],
    ['zh', '用了三天就不能用了。', /不能用|用得更久/],
  ])('names the fault and has the address in a sentence, in %s: "%s"', async (language, text, named) => {
    for (const reply of await replies({ text, rating: 1, language, facts: factsIn(language) })) {
      expect(reply).toMatch(named)
      expect(reply).toContain('hello@fieldnote.example')
      expect(reply).not.toMatch(/inconvenience|what happened|anything else|take your feedback/i)
    }
  })

  it('asks nobody to write again without an apology for the silence', async () => {
    const text = 'The zip broke. I emailed you twice and got no answer.'
    for (const reply of await replies({ text, rating: 1, facts: factsIn('en') }))
      expect(reply).toMatch(/went unanswered|wait for an answer|get no answer|get an answer/)
  })

  it('concedes nothing to an accusation of fraud', async () => {
    for (const reply of await replies({ text: 'This is a fake, total scam.', rating: 1, facts: factsIn('en') })) {
      expect(reply).toMatch(/seriously/)
      expect(reply).not.toMatch(/right to expect|should be better|apologize that/)
    }
  })

  it('is sorry when the shop says that the customer is at fault', async () => {
    const text = 'It broke within a month and your customer care told me it’s my own fault. Never again.'
    for (const reply of await replies({ text, rating: 1, facts: factsIn('en') }))
      expect(reply).toMatch(/sorry|apolog|regret/i)
  })
})

it('after an injury by a product, the customer is asked to stop using it', async () => {
  const text = 'It got so hot that I burnt my fingers.'
  for (const reply of await replies({ text, rating: 1, facts: factsIn('en') }))
    expect(reply).toMatch(/stop using|don’t use/)
})

it('condolences go with regret for an order that came late', async () => {
  const text = 'My sister died on Monday and the blanket for her came two weeks late.'
  for (const reply of await replies({ text, rating: 1, facts: factsIn('en') })) expect(reply).toMatch(/in time/)
})
