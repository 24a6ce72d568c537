import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const list = 'GET /api/comments'
const openFilters = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }))
  return screen.findByRole('dialog', { name: 'Filters' })
}

describe('filters', () => {
  test('apply immediately, appear in the URL and as chips, and can be removed', async () => {
    const { calls } = responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    await row('Customer 1')
    const popover = await openFilters()
    await userEvent.click(within(popover).getByRole('button', { name: '1 ★' }))
    await waitFor(() => expect(where()).toBe('/responses?rating=1'))
    await userEvent.click(within(popover).getByRole('button', { name: '2 ★' }))
    await userEvent.click(within(popover).getByRole('button', { name: 'Topic: Negative' }))
    await userEvent.click(await within(popover).findByRole('button', { name: /^Size and fit/ }))
    await userEvent.click(within(popover).getByRole('button', { name: 'Any risk' }))
    await waitFor(() => expect(calls(list).at(-1)?.query.get('risk')).toBe('any'))
    expect(calls(list).at(-1)?.query.get('rating')).toBe('1,2')
    expect(calls(list).at(-1)?.query.get('topic')).toBe('bad:size')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('Topic: Size and fit: negative')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Rating: 1 ★, 2 ★' }))
    await waitFor(() => expect(calls(list).at(-1)?.query.get('rating')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(where()).toBe('/responses'))
  })

  test('come from the server: product, tag, language, assignee, and triage state with its count', async () => {
    const { calls } = responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses?tag=wholesale')
    const popover = await openFilters()
    await userEvent.click(await within(popover).findByRole('button', { name: /^Morrow Kettle/ }))
    await userEvent.click(within(popover).getByRole('button', { name: /^English/ }))
    await userEvent.selectOptions(within(popover).getByLabelText('Assignee'), 'Mara Lind')
    await userEvent.click(within(popover).getByRole('button', { name: 'Snoozed 1' }))
    await waitFor(() => expect(calls(list).at(-1)?.query.get('triageState')).toBe('snoozed'))
    const { query } = calls(list).at(-1) ?? {}
    expect([query?.get('tag'), query?.get('language')]).toEqual(['wholesale', 'en'])
    expect(query?.get('product')).toMatch(/aaaa$/)
    expect(query?.get('assignee')).toMatch(/bb$/)
  })

  test('say when nothing matches, and can be cleared', async () => {
    responsesServer({ comments: [] })
    await startConsole('/responses?rating=1&sentiment=negative')
    expect(await screen.findByText('No matches')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] ?? document.body)
    await waitFor(() => expect(where()).toBe('/responses'))
  })

  test('select dates from presets or from two months of 42 days', async () => {
    responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    const popover = await openFilters()
    await userEvent.click(within(popover).getByRole('button', { name: 'Choose dates' }))
    const months = await within(popover).findAllByRole('grid')
    expect(months.map((month) => within(month).getAllByRole('gridcell').length)).toEqual([42, 42])
    await userEvent.click(within(popover).getByRole('button', { name: 'Last 30 days' }))
    await waitFor(() => expect(where()).toMatch(/^\/responses\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/))
  })
})

describe('the sort order', () => {
  test('is chosen in a menu and kept in the URL', async () => {
    const { calls } = responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    await userEvent.click(await screen.findByRole('button', { name: 'Sort: Newest first' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lowest rating first' }))
    await waitFor(() => expect(where()).toBe('/responses?sort=lowest'))
    await waitFor(() => expect(calls(list).at(-1)?.query.get('sort')).toBe('lowest'))
  })
})

describe('saved views', () => {
  const view = { id: '01a1fe39-f086-7359-addd-0000000000cc', name: 'Angry', shared: true, mine: false }

  test('open their list', async () => {
    responsesServer(
      { comments: [aComment(1)] },
      { 'GET /api/views': ok([{ ...view, query: 'rating=1%2C2&status=draft' }]) },
    )
    await startConsole('/responses')
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Angry' }))
    await waitFor(() => expect(where()).toMatch(/rating=1%2C2/))
    expect(where()).toMatch(/status=draft/)
  })

  test('store filters, tab, and sort order under a name, privately or for everyone', async () => {
    const { calls } = responsesServer(
      { comments: [aComment(1)] },
      { 'POST /api/views': ({ body }) => ok({ ...view, ...(body as object), mine: true }) },
    )
    await startConsole('/responses?status=draft&sort=oldest&sentiment=negative&highlight=x')
    await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }))
    const dialog = await screen.findByRole('dialog', { name: 'Save this view' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }))
    expect(within(dialog).getByText('Enter a name')).toBeTruthy()
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Old and bad')
    await userEvent.click(within(dialog).getByLabelText('Share with the company'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const query = 'sentiment=negative&sort=oldest&status=draft'
    expect(calls('POST /api/views')[0]?.body).toEqual({ name: 'Old and bad', query, shared: true })
  })
})
