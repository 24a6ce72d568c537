import { describe, expect, it } from 'vitest'
import { pressInquiryIn } from './journalists.ts'
import { legalStepIn } from './legal-steps.ts'
import { electricDangerIn, skinReactionIn } from './skin-reactions.ts'

describe('a reaction of the skin', () => {
  it.each([
    'it broke me out along the jaw',
    'This serum gave me a rash on my neck',
    'My daughter came out in hives after wearing it',
    'Rubbed my heels raw within an hour',
    'Mi è venuto uno sfogo rosso sul collo',
    'Nach zwei Tagen habe ich Ausschlag bekommen',
    'Ausschlag am Hals nach der ersten Anwendung',
    "Cette crème m'a donné une éruption sur le visage",
    "J'ai fait une réaction allergique",
    'Me salió un sarpullido en el cuello',
    'Sarpullido en la cara tras usarla',
    'Me deu alergia no rosto',
    'Fiquei com borbulhas',
    'Ik kreeg rode bultjes op mijn arm',
    '顔に湿疹ができました',
    '用了之后皮肤红肿',
    'The earrings turned my ears green',
  ])('is found: "%s"', (text) => {
    expect(skinReactionIn(text)).not.toBeNull()
  })

  it.each([
    'Great against breakouts',
    'No rash at all',
    'Stops my skin from itching',
    'helps against eczema on my hands',
    'it never broke me out',
    'kein Ausschlag',
    'It broke on day two',
  ])('isn’t found: "%s"', (text) => {
    expect(skinReactionIn(text)).toBeNull()
  })
})

describe('an electric danger', () => {
  it.each([
    'tripped the electrics in the whole flat',
    'It blew the fuse box twice',
    'got an electric shock from the handle',
    'charger melted',
    'Die Sicherung ist rausgeflogen',
    'Le disjoncteur a sauté',
    'Ça a fait sauter les plombs',
    'Saltaron los plomos',
    'ha fatto saltare il salvavita',
    'Fez disparar o quadro',
    'De stoppen sloegen door',
    'ブレーカーが落ちました',
    'sparks came out of the plug',
  ])('is found: "%s"', (text) => {
    expect(electricDangerIn(text)).not.toBeNull()
  })

  it.each([
    'Shock absorbers are great',
    'the design sparks joy',
    'never tripped the breaker',
    'It shocked me how good it is',
    'power bank is good',
    'what a shock, it is lovely',
    'fuse is easy to change',
  ])('isn’t found: "%s"', (text) => {
    expect(electricDangerIn(text)).toBeNull()
  })
})

describe('a complaint to an authority', () => {
  it.each([
    'lo llevo a Consumo',
    'pondré una queja en la OMIC',
    'vou ao Procon',
    'reclamar no Procon',
    'Ich gehe zur Verbraucherzentrale',
    'je signale à la DGCCRF',
    'ik stap naar de Consumentenbond',
    'ik meld dit bij de ACM',
    'see you in consumer court',
    'I will file a case in consumer forum',
    'reported to trading standards',
    'segnalerò ad Altroconsumo',
  ])('is found: "%s"', (text) => {
    expect(legalStepIn(text)).not.toBeNull()
  })

  it.each([
    'para uso y consumo',
    'bajo consumo de luz',
    'el consumo es bajo',
    'consumer reports says it is great',
    'Beste getest volgens de Consumentenbond test',
    'consumo',
    'a good consumer product',
    'Bajo consumo.',
  ])('isn’t found: "%s"', (text) => {
    expect(legalStepIn(text)).toBeNull()
  })
})

describe('a journalist', () => {
  it.each([
    "I'm a reporter at the Evening Courier",
    'Care to comment before we publish on Thursday?',
    'Ich bin Journalist und bitte um eine Stellungnahme',
    'Je suis journaliste pour Le Monde',
    'Soy periodista de El País',
    'Sono una giornalista del Corriere',
    'Sou jornalista',
    'Ik ben journalist bij de Volkskrant',
    '週刊誌の記者です',
    'I am writing an article about online shops',
  ])('is found: "%s"', (text) => {
    expect(pressInquiryIn(text)).not.toBeNull()
  })

  it.each([
    'Great journalist notebook',
    'Good for my job as a reporter, I use it daily',
    'bag for journalists',
    'I would like to comment on the fit',
    'my sister is a journalist',
  ])('isn’t found: "%s"', (text) => {
    expect(pressInquiryIn(text)).toBeNull()
  })
})
