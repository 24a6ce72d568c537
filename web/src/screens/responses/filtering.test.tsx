import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { checkIn, openField, openFilters } from '../../testing/filters.ts'
import { ok, responsesServer, usualFacets } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const list = 'GET /api/comments'
const facets = 'GET /api/comments/facets'

describe('filters', () => {
  test('apply immediately, appear in the URL and as chips, and can be removed', async () => {
    const { calls } = responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    await row('Customer 1')
    const popover = await openFilters()
    await checkIn(popover, 'Rating', /^1 star/)
    await waitFor(() => expect(where()).toBe('/responses?rating=1'))
    await checkIn(popover, 'Rating', /^2 stars/)
    await openField(popover, 'Topic')
    await userEvent.click(within(popover).getByRole('button', { name: 'Negative' }))
    await userEvent.click(within(popover).getByRole('checkbox', { name: 'Size and fit 4' }))
    await checkIn(popover, 'Sentiment', 'Negative 11')
    await checkIn(popover, 'Sensitive', 'Injury 3')
    await userEvent.click(within(popover).getByRole('checkbox', { name: 'Any risk 3' }))
    await waitFor(() => expect(calls(list).at(-1)?.query.get('risk')).toBe('any'))
    expect(calls(list).at(-1)?.query.get('rating')).toBe('1,2')
    expect(calls(list).at(-1)?.query.get('topic')).toBe('bad:size')
    expect(calls(list).at(-1)?.query.get('sentiment')).toBe('negative')
    expect(within(popover).getByRole('tab', { name: 'Rating 1–2 stars' })).toBeTruthy()
    await userEvent.click(within(popover).getByRole('button', { name: 'Show 42' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Size and fit (negative)')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Rating 1–2 stars' }))
    await waitFor(() => expect(calls(list).at(-1)?.query.get('rating')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(where()).toBe('/responses'))
  })

  test('offer the server’s products, tags, languages, people, platforms, and triage states', async () => {
    const { calls } = responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses?tag=wholesale')
    const popover = await openFilters()
    expect(await within(popover).findByRole('checkbox', { name: 'wholesale 2' })).toHaveProperty('checked', true)
    await checkIn(popover, 'Product', 'Morrow Kettle 12')
    await checkIn(popover, 'Language', 'English 40')
    await checkIn(popover, 'Assignee', 'Mara Lind 0')
    await checkIn(popover, 'Assignee', 'Unassigned 30')
    await checkIn(popover, 'Status', 'Snoozed 1')
    await userEvent.click(within(popover).getByRole('checkbox', { name: 'Open 42' }))
    await checkIn(popover, 'Platform', 'Judge.me 40')
    await waitFor(() => expect(calls(list).at(-1)?.query.get('platform')).toBe('judgeme'))
    const { query } = calls(list).at(-1) ?? {}
    expect([query?.get('tag'), query?.get('language'), query?.get('triageState')]).toEqual([
      'wholesale',
      'en',
      'snoozed',
    ])
    expect(query?.get('product')).toMatch(/aaaa$/)
    expect(query?.get('assignee')).toMatch(/bb,none$/)
  })

  test('count under the tab and all filters, shortly after the last change', async () => {
    const { calls } = responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses?status=draft&search=zip')
    const popover = await openFilters()
    await checkIn(popover, 'Rating', /^1 star/)
    await checkIn(popover, 'Rating', /^5 stars/)
    await waitFor(() => expect(calls(facets).at(-1)?.query.get('rating')).toBe('1,5'))
    const first = calls(facets)[0]?.query
    expect([first?.get('status'), first?.get('search'), first?.get('rating')]).toEqual(['draft', 'zip', null])
  })

  test('name the filter to remove when nothing matches', async () => {
    const none = { ...usualFacets, total: 0, without: { rating: 3, hasQuestion: 12 } }
    responsesServer(
      { comments: [] },
      { [facets]: ({ query }) => ok(query.get('hasQuestion') ? none : { ...usualFacets, total: 12 }) },
    )
    await startConsole('/responses?rating=1&hasQuestion=yes')
    const popover = await openFilters()
    const off = await within(popover).findByRole('button', { name: 'No matches' })
    expect(off.getAttribute('aria-disabled')).toBe('true')
    expect(within(popover).getByText('No reviews match with the Question filter on.')).toBeTruthy()
    await userEvent.click(within(popover).getByRole('button', { name: 'Remove Question to show 12' }))
    await within(popover).findByRole('button', { name: 'Show 12' })
    expect(where()).toBe('/responses?rating=1')
  })

  test('say why there are no counts, and still work', async () => {
    let answers = false
    const { calls } = responsesServer(
      { comments: [aComment(1)] },
      {
        [facets]: () => (answers ? ok(usualFacets) : refusal(503, 'INTERNAL_ERROR', 'The database is away.')),
      },
    )
    await startConsole('/responses')
    const popover = await openFilters()
    expect(await within(popover).findByText('Couldn’t load the counts. The database is away.')).toBeTruthy()
    await userEvent.click(within(popover).getByRole('checkbox', { name: '1 star' }))
    await waitFor(() => expect(where()).toBe('/responses?rating=1'))
    await waitFor(() => expect(calls(facets).length).toBeGreaterThan(1))
    const again = await within(popover).findByRole('button', { name: 'Try Again' })
    answers = true
    await userEvent.click(again)
    expect(await within(popover).findByRole('checkbox', { name: '1 star 9' })).toBeTruthy()
  })

  test('can be reached by keys alone: typed, up and down, right and left', async () => {
    responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    const popover = await openFilters()
    await within(popover).findByRole('button', { name: 'Show 42' })
    await userEvent.type(within(popover).getByLabelText('Find a filter'), 'que')
    expect(
      within(popover)
        .getAllByRole('tab')
        .map((tab) => tab.textContent.trim()),
    ).toEqual(['Question'])
    await userEvent.keyboard('{Enter}{ArrowDown} ')
    await waitFor(() => expect(where()).toBe('/responses?hasQuestion=no'))
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement?.textContent).toContain('Question')
    await userEvent.clear(within(popover).getByLabelText('Find a filter'))
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowRight} ')
    expect(within(popover).getByRole('tabpanel', { name: /^Topic/ })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toContain('Filters')
  })

  test('are found by their values, too; what nothing matches goes nowhere', async () => {
    responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    const popover = await openFilters()
    await within(popover).findByRole('button', { name: 'Show 42' })
    const search = within(popover).getByLabelText('Find a filter')
    await userEvent.type(search, 'unassigned')
    expect(
      within(popover)
        .getAllByRole('tab')
        .map((tab) => tab.textContent.trim()),
    ).toEqual(['Assignee'])
    await userEvent.clear(search)
    await userEvent.type(search, 'no such filter{Enter}')
    expect(within(popover).getByText('No matching filters')).toBeTruthy()
    expect(document.activeElement).toBe(search)
  })

  test('say when nothing matches in the list, and can be cleared', async () => {
    responsesServer({ comments: [] })
    await startConsole('/responses?rating=1&sentiment=negative')
    expect(await screen.findByText('No matches')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2))
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] ?? document.body)
    await waitFor(() => expect(where()).toBe('/responses'))
  })

  test('select dates from presets or a month of 42 days', async () => {
    responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    const popover = await openFilters()
    await openField(popover, 'Date')
    const month = await within(popover).findByRole('grid')
    expect(within(month).getAllByRole('gridcell')).toHaveLength(42)
    await userEvent.click(within(popover).getByRole('button', { name: 'Last 30 days' }))
    await waitFor(() => expect(where()).toMatch(/^\/responses\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/))
    const chip = await screen.findByRole('button', { name: /^Remove filter Date/ })
    expect(chip.textContent).toBe('Date Last 30 days')
  })
})

describe('the sort order', () => {
  test('is named, chosen in a menu, and kept in the URL', async () => {
    const { calls } = responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    await userEvent.click(await screen.findByRole('button', { name: 'Sort: Newest' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lowest rating' }))
    await waitFor(() => expect(where()).toBe('/responses?sort=lowest'))
    await waitFor(() => expect(calls(list).at(-1)?.query.get('sort')).toBe('lowest'))
    expect(screen.getByRole('button', { name: 'Sort: Lowest rating' })).toBeTruthy()
  })
})

test('platforms that are connected come first', async () => {
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  const chips = within(await screen.findByRole('group', { name: 'Platforms' })).getAllByRole('button')
  expect(chips.map((chip) => chip.textContent).slice(0, 3)).toEqual(['All', 'Judge.me', 'Shopify'])
  await userEvent.click(screen.getByRole('button', { name: 'Judge.me' }))
  await waitFor(() => expect(where()).toBe('/responses?platform=judgeme'))
})
