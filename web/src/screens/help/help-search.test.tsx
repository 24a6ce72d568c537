import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { searchArticles } from '../../features/help/search-articles.ts'
import { documentationEn } from '../../messages/documentation.en.ts'
import { helpCenterEn } from '../../messages/help-center.en.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const search = async (words: string): Promise<HTMLElement> => {
  const field = await screen.findByRole('searchbox', { name: 'Search help' })
  await userEvent.clear(field)
  await userEvent.type(field, words)
  return field
}
const results = async (): Promise<string[]> => {
  await screen.findByText(/^\d+ articles?$/)
  return screen.getAllByRole('link', { name: /^(Help Center|Documentation) · / }).map((link) => link.textContent)
}

test('a search shows the sentence with the words, articles with the words in their title first', async () => {
  responsesServer({})
  await startConsole('/help')
  await search('credits hold')
  expect(await results()).toEqual([
    'Help Center · Team, billing and securityWhat costs credits' +
      'We hold credits when you start and charge them when the work is done.',
    'Documentation · RepliesSendingUnconfirmed: Started but never confirmed. Credits stay on hold until you decide.',
  ])
  const marked = [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marked).toEqual(['credits', 'hold', 'credits', 'Credits', 'hold'])
})

test('words match from their beginning, without case, accents and typographic apostrophes', async () => {
  responsesServer({})
  await startConsole('/docs')
  await search("doesn't say which prodúct shows")
  expect(await results()).toEqual([
    expect.stringContaining('Instagram doesn’t say which product a post shows.') as string,
  ])
  await search('redit')
  expect(await screen.findByRole('heading', { name: 'No results.' })).toBeTruthy()
})

test.each([
  ['how do I see what I paid?', 'Buy credits or change your plan'],
  ['invoice', 'Buy credits or change your plan'],
  ['how do credits work', 'What costs credits'],
  ['why is sending blocked', 'Flagged words in a draft'],
  ['read first', 'Work in bulk'],
])('“%s” finds “%s”', async (words, title) => {
  responsesServer({})
  await startConsole('/help')
  await search(words)
  expect((await results()).join()).toContain(title)
})

test.each([
  ['how do I cancel a sent reply', 'Reply to a review'],
  ['cancel a reply', 'Reply to a review'],
  ['take back a reply', 'Reply to a review'],
  ['edit a published reply', 'Sending'],
  ['delete reply', 'Sending'],
  ['invite colleague', 'Roles and permissions'],
  ['add a teammate', 'Roles and permissions'],
  ['stop emails', 'Choose your notifications'],
  ['change the tone', 'Set your brand voice'],
  ['how many credits does a reply cost', 'What costs credits'],
  ['what happens when credits run out', 'What costs credits'],
  ['undo', 'Reply to a review'],
  ['how do I undo', 'Reply to a review'],
  ['invoice', 'Buy credits or change your plan'],
  ['price', 'What costs credits'],
  ['csv', 'Import reviews from a file'],
  ['cancel subscription', 'Buy credits or change your plan'],
  ['uploading spreadsheets', 'Import reviews from a file'],
  ['credits zebra', 'What costs credits'],
])('“%s” finds “%s” among its first results', (words, title) => {
  const found = searchArticles([helpCenterEn, documentationEn], words).map(({ article }) => article.title)
  expect(found.slice(0, 3)).toContain(title)
})

test('articles that share only a frequent word with a question are left out', () => {
  const found = searchArticles([helpCenterEn, documentationEn], 'take back a zebra reply')
  expect(found.length).toBeLessThan(8)
})

test('a result of the other page opens at its article', async () => {
  responsesServer({})
  await startConsole('/help')
  await search('queued per channel')
  await userEvent.click(await screen.findByRole('link', { name: /^Documentation · Replies Sending/ }))
  expect(await screen.findByRole('heading', { name: 'Documentation', level: 1 })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Sending/ })))
  expect(location.pathname + location.hash).toBe('/docs#sending')
})

test('a result opens its article again, and clearing a search leaves the focus in the field', async () => {
  responsesServer({})
  await startConsole('/help#bulk')
  const bulk = () => screen.findByRole('heading', { name: /^Work in bulk/ })
  const opened = await bulk()
  await waitFor(() => expect(document.activeElement).toBe(opened))
  const field = await search('bulk sending skips')
  await results()
  await press(document.body, 'Clear search')
  await bulk()
  expect(document.activeElement).toBe(field)
  await search('bulk sending skips')
  await userEvent.click(await screen.findByRole('link', { name: /Work in bulk/ }))
  const again = await bulk()
  await waitFor(() => expect(document.activeElement).toBe(again))
})

test('nothing found offers support', async () => {
  responsesServer({})
  await startConsole('/help')
  await search('zebra quagga')
  const nothing = await screen.findByRole('heading', { name: 'No results.' })
  expect(nothing).toBeTruthy()
  await press(document.body, 'Contact Support')
  const dialog = await screen.findByRole('dialog', { name: 'Contact Support' })
  expect(within(dialog).getByLabelText('Subject')).toBeTruthy()
})
