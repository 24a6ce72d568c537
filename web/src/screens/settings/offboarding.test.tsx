import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { CompanyOffboarding } from '@bizamply/contract/offboarding'
import { nora, refusal } from '../../testing/fake-server.ts'
import { onPremium } from '../../testing/billing.ts'
import { aCompany, aDeletion, anExport, companyAddress, withoutSso } from '../../testing/offboarding.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'
import { aTeam } from '../../testing/team.ts'

const read = 'GET /api/company/leaving'
const ask = 'POST /api/company/exports'
const remove = 'POST /api/company/deletion'
const undo = 'DELETE /api/company/deletion'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the company in the settings', () => {
  test('shows admins its tab; other members see no tab, and a message if they open the link', async () => {
    responsesServer({ user: { ...nora, memberRole: 'editor' } })
    await startConsole(companyAddress)
    expect(await screen.findByText('Only company admins can export or delete the company.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Company' })).toBeNull()
  })

  test('shows how many seats are taken and when the plan renews, with the links that change them', async () => {
    responsesServer(
      {},
      {
        [read]: () => ok(aCompany()),
        'GET /api/company/sso': ok(withoutSso),
        'GET /api/team': () => ok(aTeam({ seats: { taken: 3, most: 15 } })),
        'GET /api/billing': () => ok(onPremium()),
      },
    )
    await startConsole(companyAddress)
    expect(await screen.findByText('3 of 15 seats taken')).toBeTruthy()
    expect(await screen.findByText(/^Premium, renews /)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Manage the team' }).getAttribute('href')).toBe('/settings?tab=team')
    expect(screen.getByRole('link', { name: 'Change the plan' }).getAttribute('href')).toBe('/plans')
  })

  test('shows the progress of a requested export, and then its download', async () => {
    let company: CompanyOffboarding = aCompany()
    const { sendEvent, calls } = responsesServer(
      {},
      {
        [read]: () => ok(company),
        [ask]: () => {
          company = aCompany({ exports: [anExport({ state: 'running', done: 23, bytes: null })], exportsLeft: 2 })
          return ok(company.exports[0])
        },
      },
    )
    await startConsole(companyAddress)
    await press('Export company data')
    expect(await screen.findByText('23 of 92 files')).toBeTruthy()
    expect(screen.getByRole('meter', { name: 'Export progress' }).getAttribute('aria-valuenow')).toBe('25')
    expect(screen.getByRole('button', { name: 'Export company data' }).getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(calls('GET /api/events')).toHaveLength(1))
    company = aCompany({ exports: [anExport(), anExport({ id: 'old', state: 'expired' })], exportsLeft: 0 })
    sendEvent('job', 'any')
    expect(await screen.findByRole('button', { name: /^Download 4 MB$/ })).toBeTruthy()
    expect(screen.getByText('Expired')).toBeTruthy()
    expect(screen.getByText(/No exports left for now/)).toBeTruthy()
  })

  test('shows why it fails to load, and Try Again reloads it', async () => {
    let broken = true
    responsesServer(
      {},
      {
        'GET /api/company/sso': ok(withoutSso),
        [read]: () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : ok(aCompany())),
      },
    )
    await startConsole(companyAddress)
    expect(await screen.findByText('Couldn’t load the company settings. It broke.')).toBeTruthy()
    expect(await screen.findByRole('region', { name: /Single sign-on/ })).toBeTruthy()
    broken = false
    await press('Try Again')
    expect(await screen.findByRole('button', { name: 'Delete company' })).toBeTruthy()
  })

  test('is deleted only after its name is typed; the dialog shows the date and the backup period', async () => {
    let company: CompanyOffboarding = aCompany()
    const user = { ...nora }
    const { calls, world } = responsesServer(
      { user },
      {
        [read]: () => ok(company),
        [remove]: () => {
          company = aCompany({ deletion: aDeletion({ subscription: 'refused' }) })
          world.user = { ...nora, companyLeavesAt: '2026-12-07T09:00:00.000Z' }
          return ok(company.deletion)
        },
      },
    )
    await startConsole(companyAddress)
    await press('Delete company')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Alder & Co?' })
    expect(dialog.textContent).toContain('overwritten within 30 days')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete company' }))
    expect(await within(dialog).findByText('Enter the company name exactly as shown.')).toBeTruthy()
    expect(calls(remove)).toEqual([])
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Type Alder & Co to confirm' }), 'Alder & Co')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete company' }))
    await waitFor(() => expect(calls(remove)[0]?.body).toEqual({ name: 'Alder & Co' }))
    expect(await screen.findByText('This company will be deleted')).toBeTruthy()
    expect(screen.getByText(/Your store didn’t let us end your subscription/)).toBeTruthy()
    expect(await screen.findByText('Alder & Co will be deleted on December 7, 2026.')).toBeTruthy()
  })
})

describe('a company that is being deleted', () => {
  const leaving = { ...nora, companyLeavesAt: '2026-12-07T09:00:00.000Z' }

  test('shows a banner on every screen, where an admin can undo it', async () => {
    const { calls, world } = responsesServer(
      { user: leaving },
      {
        [undo]: () => {
          world.user = nora
          return ok({ kept: true })
        },
      },
    )
    await startConsole('/responses')
    expect(await screen.findByText('Alder & Co will be deleted on December 7, 2026.')).toBeTruthy()
    await press('Undo deletion')
    await waitFor(() => expect(calls(undo)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('Alder & Co will be deleted on December 7, 2026.')).toBeNull())
  })

  test('shows other members which admins to contact', async () => {
    responsesServer({ user: { ...leaving, memberRole: 'viewer' } })
    await startConsole('/responses')
    expect(await screen.findByText(/An admin can undo it\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo deletion' })).toBeNull()
  })

  test('appears in a second browser as soon as the server reports it', async () => {
    const { sendEvent, world, calls } = responsesServer({})
    await startConsole('/responses')
    await screen.findByRole('button', { name: 'Nora Vance, account menu' })
    await waitFor(() => expect(calls('GET /api/events')).toHaveLength(1))
    expect(screen.queryByText(/will be deleted on/)).toBeNull()
    world.user = leaving
    sendEvent('team', nora.id)
    expect(await screen.findByText('Alder & Co will be deleted on December 7, 2026.')).toBeTruthy()
  })
})

describe('the user’s account', () => {
  const account = (onlyAdminOf: string | null = null) => ({
    'GET /api/profile/leaving': ok({ onlyAdminOf, graceDays: 14, backupDays: 30 }),
  })

  test('is deleted after a confirmation, which signs out', async () => {
    const { calls } = responsesServer(
      {},
      { ...account(), 'POST /api/profile/deletion': ok({ dueAt: '2026-12-07T09:00:00.000Z' }) },
    )
    await startConsole('/settings?tab=security')
    await screen.findByText(/Deletes your account 14 days after you request it/)
    await press('Delete account')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' })
    expect(dialog.textContent).toContain('Former member')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(calls('POST /api/profile/deletion')).toHaveLength(1))
    await waitFor(() => expect(where()).toMatch(/^\/login/))
  })

  test('can’t be deleted for the only admin, who sees what to do', async () => {
    responsesServer({}, account('Alder & Co'))
    await startConsole('/settings?tab=security')
    expect(await screen.findByText(/You’re the only admin of Alder & Co/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Delete account' }).getAttribute('aria-disabled')).toBe('true')
    await press('Delete account')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
