import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { alertId, fell, list, pageOf, quiet, radarServer, watch, zip } from '../../testing/alerts.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole('heading', { name })).closest('li')
  if (!row) throw new Error(`no row ${name}`)
  return row
}

describe('the list of alerts', () => {
  test('shows what changed, in figures and in a customer’s words; each figure opens the reviews that it counts', async () => {
    radarServer([zip, fell])
    await startConsole('/radar')
    const row = await rowOf('More complaints about zipper')
    expect(within(row).getByText('Morrow Kettle')).toBeTruthy()
    expect(row.textContent).toContain('10 of 10 reviews; 0 of 48 in the 8 weeks before')
    expect(row.querySelector('mark')?.textContent).toBe('zip got stuck')
    expect(
      within(row)
        .getByRole('img', { name: /^Last 9/ })
        .getAttribute('aria-label'),
    ).toBe('Last 9 weeks: 0%, 0%, 0%, 0%, 0%, 0%, 0%, 0%, 100%')
    const [now, base, before] = within(row)
      .getAllByRole('link')
      .filter((link) => /^\d/.test(link.textContent))
      .map((link) => new URL(link.getAttribute('href') ?? '', location.origin).searchParams)
    const queryOf = (found: URLSearchParams | undefined) =>
      ['status', 'triageState', 'topic', 'product', 'from', 'to'].map((name) => found?.get(name) ?? null)
    expect(queryOf(now)).toEqual(['all', 'shown', 'bad:zip', alertId(9), '2026-11-14', '2026-11-20'])
    expect(queryOf(base)).toEqual(['all', 'shown', null, alertId(9), '2026-11-14', '2026-11-20'])
    expect(queryOf(before)).toEqual(['all', 'shown', 'bad:zip', alertId(9), '2026-09-19', '2026-11-13'])
    const rating = await rowOf('Rating fell to 1.0')
    expect(rating.textContent).toContain('10 ratings; 4.8 from 48 ratings in the 8 weeks before')
  })

  test('moves an acknowledged alert out of the open ones, and Undo reopens it', async () => {
    let open = [zip]
    const known = { ...zip, state: 'acknowledged' as const, acknowledged: { at: zip.openedAt, by: null } }
    const { calls } = radarServer([], {
      [list]: () => pageOf(open, { acknowledged: 1 - open.length }),
      [`POST /api/alerts/${zip.id}/acknowledge`]: () => {
        open = []
        return ok(known)
      },
      [`POST /api/alerts/${zip.id}/reopen`]: () => {
        open = [zip]
        return ok(zip)
      },
    })
    await startConsole('/radar')
    await userEvent.click(
      within(await rowOf('More complaints about zipper')).getByRole('button', { name: 'Acknowledge' }),
    )
    expect(await screen.findByText('Acknowledged: Morrow Kettle')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'No open alerts' })).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await rowOf('More complaints about zipper')).toBeTruthy()
    expect(calls(`POST /api/alerts/${zip.id}/reopen`)).toHaveLength(1)
  })

  test('mutes an alert from its menu, for some days or permanently', async () => {
    const mute = `POST /api/alerts/${zip.id}/mute`
    const { calls } = radarServer([zip], { [mute]: ok({ ...zip, mute: { until: null, at: zip.openedAt, by: null } }) })
    await startConsole('/radar')
    const row = await rowOf('More complaints about zipper')
    await userEvent.click(within(row).getByRole('button', { name: /^More actions for Morrow Kettle/ }))
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    expect(items).toEqual(['Assign...', 'Start project', 'Open reviews', '7 days', '30 days', '90 days', 'Permanently'])
    await userEvent.click(screen.getByRole('menuitem', { name: '30 days' }))
    await waitFor(() => expect(calls(mute)[0]?.body).toEqual({ span: '30' }))
    expect(await screen.findByText('Muted for 30 days: Morrow Kettle')).toBeTruthy()
  })

  test('starts a project with the alert’s product and topic', async () => {
    radarServer([zip, { ...fell, projectId: alertId(7) }])
    await startConsole('/radar')
    const linked = within(await rowOf('Rating fell to 1.0')).getByRole('link', { name: 'In a project' })
    expect(linked.getAttribute('href')).toBe(`/projects/${alertId(7)}`)
    const row = await rowOf('More complaints about zipper')
    await userEvent.click(within(row).getByRole('button', { name: /^More actions for Morrow Kettle/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Start project' }))
    await waitFor(() => expect(location.pathname).toBe('/projects'))
    const filters = new URLSearchParams(location.search)
    expect(['new', 'alert', 'product', 'topic'].map((name) => filters.get(name))).toEqual([
      'true',
      zip.id,
      zip.product.id,
      'zip',
    ])
  })

  test('assigns an alert to members who can reply, but not to viewers', async () => {
    const assign = `POST /api/alerts/${zip.id}/assign`
    const member = { id: alertId(5), name: 'Edda Cole', email: null, role: 'editor' }
    const { calls } = radarServer([zip], {
      'GET /api/members': ok([member, { ...member, id: alertId(6), name: 'Vic Reader', role: 'viewer' }]),
      [assign]: ok({ ...zip, assignee: { id: member.id, name: member.name } }),
    })
    await startConsole('/radar')
    const row = await rowOf('More complaints about zipper')
    await userEvent.click(within(row).getByRole('button', { name: /^More actions for/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign...' }))
    const dialog = await screen.findByRole('dialog', { name: 'Assign this alert' })
    await userEvent.click(await within(dialog).findByRole('option', { name: /Edda Cole/ }))
    expect(within(dialog).queryByText('Vic Reader')).toBeNull()
    expect(await screen.findByText('Assigned to Edda Cole: Morrow Kettle')).toBeTruthy()
    expect(calls(assign)[0]?.body).toEqual({ userId: member.id })
  })

  test('shows why the server rejects a change, and keeps the alert', async () => {
    const refused = refusal(500, 'INTERNAL', 'It broke.')
    radarServer([zip], { [`POST /api/alerts/${zip.id}/acknowledge`]: refused })
    await startConsole('/radar')
    await userEvent.click(
      within(await rowOf('More complaints about zipper')).getByRole('button', { name: 'Acknowledge' }),
    )
    expect(await screen.findByText('Couldn’t change the alert')).toBeTruthy()
    expect(await rowOf('More complaints about zipper')).toBeTruthy()
  })

  test('is read-only for viewers', async () => {
    radarServer([zip], {}, { user: { ...nora, memberRole: 'viewer' } })
    await startConsole('/radar')
    const row = await rowOf('More complaints about zipper')
    expect(within(row).queryByRole('button')).toBeNull()
    expect(screen.getByText(/^Your role can view alerts/)).toBeTruthy()
  })

  test('can be navigated with j and k', async () => {
    radarServer([zip, fell])
    await startConsole('/radar')
    await rowOf('More complaints about zipper')
    const focused = (): string | null => document.activeElement?.textContent ?? null
    await userEvent.keyboard('j')
    expect(focused()).toBe('More complaints about zipper')
    await userEvent.keyboard('jj')
    expect(focused()).toBe('Rating fell to 1.0')
    await userEvent.keyboard('k')
    expect(focused()).toBe('More complaints about zipper')
  })
})

describe('filters', () => {
  test('are kept in the URL and sent to the server; the chips show matching counts', async () => {
    const { calls } = radarServer([zip], { [list]: pageOf([zip], { acknowledged: 4, muted: 2 }) })
    await startConsole('/radar')
    await rowOf('More complaints about zipper')
    await userEvent.click(screen.getByRole('button', { name: 'Muted 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Assigned to me' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Change' }), 'Complaints')
    await userEvent.type(screen.getByRole('searchbox', { name: /^Search/ }), 'kettle{enter}')
    await waitFor(() => expect(where()).toBe('/radar?state=muted&kind=topic&mine=true&search=kettle'))
    await waitFor(() =>
      expect(Object.fromEntries(calls(list).at(-1)?.query ?? [])).toEqual({
        state: 'muted',
        kind: 'topic',
        assignee: 'me',
        search: 'kettle',
      }),
    )
  })

  test('can be cleared with one click if nothing matches', async () => {
    radarServer([], { [list]: ({ query }) => pageOf(query.has('search') ? [] : [zip]) })
    await startConsole('/radar?search=nothing')
    expect(await screen.findByRole('heading', { name: 'No matching alerts' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await rowOf('More complaints about zipper')).toBeTruthy()
    expect(where()).toBe('/radar')
  })
})

describe('a quiet radar', () => {
  test('shows what is checked and when, and what is close to an alert', async () => {
    const close = { ...zip, now: { value: 0.4, count: 4, of: 10 }, strength: 0.6 }
    radarServer([], { [watch]: ok({ ...quiet, rising: [close] }) })
    await startConsole('/radar')
    expect(await screen.findByRole('heading', { name: 'No open alerts' })).toBeTruthy()
    const section = await screen.findByRole('region', { name: 'What the radar checks' })
    await waitFor(() => expect(section.textContent).toContain('12 products with reviews'))
    expect(section.textContent).toContain('3 product topics with complaints')
    expect(section.textContent).toContain('Next check')
    const rising = within(section).getByRole('list', { name: 'Close to an alert' })
    expect(rising.textContent).toContain('Morrow Kettle: More complaints about zipper')
    expect(rising.textContent).toContain('4 of 10 reviews')
  })

  test.for([
    [null, 'Alerts start once your reviews go back that far.'],
    ['2026-10-05', 'Your first review is from Oct 5, so there isn’t enough to compare yet.'],
  ] as const)('with a first review on %s, says what is missing', async ([firstDay, text]) => {
    radarServer([], { [watch]: ok({ ...quiet, firstDay }) })
    await startConsole('/radar')
    expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy()
    expect(screen.getByText(`Each week is compared with the 8 weeks before it. ${text}`)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Connect a platform' }) !== null).toBe(firstDay === null)
  })

  test('shows why it fails to load, and Try Again reloads it', async () => {
    let broken = true
    radarServer([], { [list]: () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : pageOf([zip])) })
    await startConsole('/radar')
    expect(await screen.findByText('Couldn’t load alerts. It broke.', {}, { timeout: 4000 })).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await rowOf('More complaints about zipper')).toBeTruthy()
  })
})

describe('the alert of a notification', () => {
  test('is shown above the others in any state, until all are shown', async () => {
    const known = { ...zip, state: 'acknowledged' as const, acknowledged: { at: zip.openedAt, by: null } }
    radarServer([fell], { [`GET /api/alerts/${zip.id}`]: ok(known) })
    await startConsole(`/radar?alert=${zip.id}`)
    const section = await screen.findByRole('region', { name: 'The alert you opened' })
    expect(within(section).getByRole('heading', { name: 'More complaints about zipper' })).toBeTruthy()
    expect(await rowOf('Rating fell to 1.0')).toBeTruthy()
    await userEvent.click(within(section).getByRole('button', { name: 'Show all alerts' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'The alert you opened' })).toBeNull())
    expect(where()).toBe('/radar')
  })

  test('shows a message if it was deleted, and the other alerts', async () => {
    radarServer([fell], { [`GET /api/alerts/${zip.id}`]: refusal(404, 'NOT_FOUND', 'We couldn’t find this alert.') })
    await startConsole(`/radar?alert=${zip.id}`)
    expect(await screen.findByText('This alert no longer exists')).toBeTruthy()
    await waitFor(() => expect(where()).toBe('/radar'))
  })
})
