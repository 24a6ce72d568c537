import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { readComment } from './read-comment.ts'
import { replyKindOf } from '../writing/reply-kind.ts'
import { request, type RequestParts } from '../testing/requests.ts'

const composer = createBuiltInComposer()
const facts = [
  { topic: 'returns', text: 'Unused items can be returned within 30 days.', language: 'en' },
  { topic: 'warranty', text: 'The warranty is two years.', language: 'en' },
  { topic: 'returns', text: 'Puede devolver los artículos sin usar en 30 días.', language: 'es' },
]

async function replies(parts: RequestParts): Promise<string[]> {
  const seeds = Array.from({ length: 10 }, (_, index) => `seed ${index}`)
  const made = await Promise.all(seeds.map((seed) => composer.compose(request({ ...parts, seed }), {})))
  expect(made.flatMap(({ spans }) => spans).filter(({ kind }) => kind !== 'caution')).toEqual([])
  return made.map(({ text }) => text)
}

describe('a comment that only asks a question', () => {
  it.each([
    ['How long do I have to return it?', null],
    ['Is there a guarantee against damage?', null],
    ['Does it scratch easily?', null],
    ['How do I clean it?', 5],
    ['Is it vegan? Also how long is the warranty?', 5],
    ['Hi! Does the zip break? Thanks', 4],
    ['Geht das leicht kaputt?', null],
    ['Kann ich das zurückgeben?', 3],
    ['Est-ce que la housse est lavable à 60 degrés ?', 4],
    ['Puis-je le renvoyer si la couleur ne me plaît pas ?', null],
    ['¿Puedo devolverlo?', null],
    ['¿Se raya con facilidad?', null],
    ['Posso restituirlo?', null],
    ['Si graffia facilmente?', null],
    ['Quanto tempo demora a entrega?', null],
    ['Posso devolver?', null],
    ['返品できますか？', null],
    ['お手入れはどうすればいいですか', null],
    ['可以退货吗？', null],
    ['容易坏吗？', 5],
  ])('is detected however it is worded: "%s" (%s stars)', async (text, rating) => {
    const reading = readComment(text, rating, 'en')
    expect([replyKindOf(reading, rating), ...reading.good, ...reading.bad]).toEqual(['question'])
    for (const reply of await replies({ text, rating, product: null })) {
      expect(reply).not.toMatch(
        /sorry|apolog|delight|leid|bedauer|désol|regrett|lament|sentimos|disculp|dispiac|scus|desculp|申し訳|抱歉|うれしい/i,
      )
    }
  })

  it('is answered with the relevant stored fact', async () => {
    for (const text of await replies({ text: 'How long do I have to return it?', rating: null, facts })) {
      expect(text).toContain('Unused items can be returned within 30 days.')
    }
    for (const text of await replies({ text: '¿Puedo devolverlo?', rating: null, facts })) {
      expect(text).toContain('Puede devolver los artículos sin usar en 30 días.')
    }
  })

  it('with several questions is answered where facts exist, and otherwise invites the customer to write', async () => {
    const text = 'How long is the warranty? Also can I return it?'
    for (const reply of await replies({ text, rating: 5, facts })) expect(reply).toContain('The warranty is two years.')
    for (const reply of await replies({ text: 'Is it vegan?', rating: 5, facts })) expect(reply).toMatch(/us directly/i)
  })

  it.each([
    ['How can you sell such junk?', null],
    ['Why did it break after two days?', null],
    ['Why is my order still not here? Where is my money?', 1],
    ['Wollt ihr mich verarschen? So ein Schrott!', null],
    ['为什么质量这么差？', null],
    ['Love it! Is there a bigger one?', 5],
    ['It broke after a week. Is that normal?', 3],
  ])('isn\'t detected in "%s" (%s stars)', (text, rating) => {
    expect(readComment(text, rating, 'en').asksOnly).toBe(false)
  })
})
