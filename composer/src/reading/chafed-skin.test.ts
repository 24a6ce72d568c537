import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

describe('skin that an item hurt', () => {
  it.each([
    'Der Ring hat mir die Haut blutig gescheuert.',
    'Der Ring hat mir den Finger wund gescheuert.',
    'Nach einem Tag war meine Haut unter dem Ring blutig.',
    'Der Ring hat aufgerieben, alles rot und offen.',
    'Meine Hände sind rot und jucken seit der Creme.',
    'La bague m’a mis le doigt en sang.',
    'El anillo me hirió el dedo.',
    'L’anello mi ha ferito il dito.',
    'O anel feriu o meu dedo.',
    'Kokend water over mijn hand door het deksel.',
    'Hot water poured over my hand when the lid came off.',
  ])('is an injury: "%s"', (text) => {
    expect(readComment(text, 1, 'en').risks).toContain('injury')
  })

  it.each([
    'Mein Finger ist zu dick für den Ring.',
    'Der Riemen hat das Leder aufgerieben.',
    'Wunderschön, aber der Ring ist offen.',
    'The coffee is hot on my hands.',
    'Too small. The size is wrong for my hands.',
  ])('is none: "%s"', (text) => {
    expect(readComment(text, 2, 'en').risks).toEqual([])
  })

  it.each([
    ['I was afraid it would be too big for my wrist but no, it sits beautifully.', false],
    ['My skin is sensitive, no problem here.', false],
    ['Crown is fiddly for big hands like mine.', false],
    ['Too big for my wrist and it hurt.', true],
    ['My skin is sensitive and this made it red.', true],
  ])('praise that names a part of the body may report harm: "%s" (%s)', (text, isHarm) => {
    const { possibleHarm, risks } = readComment(text, 5, 'en')
    expect(possibleHarm || risks.includes('injury')).toBe(isHarm)
  })
})

describe('telling the press', () => {
  it.each([
    ['Fell apart. I will share screenshots with the Guardian.', true],
    ['I’m sending photos to the local newspaper.', true],
    ['Guardian of my time, I shared it with the family.', false],
    ['I shared the french press with my sister.', false],
  ])('"%s" (%s)', (text, isPress) => {
    expect(readComment(text, 1, 'en').risks.includes('press')).toBe(isPress)
  })
})
