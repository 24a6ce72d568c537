import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBulkQuote } from '../../../testing/bulk.ts'
import { aComment, aDraft } from '../../../testing/comments.ts'
import { ok, responsesServer } from '../../../testing/responses-server.ts'
import { openReview, press, row } from '../../../testing/rows.ts'
import { startConsole } from '../../../testing/start-console.tsx'

const summary = () => screen.findByRole('region', { name: 'Selection summary' })
const selectAll = () => userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
/** The items of a list in the summary, by its title. */
const shares = (region: HTMLElement, title: string) =>
  within(within(region).getByRole('heading', { name: title }).parentElement ?? region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
/** Names and values of what it costs. */
const facts = (region: HTMLElement) =>
  within(region)
    .getAllByRole('term')
    .map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`)

const mixed = [
  aComment(1, { rating: '1', risks: ['injury'] }),
  aComment(2, { rating: '5', language: 'de' }),
  aComment(3, { rating: '5' }),
  aComment(4, { rating: null, language: null, risks: ['refund'] }),
]

test('says what is selected, what drafting costs, and what is left', async () => {
  responsesServer({ comments: mixed, available: 100 })
  await startConsole('/responses')
  await row('Customer 1')
  await selectAll()
  const region = await summary()
  expect(within(region).getByRole('heading', { name: '4 selected' })).toBeTruthy()
  expect(shares(region, 'Rating')).toEqual(['5 stars2', '1 star1', 'No rating1'])
  expect(shares(region, 'Language')).toEqual(['English2', 'Unknown1', 'German1'])
  expect(within(region).getByRole('heading', { name: 'Generate 4 replies' })).toBeTruthy()
  expect(within(region).getByText('2 credits each')).toBeTruthy()
  expect(facts(region)).toEqual(['4 drafts: 8 credits', 'Balance: 100', 'Balance after: 92'])
  expect(within(region).queryByText(/^Not enough credits/)).toBeNull()
})

test('says so if the credits don’t suffice, and never shows less than none', async () => {
  responsesServer({ comments: [aDraft(1), aDraft(2), aDraft(3)], available: 2 })
  await startConsole('/responses?status=draft')
  await row('Customer 1')
  await selectAll()
  const region = await summary()
  expect(facts(region)).toEqual(['3 replies: Up to 3 credits', 'Balance: 2', 'Balance after: 0 or more'])
  expect(within(region).getByText(/^Not enough credits/)).toBeTruthy()
})

test('a send is priced as the server quotes it, with what is skipped', async () => {
  const leftOut = [
    { reason: 'risky', message: 'Sensitive review. Read the reply first.', count: 1, commentId: aDraft(2)._id },
  ]
  const quote = {
    ...aBulkQuote,
    count: 2,
    credits: 2,
    leftOut,
    toRead: [{ toRead: 'read', count: 1, commentId: aDraft(2)._id }],
  }
  const { calls } = responsesServer(
    { comments: [aDraft(1), aDraft(2), aDraft(3)], available: 100 },
    { 'POST /api/comments/bulk/quote': ok(quote) },
  )
  await startConsole('/responses?status=draft')
  await row('Customer 1')
  await selectAll()
  const region = await summary()
  await waitFor(() => expect(facts(region)).toEqual(['2 replies: 2 credits', 'Balance: 100', 'Balance after: 98']))
  expect(within(region).getByRole('heading', { name: '1 skipped' })).toBeTruthy()
  await userEvent.click(within(region).getByRole('link', { name: /^Review: Read first/ }))
  const review = await screen.findByRole('region', { name: 'Open review' })
  expect(location.search).toContain(`comment=${aDraft(2)._id}`)
  // While it’s shown, keys apply to it and not to the selection.
  await within(review).findByRole('button', { name: /^Send to Judge.me/ })
  await userEvent.keyboard('n')
  await waitFor(() =>
    expect(calls('POST /api/comments/triage-state').map(({ body }) => body)).toMatchObject([
      { commentIds: [aDraft(2)._id] },
    ]),
  )
})

test('names sensitive reviews, and Deselect takes one out of the selection', async () => {
  responsesServer({ comments: mixed })
  await startConsole('/responses')
  await row('Customer 1')
  await selectAll()
  const region = await summary()
  const title = within(region).getByRole('heading', { name: '2 sensitive reviews' })
  const sensitive = title.closest('section') ?? region
  const item = within(sensitive).getByText('Customer 1').closest('li') ?? sensitive
  expect(item.textContent).toContain('Injury')
  await press(item, 'Deselect')
  expect(within(region).getByRole('heading', { name: '3 selected' })).toBeTruthy()
  expect(within(region).getByRole('heading', { name: '1 sensitive review' })).toBeTruthy()
  expect(facts(region)[0]).toBe('3 drafts: 6 credits')
  const box = within(await row('Customer 1')).getByRole<HTMLInputElement>('checkbox')
  expect(box.checked).toBe(false)
})

test('takes the place of the open review, which returns when the selection is cleared', async () => {
  responsesServer({ comments: mixed })
  await startConsole('/responses')
  await openReview('Customer 2')
  await userEvent.keyboard('x')
  await press(await summary(), 'Clear selection')
  const pane = await screen.findByRole('region', { name: 'Open review' })
  await waitFor(() => expect(within(pane).getByRole('heading', { name: 'Customer 2' })).toBeTruthy())
})

test.for([
  ['pending', /^They get drafts/],
  ['draft', /^Sending in bulk skips their drafts/],
] as const)('in the tab %s, it says what happens to sensitive ones there', async ([status, words]) => {
  const make = status === 'draft' ? aDraft : aComment
  responsesServer({ comments: [make(1, { risks: ['injury'] }), make(2)] })
  await startConsole(status === 'draft' ? '/responses?status=draft' : '/responses')
  await row('Customer 1')
  await selectAll()
  expect(within(await summary()).getByText(words)).toBeTruthy()
})

test('its title says of how many, with a button that selects all', async () => {
  responsesServer({ comments: Array.from({ length: 60 }, (_, n) => aComment(n + 1)) })
  await startConsole('/responses')
  await row('Customer 60')
  await userEvent.keyboard('jx')
  const region = await summary()
  expect(within(region).getByText('of 60 in the inbox')).toBeTruthy()
  await press(region, 'Select all 60')
  expect(within(region).getByRole('heading', { name: '60 selected' })).toBeTruthy()
  expect(within(region).queryByRole('button', { name: /^Select/ })).toBeNull()
})
