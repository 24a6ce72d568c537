import { describe, expect, it } from 'vitest'
import { checkReply } from './guard-rails.ts'
import { request } from '../testing/requests.ts'

const ask = (text: string, facts: string[] = []) =>
  request({
    text,
    rating: 3,
    product: 'Hand Cream',
    facts: facts.map((fact) => ({ topic: 'product', text: fact, language: 'en' })),
    signOff: null,
  })
const allergic = ask('I have a nut allergy. Is the hand cream nut free? It smells like almonds.')
const stated = ask('Is it nut free?', [
  'Our hand cream contains no nuts and is free from parabens.',
  'Contains almond oil.',
  'Gluten free.',
])

describe('an ingredient that no stored fact excludes is marked, whatever the customer wrote', () => {
  it.each([
    'Our hand cream is nut free and contains no almond oil.',
    'It is free from peanuts.',
    'Our soap has no parabens.',
    'It is latex-free.',
    'It doesn’t contain fragrance.',
    'Made without milk.',
    'Unsere Creme ist nussfrei.',
    'Die Creme enthält keine Nüsse.',
    'Frei von Parabenen.',
    'Ohne Duftstoffe.',
    'Notre crème est sans noix.',
    'Elle ne contient pas d’amande.',
    'Sin frutos secos.',
    'No contiene almendras.',
    'Senza noci.',
    'Non contiene mandorle.',
    'Sem nozes.',
    'Não contém amêndoas.',
    'Onze crème is notenvrij.',
    'Bevat geen noten.',
    'ナッツ不使用です。',
    'ナッツは含まれておりません。',
    'グルテンフリーです。',
    'It contains no lupin.',
  ])('%s', (text) => {
    expect(checkReply(allergic, text).map(({ kind }) => kind)).toContain('fact')
  })
})

describe('blame, absolutes about the company, and free returns are marked', () => {
  it.each([
    'Returns are free for life.',
    'This is your own fault.',
    'Our team never makes mistakes and nobody else was hurt.',
    'Das ist Ihre eigene Schuld.',
    'C’est de votre faute.',
    'Es culpa suya. Es su culpa.',
    'È colpa sua.',
    'É culpa sua.',
    'Dat is uw eigen schuld.',
    'お客様の責任です。',
    'Nobody else has complained.',
    'You are the only customer who had this.',
    'Niemand sonst hat sich beschwert.',
    'You must have used it incorrectly.',
    'This was caused by misuse.',
    'Free returns on everything.',
    'There is no danger.',
    'You are the first to complain about this.',
    'Evidentemente le serviva un’altra lunghezza.',
  ])('%s', (text) => {
    expect(checkReply(allergic, text).filter(({ kind }) => kind !== 'language')).not.toEqual([])
  })
})

describe('a fact about the same ingredient supports it in any words', () => {
  it.each([
    'Our hand cream is nut free.',
    'It contains no nuts.',
    'It is paraben-free.',
    'It is gluten-free.',
    'Glutenfrei.',
    'Sans parabènes.',
    'It has no parabens.',
  ])('%s', (text) => {
    expect(checkReply(stated, text)).toEqual([])
  })
})

describe('a fact that says the opposite is named', () => {
  it.each(['It contains no almond oil.', 'Our hand cream is almond free.'])('%s', (text) => {
    expect(checkReply(stated, text).map(({ reason }) => reason)).toEqual(['A stored fact says the opposite.'])
  })
})

describe('what makes no statement isn’t marked', () => {
  it.each([
    'Thank you for asking whether our hand cream is nut free.',
    'You asked if it is nut free.',
    'Feel free to write to us.',
    'We’re sorry for the trouble.',
    'It’s not your fault.',
    'This isn’t your fault at all.',
    'You’re not the first to tell us this.',
    'We never want this to happen.',
    'Your message contains no order number, so please write to us.',
    'We hope you enjoy it without worries.',
    'No problem at all.',
    'It was our mistake.',
    'We should have checked it.',
    'Nobody should get hurt by our stool.',
    'We never take this lightly.',
    'Sans votre numéro, nous ne pouvons rien vérifier.',
    'Sin su número no podemos comprobarlo.',
    'You were right to tell us.',
    'We’re glad to have you as a customer for life.',
    'You are one of the first to try it.',
    'That is for you to decide.',
    'Es tut uns leid, dass niemand geantwortet hat.',
    'Nous sommes désolés que personne n’ait répondu.',
    'This is the first time we hear of it.',
    'Thank you for your patience without a reply.',
    'It’s our responsibility.',
    'We never got your email.',
    'We have never received your message.',
    'You’re the first person we’ll tell when it’s back.',
    'You should have received better.',
    'You should have had a better start.',
    'It’s not your fault.',
    'Das ist nicht Ihre Schuld.',
    'Ce n’est pas de votre faute.',
    'No es su culpa.',
    'Non è colpa sua.',
    'Não é culpa sua.',
    'Het is niet uw eigen schuld.',
    'お客様の責任ではありません。',
    'We never lose hope.',
  ])('%s', (text) => {
    expect(checkReply(allergic, text).filter(({ kind }) => kind !== 'language')).toEqual([])
  })
})
