import { expect, it } from 'vitest'
import { comments } from '../testing/comments.ts'
import { kindsMarked } from '../testing/kinds-marked.ts'

const textIn = (language: string): string => comments[language]?.['negative']?.text ?? ''

it.each([
  ['en', 'We’re sending you a new one.'],
  ['en', 'We’re sending a new one to you.'],
  ['en', 'We’re sending you a replacement with love.'],
  ['en', 'We send you a new bag.'],
  ['de', 'Ich schicke Ihnen morgen eine neue.'],
  ['de', 'Wir liefern dir eine besondere Tasse.'],
  ['de', 'Wir senden Ihnen eine Tasche und Grüße.'],
  ['de', 'Wir senden Ihnen liebe Grüße und eine neue Kerze.'],
  ['de', 'Wir senden Ihnen liebe Grüße und morgen eine neue Kerze.'],
  ['de', 'Morgen geht eine neue Kerze an Sie raus.'],
  ['de', 'Wir legen Ihnen morgen eine neue Kerze in die Post.'],
  ['en', 'I’ll pop a fresh one in the post for you today.'],
  ['fr', 'Je vous envoie une nouvelle bouteille.'],
  ['fr', 'Je t’envoie une nouvelle tasse.'],
  ['es', 'Le enviamos una nueva.'],
  ['it', 'Le inviamo una borsa nuova.'],
  ['pt', 'Te enviamos uma nova.'],
])('promises something (%s): "%s"', (language, text) => {
  expect(kindsMarked(text, { language, text: textIn(language) })).toContain('promise')
})

it.each([
  ['en', 'We’re sending you our warmest wishes.'],
  ['en', 'We’re not sending you away.'],
  ['de', 'Wir senden Ihnen herzliche Grüße.'],
  ['fr', 'Nous vous envoyons nos salutations.'],
  ['es', 'Le enviamos un saludo.'],
  ['es', 'Te enviamos un beso.'],
  ['it', 'Le inviamo cordiali saluti.'],
  ['pt', 'Te enviamos um abraço.'],
])('is a greeting (%s): "%s"', (language, text) => {
  expect(kindsMarked(text, { language, text: textIn(language) })).toEqual([])
})
