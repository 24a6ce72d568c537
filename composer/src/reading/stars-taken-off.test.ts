import { expect, test } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { request } from '../testing/requests.ts'

const composer = createBuiltInComposer()

async function replyTo(text: string, language: string) {
  const { text: reply, spans } = await composer.compose(request({ text, rating: 4, language }), {})
  return { reply, isToRead: spans.some(({ kind }) => kind === 'caution') }
}

test.each([
  ['de', 'Schöne Lampe, einen Stern ziehe ich ab, weil der Schalter hinten sitzt.'],
  ['de', 'Wirkt edel. Stern-Abzug, weil der Schalter hinten sitzt.'],
  ['fr', 'Belle lampe, je retire une étoile car l’interrupteur est derrière.'],
  ['es', 'Lámpara preciosa, le he quitado una estrella porque el interruptor está detrás.'],
  ['pt', 'Lindo candeeiro, tirei uma estrela porque o interruptor fica atrás.'],
])('%s: a star taken off for a reason that the reply doesn’t name is regretted, and waits', async (language, text) => {
  const { reply, isToRead } = await replyTo(text, language)
  expect(reply).toMatch(/Schade|Dommage|Lamentamos|leid|désolés|sentimos|pena/i)
  expect(isToRead).toBe(true)
})

test('a star in the sky takes nothing off', async () => {
  const { reply, isToRead } = await replyTo(
    'Ein Stern am Himmel ist nichts dagegen, so schön leuchtet die Lampe.',
    'de',
  )
  expect(reply).not.toMatch(/Schade|leid/)
  expect(isToRead).toBe(false)
})
