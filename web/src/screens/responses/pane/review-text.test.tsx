import { within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment, aDraft } from '../../../testing/comments.ts'
import { responsesServer } from '../../../testing/responses-server.ts'
import { openReview, press, row } from '../../../testing/rows.ts'
import { startConsole } from '../../../testing/start-console.tsx'

afterEach(() => vi.restoreAllMocks())

const textHeight = (px: number) => vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(px)

test('the words that decided how a review was read are marked, and the text stays whole', async () => {
  const content = 'It looks lovely, but the <b>lid</b> leaks.'
  const evidence = [
    { of: 'topic:look', words: ['looks lovely'] },
    { of: 'topic:durability', words: ['<b>lid</b> leaks'] },
  ]
  responsesServer({ comments: [aComment(1, { content, evidence, topicsGood: ['look'], topicsBad: ['durability'] })] })
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  const marks = [...pane.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['looks lovely', '<b>lid</b> leaks'])
  expect(pane.querySelector('mark')?.parentElement?.textContent).toBe(content)
})

test('words in the title are marked, and those the reader isn’t sure of are underlined', async () => {
  const evidence = [
    { of: 'topic:performance', words: ['Great light'] },
    { of: 'topic:size', words: ['cable doesn’t reach'] },
    { of: 'unsure', words: ['topic:size'] },
  ]
  const words = { title: 'Great light, short cable', content: 'One star off because the cable doesn’t reach.' }
  responsesServer({ comments: [aComment(1, { ...words, evidence, topicsGood: ['performance'], topicsBad: ['size'] })] })
  await startConsole('/responses')
  const marks = [...(await openReview('Customer 1')).querySelectorAll('mark')]
  expect(marks.map(({ textContent }) => textContent)).toEqual(['Great light', 'cable doesn’t reach'])
  expect(marks.map(({ classList }) => classList.contains('underline'))).toEqual([false, true])
})

test('a review without topics has its sentiment alone', async () => {
  responsesServer({ comments: [aComment(1, { sentiment: 'positive', topicsGood: [], topicsBad: [] })] })
  await startConsole('/responses')
  const found = within(await openReview('Customer 1')).getByRole('button', { name: /^Detected in this review/ })
  expect(found.textContent).toMatch(/Positive$/)
})

test('the searched words are marked, too, also inside of the words that decided', async () => {
  const evidence = [{ of: 'topic:look', words: ['looks lovely'] }]
  const review = aComment(1, { title: 'Lovely lid', content: 'It looks lovely.', evidence, topicsGood: ['look'] })
  responsesServer({ comments: [review] })
  await startConsole('/responses?search=lovely')
  const pane = await openReview('Customer 1')
  const marks = [...pane.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['Lovely', 'looks lovely', 'lovely'])
})

test('markup in a review is text, in its row, in its words and in the marked ones', async () => {
  const word = '<img src=x onerror=alert(1)>'
  const content = `Broken: ${word} and <script>alert(2)</script>`
  const evidence = [{ of: 'topic:quality', words: [word] }]
  const attack = aComment(1, { title: word, content, evidence, topicsBad: ['quality'], customerName: `A ${word}` })
  responsesServer({ comments: [attack] })
  await startConsole('/responses')
  const pane = await openReview(`A ${word}`)
  expect(pane.querySelector('mark')?.textContent).toBe(word)
  expect(within(pane).getByText('and <script>alert(2)</script>', { exact: false })).toBeTruthy()
  expect((await row(`A ${word}`)).textContent).toContain(`${word} ${content}`)
  expect(document.querySelectorAll('[onerror], main script')).toHaveLength(0)
})

test('a long text is cut where it would push the composer out of view, until all of it is shown', async () => {
  textHeight(15 * 24)
  responsesServer({ comments: [aComment(1, { content: 'A long story.' })] })
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  const words = within(pane).getByText('A long story.').closest('p')
  expect(words?.className).toContain('line-clamp-12')
  await press(pane, 'Show all')
  expect(words?.className).not.toContain('line-clamp-12')
  expect(document.activeElement, 'the focus stays on the button').toBe(
    within(pane).getByRole('button', { name: 'Show less', expanded: true }),
  )
})

test.for([
  ['a draft', aDraft(1)],
  ['a sent reply', aDraft(1, { status: 'sent' })],
] as const)('less of a long text is shown above a draft, which is read before it’s sent: %s', async ([, comment]) => {
  textHeight(8 * 24)
  responsesServer({ comments: [comment] })
  await startConsole(`/responses?status=${comment.status}`)
  const pane = await openReview('Customer 1')
  const words = within(pane).getByText('Words of customer 1').closest('p')
  const isDraft = comment.status === 'draft'
  expect(words?.className.includes('line-clamp-6')).toBe(isDraft)
  if (!isDraft) return expect(within(pane).queryByRole('button', { name: 'Show all' })).toBeNull()
  await press(pane, 'Show all')
  expect(words?.className).not.toContain('line-clamp')
})

test('a short text has nothing to show', async () => {
  textHeight(14 * 24)
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  expect(within(await openReview('Customer 1')).queryByRole('button', { name: 'Show all' })).toBeNull()
})

test('title and words carry the language, so that the browser hyphenates them', async () => {
  const german = { language: 'de', title: 'Sehr gut!', content: 'Donaudampfschifffahrtsgesellschaftskapitän' }
  responsesServer({ comments: [aComment(1, german)] })
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  for (const words of [german.title, german.content]) {
    expect(within(pane).getByText(words).closest('[lang]')?.getAttribute('lang')).toBe('de')
  }
  expect((await row('Customer 1')).querySelector('[lang=de]')?.textContent, 'no full stop after the mark').toBe(
    `${german.title} ${german.content}`,
  )
})

test('all tags and the state are named', async () => {
  const tags = ['wholesale', 'broken strap', 'vip']
  responsesServer({ comments: [aComment(1, { tags, published: false })] })
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  for (const tag of tags) expect(within(pane).getByText(tag)).toBeTruthy()
  expect(within(pane).getByText('Not public on the platform')).toBeTruthy()
})

test('a review in another language names it, one in the reader’s language does not', async () => {
  responsesServer({ comments: [aComment(1, { language: 'de' }), aComment(2)] })
  await startConsole('/responses')
  expect(within(await openReview('Customer 1')).getByText('Written in German')).toBeTruthy()
  expect(within(await openReview('Customer 2')).queryByText('Written in English')).toBeNull()
})
