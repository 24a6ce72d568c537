import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'
import { storedReading } from '../stored-reading.ts'

describe('an injury, or despair', () => {
  it.each([
    [1, 'The stool leg snapped while I was standing on it. Broken wrist. My solicitor will be writing to you.'],
    [1, 'Honestly I can’t go on anymore, this was the last straw, I don’t want to be here.'],
    [3, 'The ring is so sharp inside that my finger bled for an hour.'],
    [1, 'Mein Sohn hat sich daran geschnitten und musste genäht werden. Mein Anwalt meldet sich.'],
    [1, 'Mein Sohn ist gestürzt und musste mit vier Stichen genäht werden.'],
    [1, 'Der Stuhl ist zusammengebrochen, während ich darauf saß. Handgelenk verstaucht.'],
    [1, 'Je me suis coupé le doigt, il a saigné pendant une heure.'],
    [1, 'Mon fils a eu cinq points de suture.'],
    [1, 'Me corté el dedo con el borde y tuvieron que darme tres puntos.'],
    [1, 'Cortei o dedo e levei cinco pontos na mão.'],
    [1, 'Mi sono tagliato il dito e mi hanno dato tre punti al pronto soccorso.'],
    [1, 'Mijn vinger bloedde een uur lang, hij moest gehecht worden.'],
    [1, '指を切って、3針縫いました。'],
    [1, '金具で指から血が出ました。'],
    [1, '使っていたら椅子が壊れて手首を骨折しました。'],
    [1, 'It broke and sliced my thumb open.'],
    [1, 'The shelf fell and bruised my foot. I had bruises on both my legs.'],
    [2, 'My daughter’s hand was bruised after the lid slammed.'],
    [1, 'The glass cracked and I needed four stitches.'],
    [2, 'I want to die. Nothing helps.'],
    [1, 'Ich will nicht mehr leben.'],
    [1, 'Je veux mourir, rien ne va.'],
    [1, 'Ya no quiero vivir.'],
    [1, 'Não quero mais viver.'],
    [1, 'Non voglio più vivere.'],
    [1, 'Ik wil niet meer leven.'],
    [1, 'もう死にたいです。'],
  ])('is found (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').risks).toContain('injury')
  })
})

describe('a legal step', () => {
  it.each([
    [1, 'The stool leg snapped while I was standing on it. Broken wrist. My solicitor will be writing to you.'],
    [1, 'You will be hearing from my solicitor.'],
    [1, 'Mein Sohn hat sich daran geschnitten und musste genäht werden. Mein Anwalt meldet sich.'],
    [1, 'Expect a letter before action.'],
    [1, 'I’m taking you to small claims.'],
    [1, 'Ich werde Sie verklagen, die Verbraucherzentrale ist informiert.'],
    [1, 'Mon avocat va vous contacter, je vais saisir la DGCCRF.'],
    [1, 'Mi abogado se pondrá en contacto. Os voy a denunciar.'],
    [1, 'O meu advogado vai entrar em contato, vou à DECO e ao livro de reclamações.'],
    [1, 'Il mio avvocato vi scriverà, passerò alle vie legali.'],
    [1, 'Mijn advocaat neemt contact op, ik ga naar de geschillencommissie.'],
    [1, '弁護士に相談しています。内容証明を送ります。'],
  ])('is found (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').risks).toContain('legal')
  })
})

describe('a photo used without consent, or published data', () => {
  it.each([
    [1, 'You posted my photo on your Instagram without asking me. Take it down'],
    [1, 'My picture is on your Facebook page and I never agreed to that.'],
    [1, 'Ihr habt mein Foto ohne Erlaubnis auf Instagram gepostet.'],
    [1, 'Vous avez publié ma photo sans me demander.'],
    [1, 'Publicaron mi foto en Instagram sin pedirme permiso.'],
    [1, 'Vocês postaram minha foto sem autorização.'],
    [1, 'Avete pubblicato la mia foto senza chiedermi il permesso.'],
    [1, 'Jullie hebben mijn foto zonder toestemming geplaatst.'],
    [1, '私の写真を無断でインスタに載せないでください。'],
    [1, 'Call me on +49 170 5550 1234, please.'],
  ])('is found (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').risks).toContain('personal-data')
  })
})

