import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

describe('risks', () => {
  it.each([
    ['en', 'The charger caught fire and burned my hand.', ['injury']],
    ['en', 'I want my money back or I will call a lawyer.', ['legal', 'refund']],
    ['en', 'I am going to the newspapers with this, a journalist is waiting.', ['press']],
    ['en', 'No allergic reaction, lovely cream.', []],
    [
      'de',
      'Ich habe Hautausschlag bekommen und will mein Geld zurück, sonst gehe ich zum Anwalt.',
      ['injury', 'legal'],
    ],
    ['fr', 'Je demande le remboursement et je vais porter plainte.', ['legal', 'refund']],
    ['es', 'Me dio alergia en la piel, quiero la devolución.', ['injury', 'refund']],
    ['it', 'Mi irrita la pelle, voglio il rimborso.', ['injury', 'refund']],
    ['pt', 'Quero o reembolso, vou ao Procon e vou processar a loja.', ['legal', 'refund']],
  ])('in %s are found in "%s"', (language, text, risks) => {
    expect(readComment(text, 1, language).risks).toEqual(expect.arrayContaining(risks))
    if (risks.length === 0) expect(readComment(text, 1, language).risks).toEqual([])
  })

  it.each([
    ['en', 'Got this for my dad’s 70th and he cried. He passed in March and I wear it every day.', ['grief']],
    ['en', 'They asked for the order number that was already in my email.', []],
    ['de', 'Die Bestellnummer habe ich dreimal angegeben.', []],
  ])('in %s are exactly these in "%s"', (language, text, risks) => {
    expect(readComment(text, 3, language).risks).toEqual(risks)
  })

  it.each([
    ['en', 'My daughter burned her hand on this candle. I want an answer.'],
    ['en', 'It set fire to the curtain. We had to call the fire brigade.'],
    ['en', 'Gave me an asthma attack, I could hardly breathe.'],
    ['en', 'Left an allergic rash on my arms.'],
    ['en', 'My sister has a burn on her arm from the wax.'],
    ['en', 'It gave us headaches and nausea.'],
    ['en', 'My son cut his finger on the lid.'],
    ['de', 'Meine Tochter hat sich am heißen Wachs die Hand verbrannt.'],
    ['de', 'Die Vase stand plötzlich in Flammen, wir mussten die Feuerwehr rufen.'],
    ['de', 'Mein Mann bekam einen Asthmaanfall.'],
    ['fr', 'Ma fille s’est brûlé la main avec cette bougie.'],
    ['fr', 'Le rideau a pris feu, les pompiers sont venus.'],
    ['es', 'Mi hija se quemó la mano con esta vela.'],
    ['es', 'Tuve un ataque de asma, apenas podía respirar.'],
    ['it', 'Mia figlia si è bruciata la mano con questa candela.'],
    ['it', 'La tenda è andata a fuoco, abbiamo chiamato i vigili del fuoco.'],
    ['pt', 'Minha filha queimou a mão com esta vela.'],
    ['pt', 'Tive uma crise de asma e falta de ar.'],
    ['ja', '娘がこのキャンドルで手にやけどをしました。'],
    ['ja', 'カーテンに燃え移って消防車を呼びました。'],
    ['zh', '女儿被这个蜡烛烫伤了手。'],
    ['zh', '窗帘烧起来了，叫了消防车。'],
    ['nl', 'Mijn dochter heeft haar hand verbrand aan deze kaars.'],
  ])('somebody harmed or a fire in %s: "%s"', (language, text) => {
    expect(readComment(text, 1, language).risks).toContain('injury')
    expect(readComment(text, null, language).risks).toContain('injury')
  })

  it.each([
    ['en', 'It burns evenly for 40 hours, and my daughter loves it.'],
    ['en', 'My hands are warm by the fire when this candle burns.'],
    ['en', 'I never got a headache from it.'],
    ['de', 'Brennt sauber ab, die Hand bleibt kühl.'],
    ['de', 'Davon bekam ich nie Kopfschmerzen.'],
    ['fr', 'Elle brûle longtemps, ma fille adore.'],
    ['es', 'Se quema despacio y huele muy bien.'],
    ['it', 'Brucia a lungo e profuma.'],
    ['zh', '用清水泡了一下，颜色没变。'],
  ])('nobody is harmed in %s: "%s"', (language, text) => {
    expect(readComment(text, 5, language).risks).toEqual([])
  })

  it.each([
    'Call me on +49 170 5550 1234, please.',
    'Write to jane.doe@example.org about it.',
    'Meu telefone é (11) 95555-0123',
  ])('personal data in "%s" is detected and not stored as evidence', (text) => {
    const { risks, evidence } = readComment(text, 1)
    expect(risks).toContain('personal-data')
    expect(JSON.stringify(evidence)).not.toMatch(/\d{4}|@/)
  })

  it.each([
    'Order number #A-10023344 never came.',
    'Meine Bestellnummer 20045511 ist nicht da.',
    'Emailed hello@alder.example on Tuesday with my order number AL-20417, nobody replied.',
    'I wrote to support@alder.example and info@alder.example twice.',
  ])('an order number and a shop\'s own mailbox aren\'t personal data: "%s"', (text) => {
    expect(readComment(text, 2).risks).toEqual([])
  })

  it.each([
    'Bought it on 2024-11-03 for 1,299.00',
    'I am 170 cm and wear 38-40',
    'Model 8.5/10, 100% good',
    'Size 10 2019',
    '555555555 (55555555)',
    'ตลกมาก 5555555555 (5555 5555)',
  ])('dates, prices, and sizes aren\'t personal data: "%s"', (text) => {
    expect(readComment(text, 5).risks).toEqual([])
  })

  it('are answered with care unless the same clause praises', () => {
    expect(readComment('It caught fire.', 1).serious).toBe(true)
    expect(readComment('It cut my finger, but I love it.', 5).serious).toBe(true)
    expect(readComment('Great against hives, I love it', 5).serious).toBe(false)
    expect(readComment('Great against hives, I love it. It doesn’t give me a rash.', 5).serious).toBe(false)
  })
})

describe('spam', () => {
  it.each([
    'Check out my channel and subscribe!',
    'Make money online, click the link https://example.com/x',
    'https://example.com/win?ref=1',
    'Folgt mir, link in der Bio',
  ])('includes "%s"', (text) => {
    const { spam, evidence } = readComment(text, null)
    expect(spam).toBe(true)
    expect(evidence.some((one) => one.of === 'spam')).toBe(true)
  })

  it.each([
    'Love it, as on https://example.com/bag where I saw it first. The quality is great.',
    'I subscribed and saved',
  ])('excludes "%s"', (text) => {
    expect(readComment(text, 5).spam).toBe(false)
  })
})
