import { describe, expect, it } from 'vitest'
import { kindsTo } from '../testing/replies.ts'

const regret = ['sorry', 'understood', 'alarmed', 'calm', 'ratedLow', 'sympathy']
const joy = ['thanks', 'joy', 'encourage', 'pleased', 'wish', 'detailed']

async function spokenTo(language: string, text: string, rating: number | null): Promise<Set<string>> {
  return new Set(await kindsTo({ text, rating, language }))
}

describe('a positive review of a game in dark words', () => {
  it.each([
    ['en', 'I died a hundred times in this game and I love it.'],
    ['en', 'This game ruined my life, my sleep and my marriage. Ten out of ten.'],
    ['de', 'In diesem Spiel bin ich hundertmal gestorben und ich liebe es.'],
    ['fr', 'Je suis mort cent fois dans ce jeu et je l’adore.'],
    ['es', 'He muerto cien veces en este juego y me encanta.'],
    ['it', 'Sono morto cento volte in questo gioco e lo adoro.'],
    ['pt', 'Morri cem vezes neste jogo e adoro.'],
    ['ja', 'このゲームでは百回も死にましたが、とても面白くて大好きです。'],
    ['ja', '最初は難しくて何度も負けたけど、気づいたら夢中になって遊んでいました。'],
    ['zh', '在这个游戏里死了一百次，还是非常喜欢。'],
  ])('in %s gets no regret: "%s"', async (language, text) => {
    const found = await spokenTo(language, text, null)
    for (const kind of [...regret, 'bad']) expect(found).not.toContain(kind)
  })
})

describe('a joke', () => {
  it.each([
    ['en', 'My dog now has more friends online than I do.'],
    ['de', 'Jetzt hat mein Hund mehr Freunde im Netz als ich.'],
    ['fr', 'Mon chat a maintenant plus d’amis en ligne que moi.'],
    ['es', 'Ahora mi perro tiene más amigos en línea que yo.'],
    ['it', 'Ora il mio cane ha più amici in rete di me.'],
    ['pt', 'Agora o meu cachorro tem mais amigos na rede do que eu.'],
    ['pt', 'Porra, meu vizinho também comprou um.'],
    ['ja', 'うちの犬のほうが私より友達が多くなりました。'],
    ['zh', '现在我家的狗比我的朋友还多。'],
  ])('in %s gets neither joy nor regret: "%s"', async (language, text) => {
    const found = await spokenTo(language, text, null)
    for (const kind of [...regret, ...joy, 'bad']) expect(found).not.toContain(kind)
  })
})

describe('a neutral statement', () => {
  it.each([
    ['en', 'The hotel has no bath tub and the station is two miles away.'],
    ['de', 'Das Hotel hat keine Badewanne, und der Bahnhof ist drei Kilometer entfernt.'],
    ['fr', 'Il n’y a pas de baignoire dans la chambre.'],
    ['es', 'La habitación no tiene bañera.'],
    ['it', 'In camera non c’è la vasca.'],
    ['pt', 'O quarto não tem banheira.'],
    ['ja', '部屋に浴槽はありません。'],
    ['zh', '房间里没有浴缸。'],
  ])('in %s gets no apology: "%s"', async (language, text) => {
    const found = await spokenTo(language, text, null)
    for (const kind of regret) expect(found).not.toContain(kind)
  })
})

describe('praise with a mild dig', () => {
  it.each([
    ['en', 'Ugly as sin, and still I love it.'],
    ['de', 'Hässlich wie die Nacht, und trotzdem liebe ich es.'],
    ['fr', 'Laid, et pourtant je l’adore.'],
    ['es', 'Feo, y aun así me encanta.'],
    ['it', 'Brutto, eppure lo adoro.'],
    ['pt', 'Feio, e mesmo assim adoro.'],
    ['ja', '見た目は悪いけれど、大好きです。'],
    ['zh', '样子难看，但是我很喜欢。'],
  ])('in %s gets no apology: "%s"', async (language, text) => {
    const found = await spokenTo(language, text, null)
    for (const kind of regret) expect(found).not.toContain(kind)
  })
})

describe('a complaint in polite words', () => {
  const complaints: [string, string][] = [
    ['en', 'Thank you for your effort, but it broke at once and nobody answered me. Kind regards'],
    ['de', 'Danke für Ihre Mühe, aber es ging sofort kaputt und niemand hat geantwortet. Freundliche Grüße'],
    ['fr', 'Merci pour vos efforts, mais il est arrivé cassé et personne ne répond. Cordialement'],
    ['es', 'Gracias por su esfuerzo, pero llegó roto y nadie responde. Un saludo'],
    ['it', 'Grazie per il vostro impegno, ma è arrivato rotto e nessuno risponde. Cordiali saluti'],
    ['pt', 'Obrigado pelo esforço, mas chegou quebrado e ninguém responde. Atenciosamente'],
    ['ja', 'お世話になりました。届いた時点で壊れており、連絡しても返事がありませんでした。'],
    ['zh', '谢谢你们，可是收到的时候就坏了，也没有人回复。'],
  ]

  it.each(complaints)('in %s gets no thanks for praise: "%s"', async (language, text) => {
    const found = await spokenTo(language, text, null)
    for (const kind of joy) expect(found).not.toContain(kind)
  })

  it.each(complaints)('with one star in %s gets an apology: "%s"', async (language, text) => {
    expect(await spokenTo(language, text, 1)).toContain('sorry')
  })
})

describe('a kind word before "but" and unlisted words', () => {
  it.each([
    ['en', 'Looks great, but I gave it to my neighbour in the second week.'],
    ['de', 'Sieht gut aus, aber nach einer Woche lag es im Keller.'],
    ['fr', 'Très joli, mais je l’ai donné à mon voisin au bout d’une semaine.'],
    ['es', 'Muy bonito, pero a la semana se lo di al vecino.'],
    ['it', 'Molto bello, ma dopo una settimana l’ho dato al vicino.'],
    ['pt', 'Muito bonito, mas depois de uma semana dei para o vizinho.'],
    ['ja', '見た目は素敵ですが、二週目に隣の人にあげました。'],
    ['zh', '外观很好看，但是第二周我就送给邻居了。'],
  ])('in %s gets no joy: "%s"', async (language, text) => {
    const found = await spokenTo(language, text, null)
    for (const kind of joy) expect(found).not.toContain(kind)
  })
})

describe('Japanese praise negated by its verb', () => {
  it.each(['楽しめませんでした。', '景色が見えませんでした。', '気持ちよく過ごせませんでした。'])(
    'gets no joy: "%s"',
    async (text) => {
      const found = await spokenTo('ja', text, null)
      for (const kind of [...joy, 'good']) expect(found).not.toContain(kind)
    },
  )
})

describe('a word censored with hearts', () => {
  it("doesn't count as love, but hearts next to kind words do", async () => {
    for (const kind of joy) expect(await spokenTo('en', '♥♥♥♥♥ this game', null)).not.toContain(kind)
    const fond = await spokenTo('en', 'I love this bag ♥♥♥', null)
    expect(joy.some((kind) => fond.has(kind))).toBe(true)
  })
})

describe('ratings', () => {
  it('of five stars with a negative word are praise, and of four stars get regret for a defect', async () => {
    const five = await spokenTo('en', 'Wonderful bag, I love it, I cried a little when it arrived.', 5)
    for (const kind of regret) expect(five).not.toContain(kind)
    const four = await spokenTo('en', 'Good bag, but the zip broke after a week.', 4)
    expect([...four].some((kind) => kind === 'bad' || kind === 'sympathy')).toBe(true)
  })
})
