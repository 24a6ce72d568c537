import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { openFilters } from '../../testing/filters.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

beforeEach(() => {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width: 767px') })
})

test('on a phone, the filters are a sheet with the order, the fields, then the values of one', async () => {
  const { calls } = responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await row('Customer 1')
  const sheet = await openFilters()
  expect(within(sheet).queryByRole('tab')).toBeNull()
  await userEvent.selectOptions(within(sheet).getByLabelText('Sort'), 'Oldest')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Sensitive' }))
  expect(document.activeElement?.textContent).toBe('All filters')
  await userEvent.click(await within(sheet).findByRole('checkbox', { name: 'Injury 3' }))
  await userEvent.click(within(sheet).getByRole('button', { name: 'All filters' }))
  expect(document.activeElement?.textContent).toContain('Injury')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show 42' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(where()).toBe('/responses?sort=oldest&risk=injury')
  await waitFor(() => expect(calls('GET /api/comments').at(-1)?.query.get('risk')).toBe('injury'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Sensitive Injury' }))
  await waitFor(() => expect(where()).toBe('/responses?sort=oldest'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Sort Oldest' }))
  await waitFor(() => expect(where()).toBe('/responses'))
})

test('on a phone, the title row opens the search, and platforms follow the views', async () => {
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await userEvent.click(await screen.findByRole('button', { name: 'Search this list' }))
  await userEvent.keyboard('zip{Enter}')
  await waitFor(() => expect(where()).toBe('/responses?search=zip'))
  await userEvent.click(within(screen.getByRole('searchbox').parentElement ?? document.body).getByRole('button'))
  await waitFor(() => expect(where()).toBe('/responses'))
  // “All” alone would be a second one next to the views.
  expect(screen.getByRole('button', { name: 'All platforms' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Judge.me' }))
  await waitFor(() => expect(where()).toBe('/responses?platform=judgeme'))
  expect(screen.getAllByRole('button', { name: 'Judge.me' })).toHaveLength(1)
})

test('a list that is filtered begins at its top', async () => {
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await row('Customer 1')
  const list = document.getElementById('review-list')
  if (list) list.scrollTop = 400
  expect(list?.scrollTop).toBe(400)
  await userEvent.click(screen.getByRole('button', { name: 'Judge.me' }))
  await waitFor(() => expect(where()).toBe('/responses?platform=judgeme'))
  await waitFor(() => expect(list?.scrollTop).toBe(0))
})