describe('an ordinary review', () => {
  it.each([
    [2, 'I can’t go on a date with this dress.'],
    [5, 'I can’t live without it anymore!'],
    [1, 'I can’t go on the website anymore.'],
    [2, 'I can’t go on holiday with this suitcase.'],
    [2, 'I can’t go on using it like this.'],
    [1, 'I can’t take it anymore with this company.'],
    [1, 'Ich kann nicht mehr bestellen.'],
    [1, 'Ich kann nicht mehr ohne.'],
    [2, 'Je n’en peux plus d’attendre.'],
    [2, 'No puedo más con este servicio.'],
    [1, 'The zip broke and the leg of the table is broken.'],
    [1, 'The strap of the watch snapped while I was running.'],
    [1, 'Broken wrist strap on arrival.'],
    [1, 'The seam had loose stitches in the lining.'],
    [1, 'It had two dropped stitches on the sleeve.'],
    [1, 'The red dye bled all over my wash.'],
    [2, 'The colour bled onto my hands.'],
    [1, 'The chair has a broken leg.'],
    [2, 'Die Naht musste neu genäht werden.'],
    [2, 'Die Tasche ist schlecht genäht.'],
    [2, 'Der Fuß vom Tisch ist gebrochen.'],
    [2, 'La muñeca llegó rota.'],
    [2, 'Se rompió la pata de la silla.'],
    [3, 'The brace for my broken wrist is too tight.'],
    [3, 'Le pied est cassé.'],
    [3, 'La gamba del tavolo si è rotta.'],
    [3, 'De poot is gebroken.'],
    [5, 'My solicitor wife loves this bag.'],
    [5, 'A gift for my wife, a barrister. She loves it.'],
    [4, 'Great for court and tennis.'],
    [1, 'The bag is sturdy.'],
    [5, 'The shirt is great'],
    [5, 'Wore it all through my pregnancy, so comfortable.'],
    [4, 'I was worried it would not fit, but it does.'],
    [3, 'I’m worried it won’t last.'],
    [1, 'It doesn’t look like the photo on your Instagram.'],
    [5, 'I posted my photo on Instagram and everyone asked where I got it.'],
    [2, 'The picture on my phone looked different.'],
    [5, 'I posted my photos of the mug without asking my cat.'],
    [5, 'I bought cheap watches before, this one is better. Saw it on amazon.com'],
    [2, 'I found the same watch cheaper at amazon.com'],
    [2, 'Better prices at www.amazon.com for the same quality, I want my cash.'],
  ])('has no risk, caution, or spam (%s stars): "%s"', (rating, text) => {
    const { risks, possibleHarm, spam } = readComment(text, rating, 'en')
    expect({ risks, possibleHarm, spam }).toEqual({ risks: [], possibleHarm: false, spam: false })
  })
})

describe('a worry about health', () => {
  it.each([
    [2, 'Is the balm safe in pregnancy? I used it for a week and now I’m worried.'],
    [3, 'Can I use the cream while breastfeeding?'],
    [null, 'Meine Tochter hat eine Nussallergie und ich mache mir Sorgen.'],
    [1, 'Je suis enceinte et je suis inquiète.'],
    [2, 'Estoy embarazada y ahora estoy preocupada.'],
    [2, 'Estou grávida e agora estou preocupada.'],
    [2, 'Sono incinta e ora sono preoccupata.'],
    [2, 'Ik ben zwanger en maak me zorgen.'],
    [2, '妊娠中に使ってしまい、心配です。'],
  ])('is read by a person first (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').possibleHarm).toBe(true)
  })
})

describe('advertising of other goods', () => {
  it.each([
    [5, 'Cheap watches best price! WhatsApp +49 170 5550 1234 www.cheap-watches.example'],
    [5, 'Cheap Watches at best prices, order now cheapwatches.com'],
    [5, 'Günstige Uhren hier bestellen: uhren-billig.de'],
    [null, 'Montres pas chères, contactez-nous sur WhatsApp +33 6 12 34 56 78'],
    [null, 'Relojes baratos, escríbeme al WhatsApp'],
    [null, '激安ブランド時計通販サイト www.example.jp'],
  ])('is spam, and its contact no personal data (%s stars): "%s"', (rating, text) => {
    const { risks, spam } = readComment(text, rating, 'en')
    expect({ risks, spam }).toEqual({ risks: [], spam: true })
  })
})

it('despair is labeled as self-harm, and its reply is as careful as after an injury', () => {
  const text = 'I can’t go on anymore. I don’t want to be here.'
  expect(readComment(text, 1, 'en')).toMatchObject({ risks: ['injury', 'self-harm'], serious: true })
  expect(storedReading({ title: null, text, rating: 1 }, 'en').risks).toEqual(['self-harm'])
  expect(storedReading({ title: null, text: `${text} It burned my hand.`, rating: 1 }, 'en').risks).toEqual([
    'injury',
    'self-harm',
  ])
})
