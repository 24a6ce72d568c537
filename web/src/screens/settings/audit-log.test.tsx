import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { auditActions, auditAreas, formerMember } from '@bizamply/contract/audit-actions'
import { auditEn } from '../../messages/audit.en.ts'
import { anEntry, auditAddress, auditPage, auditServer } from '../../testing/audit.ts'
import { refusal } from '../../testing/fake-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'
import { aTeam, teamAddress } from '../../testing/team.ts'

const list = 'GET /api/audit'
const row = (name: RegExp) => screen.findByRole('button', { name })

describe('the audit log', () => {
  test('has a label for every action', () => {
    const did: Record<string, object> = auditEn.did
    for (const area of auditAreas) expect(Object.keys(did[area] ?? {}), area).toEqual([...auditActions[area]])
    expect(Object.keys(auditEn.area)).toEqual(auditAreas)
  })

  test('shows who did what, and expands to before, after, and origin', async () => {
    auditServer()
    await startConsole(auditAddress)
    const entry = await row(/Nora Vance made Theo Lindqvist an Editor in every brand/)
    expect(entry.textContent).toContain('Firefox on Linux · Germany')
    expect(entry.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(entry)
    const changes = await screen.findByRole('table')
    expect(within(changes).getByRole('row', { name: 'Role Viewer Editor' })).toBeTruthy()
    expect(screen.getByText('203.0.113.7')).toBeTruthy()
    expect(screen.getByText('Entry 7')).toBeTruthy()
  })

  test('shows names of brands and people instead of ids, and marks automatic changes', async () => {
    const brands = { '0198c0de-0000-7000-8000-000000000001': 'viewer' }
    const changed = anEntry({ after: { role: 'viewer', brands } })
    const ended = anEntry({ id: 'entry-2', action: 'billing.ended', by: null, from: null, subject: 'Premium' })
    auditServer({ [list]: auditPage([changed, ended], null, { '0198c0de-0000-7000-8000-000000000001': 'Fern' }) })
    await startConsole(auditAddress)
    await userEvent.click(await row(/changed the roles of Theo Lindqvist by brand/))
    expect(await screen.findByText('Fern: Viewer')).toBeTruthy()
    expect((await row(/The Premium plan ended/)).textContent).toContain('In the background')
  })

  test('says what a bulk job did, and to how many reviews', async () => {
    const job = (id: string, action: 'job.started' | 'job.stopped', details: Record<string, unknown>) =>
      anEntry({ id, action, subject: null, details, before: null, after: null })
    const entries = [
      job('1', 'job.started', { kind: 'bulk-send', target: 'platform', comments: 4 }),
      job('2', 'job.started', { kind: 'bulk-generate', comments: 1 }),
      job('3', 'job.stopped', { kind: 'bulk-generate' }),
      job('4', 'job.stopped', { kind: 'backfill' }),
    ]
    auditServer({ [list]: auditPage(entries) })
    await startConsole(auditAddress)
    expect(await row(/^Nora Vance started sending 4 replies/)).toBeTruthy()
    expect(await row(/^Nora Vance started generating 1 reply/)).toBeTruthy()
    expect(await row(/^Nora Vance stopped generating replies/)).toBeTruthy()
    expect(await row(/^Nora Vance stopped a job/)).toBeTruthy()
  })

  test('details have names instead of values of the database, and no channels or country without any', async () => {
    const from = { ip: '::1', country: null, device: 'Chrome on Linux' }
    const plain = { subject: null, before: null, after: null, from }
    auditServer({
      [list]: auditPage([
        anEntry({ ...plain, action: 'job.started', details: { kind: 'bulk-generate', target: 'platform' } }),
        anEntry({ ...plain, id: 'entry-2', action: 'job.started', details: { kind: 'bulk-send', target: 'both' } }),
      ]),
    })
    await startConsole(auditAddress)
    const [generating, sending] = await screen.findAllByRole('button', { name: /^Nora Vance started/ })
    expect(generating?.textContent).toContain('Chrome on Linux')
    expect(generating?.textContent).not.toContain('·')
    await userEvent.click(generating as HTMLElement)
    const facts = () =>
      [...document.querySelectorAll('dt')].map((it) => `${it.textContent}: ${it.nextSibling?.textContent}`)
    await screen.findByText('Generate replies')
    expect(facts()).toContain('Action: Generate replies')
    expect(facts().join()).not.toMatch(/Channels|Country/)
    await userEvent.click(sending as HTMLElement)
    expect(facts()).toContain('Channels: Platform and WhatsApp')
  })

  test('says when a former member or an action of a newer version is unknown', async () => {
    const by = { userId: formerMember, name: 'Former member', email: '', picture: null }
    const newer = anEntry({ id: 'entry-2', action: 'team.renamed' as 'team.invited' })
    auditServer({ [list]: auditPage([anEntry({ by, from: null }), newer]) })
    await startConsole(auditAddress)
    expect((await row(/^Former member made/)).textContent).toContain('Deleted with the account')
    expect(await row(/^team\.renamed/)).toBeTruthy()
  })

  test('filters from the URL, and clears the filters', async () => {
    const { calls } = auditServer({ [list]: ({ query }) => auditPage(query.get('area') ? [] : [anEntry()]) })
    await startConsole(`${auditAddress}&area=team&last=7`)
    expect(await screen.findByRole('heading', { name: 'No matching entries' })).toBeTruthy()
    expect(calls(list)[0]?.query.toString()).toContain('area=team&days=7')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Billing')
    await waitFor(() => expect(where()).toMatch(/tab=audit&area=billing&last=7$/))
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
    await row(/made Theo Lindqvist/)
    expect(where()).toBe(auditAddress)
  })

  test('loads page by page', async () => {
    auditServer({
      [list]: ({ query }) =>
        query.get('cursor')
          ? auditPage([anEntry({ id: 'entry-2', subject: 'Olu Adeyemi' })])
          : auditPage([anEntry()], 'next'),
    })
    await startConsole(auditAddress)
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await row(/Olu Adeyemi/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('shows an empty state before the first entry', async () => {
    auditServer({ [list]: auditPage([]) })
    await startConsole(auditAddress)
    expect(await screen.findByRole('heading', { name: 'No changes yet' })).toBeTruthy()
  })

  test('shows why it fails to load, and Try Again reloads it', async () => {
    let broken = true
    auditServer({ [list]: () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : auditPage([anEntry()])) })
    await startConsole(auditAddress)
    expect(await screen.findByText('Couldn’t load the audit log. It broke.')).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await row(/made Theo Lindqvist/)).toBeTruthy()
  })

  test('is verified by a button, which shows the first broken entry', async () => {
    let found: object = { intact: true, entries: 12, brokenAt: null, problem: null }
    auditServer({ 'POST /api/audit/check': () => ({ body: { success: true, data: found } }) })
    await startConsole(auditAddress)
    const check = await screen.findByRole('button', { name: /Check log/ })
    await userEvent.click(check)
    expect(await screen.findByText('12 entries checked. None have been altered.')).toBeTruthy()
    found = { intact: false, entries: 3, brokenAt: 4, problem: 'changed' }
    await userEvent.click(check)
    expect(await screen.findByText(/Entry 4 was altered after it was written/)).toBeTruthy()
  })

  test('exports the filtered entries', async () => {
    auditServer()
    await startConsole(`${auditAddress}&area=team`)
    const link = await screen.findByRole('link', { name: 'Export CSV' })
    expect(link.getAttribute('href')).toMatch(/^\/api\/audit\/export\?area=team&brand=/)
  })

  test.each(['editor', 'viewer'] as const)('is not there for a member who is %s', async (memberRole) => {
    const { calls } = auditServer({}, { memberRole })
    await startConsole(auditAddress)
    expect(await screen.findByRole('heading', { name: 'General' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull()
    expect(calls(list)).toEqual([])
  })
})

test('shows its newest entries on the team page, with a link to all', async () => {
  const { calls } = auditServer({ 'GET /api/team': { body: { success: true, data: aTeam() } } })
  await startConsole(teamAddress)
  expect(await screen.findByText(/made Theo Lindqvist an Editor in every brand/)).toBeTruthy()
  expect(calls(list)[0]?.query.toString()).toBe('area=team&limit=3')
  const link = screen.getByRole('link', { name: 'View full log' })
  expect(link.getAttribute('href')).toBe('/settings?tab=audit&area=team')
})
