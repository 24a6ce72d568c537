import { expect, test } from 'vitest'
import { call, openTestSandbox } from '../testing/open-test-sandbox.ts'

interface PromptInput {
  text: string
  language?: string
  rating?: string
  product?: string
  task?: string
  draft?: string
  wish?: string
}

async function writer() {
  const { sandbox } = await openTestSandbox()
  return async ({ text, language = 'en', rating = '', product = 'Halo', task, draft, wish }: PromptInput) => {
    const tagged = (name: string, words?: string) => (words === undefined ? '' : `<${name}>${words}</${name}>`)
    const comment = `<comment rating="${rating}" author="" product="${product}" language="${language}">${text}</comment>`
    const messages = [
      { role: 'system', content: task ? `- Your task: ${task}` : 'Write a reply.' },
      { role: 'user', content: [comment, tagged('draft', draft), tagged('wish', wish)].join('\n') },
    ]
    const headers = { authorization: 'Bearer k' }
    const answer = await call(sandbox, 'POST', '/model/v1/chat/completions', { model: 'm', messages }, headers)
    return answer.json.choices[0].message as { content: string; refusal: string | null }
  }
}

test('a reply follows the instruction', async () => {
  const write = await writer()
  const wish = 'Offer a free repair, takes about ten days, ask for the order number'
  const { content } = await write({ text: 'The zip broke.', rating: '1', wish })
  expect(content).toMatch(
    /zip.*We can offer you a free repair\. It takes about ten days\. Please tell us your order number\./,
  )
  const say = await write({
    text: 'Lovely lamp',
    rating: '5',
    wish: 'mention that the bulb is replaceable and thank her for the photo',
  })
  expect(say.content).toMatch(/The bulb is replaceable\. Thank you for your photo\./)
})

test('it refuses to translate an English instruction', async () => {
  const write = await writer()
  const answer = await write({ text: 'Kaputt.', language: 'de', rating: '1', wish: 'offer a free repair' })
  expect(answer).toMatchObject({ content: '', refusal: expect.any(String) })
})

const DRAFT =
  'Hello Ada, we are sorry that the strap is scratchy. We take what you say about the material seriously. A colleague will look into it.'

test('a draft is made shorter, warmer or more formal and keeps what it says', async () => {
  const write = await writer()
  const prompt = { text: 'The lamp is dim', rating: '1', draft: DRAFT }
  const short = (await write({ ...prompt, task: 'make it shorter' })).content
  expect(DRAFT.startsWith(short)).toBe(true)
  expect(short.length).toBeLessThan(DRAFT.length * 0.7)
  const warm = (await write({ ...prompt, task: 'say the same more warmly and personally' })).content
  expect(warm).toMatch(/strap.*taking the time.*material.*colleague/)
  const formal = (await write({ ...prompt, task: 'say the same more formally and politely' })).content
  expect(formal).toMatch(/^Dear Ada, we are sorry that the strap.*material/)
  const changed = (await write({ ...prompt, task: 'change it as <wish> asks.', wish: 'offer a free repair' })).content
  expect(changed).toBe(`${DRAFT} We can offer you a free repair.`)
})

test.each([
  ['de', /tut.* leid.*Material/],
  ['fr', /désolé.*matière/],
  ['es', /(?:Sentimos|Lamentamos).*material/],
  ['it', /dispiace.*materiale/],
  ['ja', /素材/],
])("a translation into %s covers the draft's topics, not the comment's", async (language, words) => {
  const write = await writer()
  const { content } = await write({
    text: 'The service is slow',
    language,
    rating: '1',
    task: 'translate it',
    draft: DRAFT,
  })
  expect(content).toMatch(words)
})

test("a draft that it can't translate is refused", async () => {
  const write = await writer()
  const draft = 'Your parcel left on 3 May with DHL.'
  expect((await write({ text: 'Late', language: 'de', task: 'translate it', draft })).refusal).toBeTruthy()
})

test.each([
  [
    'en',
    '',
    'Ordered on Monday, arrived today, and it smells of summer already.',
    /scent|delivery/,
    /two sides|grows on you|sorry/,
  ],
  ['en', '', 'The zip catches and it looks odd, is there a trick?', /zip|question/, /design/],
  ['es', '4', 'Buena calidad por el precio, falta un color más oscuro.', /color/, /calidad/],
  ['es', '2', 'Hilos sueltos por todas partes al mes y medio', /costuras/, /!/],
  ['fr', '4', 'Arrivé avec deux jours de retard. Où est-ce fabriqué ?', /fabrication/, /livraison/],
  ['de', '2', 'Die Retoure war umständlich, obwohl die Größe passte.', /Retoure/, /Größe/],
  ['de', '1', 'Seit acht Tagen nur "Etikett erstellt", das Material kenne ich noch nicht.', /Lieferung/, /Material/],
  ['en', '1', 'Washed at 30, now fits a twelve-year-old.', /washing/, /size/],
])('in %s with %s stars, the reply to "%s" is about its topic', async (language, rating, text, subject, other) => {
  const write = await writer()
  const { content } = await write({ text, language, rating })
  expect(content).toMatch(subject)
  expect(content).not.toMatch(other)
})
