import { expect, it } from 'vitest'
import { remedyIn } from './requested-remedy.ts'

it.each([
  ['Item was damaged, full refund!', 'en', 5, null],
  ['Item was damaged, full refund!', 'en', 2, 'money'],
  ['Cracked. I want my money back.', 'en', 5, 'money'],
  ['Refund please.', 'en', 5, 'money'],
  ['¿Puedo cambiar la dirección?', 'es', 3, null],
  ['¿Puedo cambiarlo?', 'es', 3, 'another'],
  ['¿Puedo cambiar de talla?', 'es', 3, 'another'],
  ['Posso cambiare l’indirizzo?', 'it', 3, null],
  ['Posso cambiarla per un altro?', 'it', 3, 'another'],
])('"%s" (%s, %s stars) asks for %s', (text, language, rating, remedy) => {
  expect(remedyIn(text, language, rating)).toBe(remedy)
})
