import { expect, it } from 'vitest'
import { readComment } from '../reading/read-comment.ts'

it.each([
  ['en', 'The sounds quality is great', 'sound', 'good'],
  ['en', 'It has a hard time understanding what I say', 'performance', 'bad'],
  ['en', 'I love how easy it is to use', 'ease', 'good'],
  ['pt', 'Comprei quatro canecas e não recebi as outras', 'missing', 'bad'],
  ['pt', 'Entregue no tempo correto', 'delivery', 'good'],
  ['pt', 'Esperava maior', 'size', 'bad'],
] as const)('names the topic in %s: %s', (language, text, topic, side) => {
  expect(readComment(text, null, language)[side]).toContain(topic)
})

it.each([
  ['en', 'Dresses like this usually do not work for me, but I love it', 'performance'],
  ['en', 'I waited until it went on sale and I love it', 'price'],
  ['pt', 'Gostei muito, recomendo a loja', 'service'],
  ['pt', 'Veio exatamente como na imagem, adorei', 'look'],
] as const)("doesn't name a topic that is only alluded to in %s: %s", (language, text, topic) => {
  const { good, bad } = readComment(text, null, language)
  expect([...good, ...bad]).not.toContain(topic)
})
