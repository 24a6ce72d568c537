import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

describe('despair in indirect words', () => {
  it.each([
    [2, 'I’ve been thinking everyone would be better off without me and then this arrives broken too.'],
    [2, 'I don’t see the point in living any more. The lamp came broken.'],
    [1, 'There is no reason for me to go on.'],
    [1, 'Das Leben hat für mich keinen Sinn mehr.'],
    [1, 'Alle wären ohne mich besser dran.'],
    [1, 'Tout le monde serait mieux sans moi.'],
    [1, 'Je ne vois plus de raison de vivre.'],
    [1, 'Todos estarían mejor sin mí.'],
    [1, 'Ya no le veo sentido a la vida.'],
    [1, 'Todos estariam melhor sem mim.'],
    [1, 'Não vejo mais sentido em viver.'],
    [1, 'Starebbero tutti meglio senza di me.'],
    [1, 'Non vedo più il senso di vivere.'],
    [1, 'Iedereen zou beter af zijn zonder mij.'],
    [1, 'Ik zie het nut van leven niet meer.'],
    [1, '私なんていない方がいい。'],
    [1, '生きる意味がわかりません。'],
  ])('is self-harm (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').risks).toContain('self-harm')
  })
})

describe('an injury by its verb, or something sharp in food', () => {
  it.each([
    [1, 'La silla se rompió al sentarme y me hice daño en la espalda. Quiero hablar con un responsable.'],
    [2, 'Me hice una herida en el dedo.'],
    [2, 'Habe mich an der Kante geschnitten.'],
    [2, 'Ich habe mich daran verbrannt.'],
    [2, 'Machuquei-me na mão.'],
    [2, 'Eu me machuquei feio com a tampa.'],
    [2, 'Cortei o dedo na borda.'],
    [2, 'Je me suis blessé avec le couvercle.'],
    [2, 'Mi sono fatto male alla schiena.'],
    [2, 'Ik heb me eraan gesneden.'],
    [2, '縁で指を切りました。'],
    [2, 'I bit into the chocolate and there was a piece of metal in it.'],
    [2, 'Found a shard of glass in my tea.'],
    [2, 'Il y avait un morceau de verre dans la confiture.'],
    [2, 'Ich habe auf ein Stück Metall gebissen.'],
    [2, 'Encontré un trozo de plástico en el chocolate.'],
    [2, 'Encontrei um pedaço de vidro no doce.'],
    [2, 'C’era un pezzo di vetro nel barattolo di marmellata.'],
    [2, 'Er zat een stuk glas in de jam.'],
    [2, 'チョコに金属片が入っていました。'],
  ])('is found (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').risks).toContain('injury')
  })
})

describe('what a child or an animal swallowed or licked', () => {
  it.each([
    [2, 'Is the paint on this safe for a baby who chews everything? My son has already licked half of it off.'],
    [3, 'My toddler chewed the paint off.'],
    [2, 'Mein Baby hat die Farbe abgeleckt. Ist das giftig?'],
    [2, 'Mon bébé a avalé le bouton.'],
    [2, 'Mi hija se tragó el botón.'],
    [2, 'Mi bebé chupa la pintura, ¿es tóxica?'],
    [2, 'O meu filho engoliu a peça.'],
    [2, 'Mio figlio ha ingoiato il bottone.'],
    [2, 'Mijn baby heeft de verf eraf gelikt.'],
    [2, '赤ちゃんが塗装をなめてしまいました。'],
    [3, 'Is the glaze safe for my cat?'],
  ])('may be harm (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').possibleHarm).toBe(true)
  })
})

describe('a picture of the customer or of their family', () => {
  it.each([
    [1, 'Why is my little girl’s picture in your ads?'],
    [1, 'You used a picture of my daughter on your website. We never agreed to this.'],
    [1, 'My daughter’s photo is in your Facebook ads.'],
    [2, 'You put a photo of me in your newsletter.'],
    [1, 'Warum ist ein Foto von meiner Tochter in eurer Werbung?'],
    [1, 'Une photo de ma fille est sur votre site.'],
    [1, 'Hay una foto de mi hija en vuestra web.'],
    [1, 'Há uma foto da minha filha no seu site.'],
    [1, 'C’è una foto di mia figlia sul vostro sito.'],
    [1, 'Er staat een foto van mijn dochter op jullie website.'],
    [1, '娘の写真が広告に使われています。'],
  ])('is personal data (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').risks).toContain('personal-data')
  })
})

describe('ordinary reviews with the same words', () => {
  it.each([
    [1, 'I don’t see the point in living room furniture this small.'],
    [2, 'I don’t see the point of this lid.'],
    [1, 'No reason to go on with this order, cancel it.'],
    [1, 'You’d be better off without this. I’d have been better off without it.'],
    [1, 'Ohne mich wäre das Paket weg gewesen.'],
    [1, 'Sans moi, le colis serait perdu.'],
    [1, 'Kein Sinn, das weiter zu benutzen.'],
    [3, 'Der Stoff ist weit geschnitten.'],
    [3, 'Ich habe mir die Haare damit geschnitten.'],
    [2, 'Me hice un vestido con esta tela y se deshilacha.'],
    [2, 'Heb me vergist in de maat.'],
    [3, 'Cortei o tecido e desfiou.'],
    [2, 'The handle is a cheap piece of plastic.'],
    [2, 'A piece of plastic came off the lid.'],
    [2, 'Das Stück Plastik am Deckel ist locker.'],
    [5, 'My dog loves to chew on it!'],
    [2, 'My puppy chewed through it in a day, not durable at all.'],
    [5, 'Non-toxic paint, so I feel safe with a baby who chews everything.'],
    [2, 'The paint came off after a week, our kids’ room looks shabby.'],
    [2, 'My picture frame looks nothing like on your website.'],
    [3, 'I took a picture of my daughter with it for your website.'],
    [2, 'It doesn’t look like the photos in your ads.'],
    [5, 'I posted my daughter’s picture on Instagram with it!'],
    [5, 'Love that you shared a picture of my dog wearing it.'],
    [5, 'Lawyer’s bag for a lawyer’s daughter: it holds all her files.'],
    [5, 'Bought it for a lawyer, she is a lawyer in Boston.'],
    [4, 'Un sac parfait pour un avocat.'],
    [5, 'Para mi abogado, un regalo.'],
    [5, 'Refund came the next day without my asking. First-class service.'],
    [4, 'Got my refund within two days, no fuss.'],
    [5, 'Schnelle Erstattung, gerne wieder.'],
  ])('have no risk or caution (%s stars): "%s"', (rating, text) => {
    const { risks, possibleHarm } = readComment(text, rating, 'en')
    expect({ risks, possibleHarm }).toEqual({ risks: [], possibleHarm: false })
  })
})

describe('a lawyer, or a refund, that is meant', () => {
  it.each([
    ['legal', 1, 'My lawyer will write to you.'],
    ['legal', 2, 'I will talk to a lawyer.'],
    ['legal', 1, 'Je vais prendre un avocat.'],
    ['legal', 1, 'I am a lawyer and you will hear from me.'],
    ['refund', 4, 'Good, but my refund still hasn’t come.'],
    ['refund', 2, 'Refund never came. I asked three times.'],
  ])('%s (%s stars): "%s"', (risk, rating, text) => {
    expect(readComment(text, rating, 'en').risks).toContain(risk)
  })
})
