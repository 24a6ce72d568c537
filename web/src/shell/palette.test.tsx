import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment } from '../testing/comments.ts'
import { nora, refusal } from '../testing/fake-server.ts'
import { alder, ok, responsesServer } from '../testing/responses-server.ts'
import { startConsole, where } from '../testing/start-console.tsx'

const find = 'GET /api/search'
const none = { comments: [], projects: [], customers: [], products: [] }
const projectId = '01a1fe39-f086-7359-addd-00000000bbbb'
const personId = '01a1fe39-f086-7359-addd-00000000a001'
const kettle = { id: '01a1fe39-f086-7359-addd-00000000aaaa', title: 'Morrow Kettle', picture: null }
const aHit = (name: string, status = 'pending') => ({
  id: aComment(1)._id,
  status,
  platform: 'judgeme',
  customerName: name,
  content: 'It pours well',
  match: null,
  time: '2026-11-20T10:00:00.000Z',
})

const opened = async () => {
  await screen.findByRole('button', { name: /^Search or jump to/ })
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  return screen.findByRole('dialog', { name: 'Search and commands' })
}
const field = () => screen.getByRole('combobox')
const chosen = () => screen.getByRole('option', { selected: true }).textContent

describe('the command palette', () => {
  test('opens from its field and with Ctrl-K, suggests useful entries, and restores the focus', async () => {
    responsesServer({})
    await startConsole('/connections')
    const button = await screen.findByRole('button', { name: /^Search or jump to/ })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Search and commands' })
    for (const name of ['Go to inbox', 'Templates', 'Help Center', 'Notification Preferences', 'Dark theme'])
      expect(within(dialog).getByRole('option', { name })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await opened()
  })

  test('offers administration only to administrators', async () => {
    for (const role of ['user', 'admin'] as const) {
      responsesServer({ user: { ...nora, role } })
      const view = await startConsole('/connections')
      const dialog = await opened()
      await userEvent.type(field(), 'opera')
      const names = within(dialog)
        .queryAllByRole('option')
        .map(({ textContent }) => textContent)
      expect([role, names.includes('Operations')]).toEqual([role, role === 'admin'])
      view.unmount()
    }
  })

  test.each([
    ['invite', 'Settings > Team'],
    ['team', 'Settings > Team'],
    ['notifications', 'Notification Preferences'],
    ['spending limits', 'Settings > Credits'],
  ])('finds a page of Settings by “%s”', async (typed, page) => {
    responsesServer({})
    await startConsole('/connections')
    const dialog = await opened()
    await userEvent.type(field(), typed)
    expect(within(dialog).getByRole('option', { name: page })).toBeTruthy()
  })

  test('offers no pages of a company to people without one', async () => {
    responsesServer({ user: { ...nora, role: 'admin', memberRole: null } })
    await startConsole('/settings')
    const dialog = await opened()
    await userEvent.type(field(), 'team')
    expect(within(dialog).queryByRole('option', { name: 'Settings > Team' })).toBeNull()
  })

  test('filters entries by every typed word; Enter opens one', async () => {
    responsesServer({}, { [find]: ok(none) })
    await startConsole('/connections')
    await opened()
    await userEvent.type(field(), 'pref not')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Notification Preferences'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(where()).toBe('/settings?tab=notifications'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('finds comments, projects, customers, and products; the first is selected, Enter opens it', async () => {
    const { calls } = responsesServer(
      { comments: [aComment(1, { status: 'draft' })] },
      {
        [find]: ok({
          comments: [aHit('Jonas', 'draft')],
          projects: [{ id: projectId, name: 'Lid of the Jonas line', status: 'on-hold' }],
          customers: [{ id: personId, name: 'Jonas', email: 'jonas@shop.test', count: 3 }],
          products: [kettle],
        }),
      },
    )
    await startConsole('/connections')
    await opened()
    await userEvent.type(field(), 'jonas')
    await screen.findByRole('option', { name: /^Jonas\s*jonas@shop\.test\s*3 reviews/ })
    expect(screen.getByRole('option', { name: 'Morrow Kettle' })).toBeTruthy()
    expect(screen.getByRole('option', { name: /^Lid of the Jonas line\s*On Hold$/ })).toBeTruthy()
    expect(chosen()).toContain('It pours well')
    expect(calls(find).at(-1)?.query.get('q')).toBe('jonas')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(where()).toBe(`/responses?status=draft&comment=${aComment(1)._id}`))
    expect(await screen.findByRole('region', { name: 'Open review' })).toBeTruthy()
    expect(screen.queryByText('From Notification')).toBeNull()
  })

  test('opens a project, and as its last entry all reviews that match, in every tab', async () => {
    responsesServer(
      {},
      {
        [find]: ({ query }) =>
          ok({
            ...none,
            comments: query.get('q') === 'zip' ? [] : [aHit('Jonas')],
            projects: [{ id: projectId, name: 'Zip that catches', status: 'planning' }],
          }),
      },
    )
    await startConsole('/connections')
    await opened()
    await userEvent.type(field(), 'zip')
    await userEvent.click(await screen.findByRole('option', { name: /^Zip that catches/ }))
    await waitFor(() => expect(where()).toBe(`/projects/${projectId}`))
    await opened()
    await userEvent.type(field(), 'zip')
    await screen.findByRole('option', { name: /^Zip that catches/ })
    expect(screen.queryByRole('option', { name: /^Search responses/ })).toBeNull()
    await userEvent.type(field(), ' & more')
    await screen.findByRole('option', { name: /It pours well/ })
    const last = screen.getAllByRole('option').at(-1)
    expect(last?.textContent).toBe('Search responses for “zip & more”')
    if (last) await userEvent.click(last)
    await waitFor(() => expect(where()).toBe('/responses?status=all&search=zip+%26+more'))
  })

  test.each(['1042', 'true', '"pours well"'])('opens all reviews that match %s', async (typed) => {
    const { calls } = responsesServer({}, { [find]: ok({ ...none, comments: [aHit('Jonas')] }) })
    await startConsole('/connections')
    await opened()
    await userEvent.type(field(), typed)
    await userEvent.click(await screen.findByRole('option', { name: `Search responses for “${typed}”` }))
    await waitFor(() => expect(calls('GET /api/comments').at(-1)?.query.get('search')).toBe(typed))
  })

  test('warns if the brand that it switched to couldn’t be saved', async () => {
    const brands = [alder, { ...alder, BrandId: 'f', BrandName: 'Fern' }]
    responsesServer(
      {},
      {
        'GET /api/onboard-data': { body: { success: true, brands, data: { brands, selectedBrandId: null } } },
        'POST /api/select-brand': refusal(500, 'INTERNAL', 'Something went wrong.'),
      },
    )
    await startConsole('/connections')
    await opened()
    await userEvent.click(await screen.findByRole('option', { name: 'Switch to Fern' }))
    expect(await screen.findByText('Couldn’t save the brand change')).toBeTruthy()
  })

  test('a result shows why it matched: the word in its text, or the product or reply that has it', async () => {
    const inProduct = { ...aHit('Jonas'), match: { in: 'product', text: 'Fieldnote Canvas Backpack' } }
    responsesServer(
      {},
      { [find]: ({ query }) => ok({ ...none, comments: [query.get('q') === 'back' ? inProduct : aHit('Jonas')] }) },
    )
    await startConsole('/connections')
    await opened()
    await userEvent.type(field(), 'pours')
    const marked = () => [...screen.getByRole('option', { name: /It pours well/ }).querySelectorAll('mark')]
    await waitFor(() => expect(marked().map((it) => it.textContent)).toEqual(['pours']))
    await userEvent.clear(field())
    await userEvent.type(field(), 'back')
    expect(await screen.findByText('Product:', { exact: false })).toBeTruthy()
    expect(marked().map((it) => it.textContent)).toEqual(['Back'])
  })

  test('opens the page of a customer', async () => {
    const jonas = { id: personId, name: 'Jonas', email: 'jonas@shop.test', count: 3 }
    responsesServer({}, { [find]: ok({ ...none, customers: [jonas] }) })
    await startConsole('/connections')
    await opened()
    await userEvent.type(field(), 'jonas')
    await userEvent.click(await screen.findByRole('option', { name: /^Jonas/ }))
    await waitFor(() => expect(where()).toBe(`/people/${personId}`))
  })

  test('never replaces newer results with older ones', async () => {
    let letGo: () => void = () => undefined
    const slow = new Promise<void>((resolve) => {
      letGo = resolve
    })
    responsesServer(
      {},
      {
        [find]: async ({ query }) => {
          if (query.get('q') === 'old') await slow
          return ok({ ...none, customers: [{ id: personId, name: `${query.get('q')} person`, email: null, count: 1 }] })
        },
      },
    )
    await startConsole('/connections')
    await opened()
    await userEvent.type(field(), 'old')
    await waitFor(() => expect(screen.getByText('Searching...')).toBeTruthy())
    await userEvent.clear(field())
    await userEvent.type(field(), 'new')
    await screen.findByRole('option', { name: /new person/ })
    letGo()
    await waitFor(() => expect(screen.queryByRole('option', { name: /old person/ })).toBeNull())
    expect(screen.getByRole('option', { name: /new person/ })).toBeTruthy()
  })

  test('shows when nothing matches, or when the search fails', async () => {
    let broken = false
    responsesServer({}, { [find]: () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : ok(none)) })
    await startConsole('/connections')
    await opened()
    await userEvent.type(field(), 'zzz')
    expect(await screen.findByText('No results.')).toBeTruthy()
    broken = true
    await userEvent.type(field(), 'q')
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toBe('Couldn’t search. It broke.')
    expect(screen.queryByText('No results.')).toBeNull()
  })

  test('opens the shortcuts and the support form from anywhere', async () => {
    responsesServer({}, { [find]: ok(none) })
    await startConsole('/connections')
    await opened()
    await userEvent.type(field(), 'keyboard')
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await opened()
    await userEvent.type(field(), 'support')
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Contact Support' })).toBeTruthy()
  })
})
