import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aComment } from '../../../testing/comments.ts'
import { responsesServer } from '../../../testing/responses-server.ts'
import { openReview, row } from '../../../testing/rows.ts'
import { startConsole } from '../../../testing/start-console.tsx'

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
  expect(within(await row(`A ${word}`)).getByText(`${word}. ${content}`)).toBeTruthy()
  expect(document.querySelectorAll('[onerror], main script')).toHaveLength(0)
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
