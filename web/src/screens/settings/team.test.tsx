import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { startConsole } from '../../testing/start-console.tsx'
import { aMember, anInvitation, aTeam, own, teamAddress, teamServer } from '../../testing/team.ts'

const done = { body: { success: true, message: 'Done' } }
const put = 'PUT /api/team/members/user-2/role'
const select = (brand: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `Theo Lindqvist, role in ${brand}` })
const menuOf = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))

describe('the team', () => {
  test('is a table with a column per brand; the user’s own roles are text', async () => {
    teamServer(aTeam({ members: [own, aMember({ secondFactor: false })] }))
    await startConsole(teamAddress)
    const table = await screen.findByRole('table', { name: 'Members' })
    expect(within(table).getByRole('columnheader', { name: /Alder/ })).toBeTruthy()
    expect(within(table).getByRole('columnheader', { name: /Fern/ })).toBeTruthy()
    const [, mine, theirs] = within(table).getAllByRole('row')
    expect(within(mine ?? table).queryAllByRole('combobox')).toEqual([])
    expect(within(theirs ?? table).getAllByRole('combobox')).toHaveLength(2)
    expect(theirs?.textContent).toContain('Off')
    expect(screen.getByText('Theo Lindqvist doesn’t use two-factor sign-in.')).toBeTruthy()
    expect(screen.getByText('2 of 15 taken')).toBeTruthy()
    expect(screen.getByText('Full access', { exact: false })).toBeTruthy()
  })

  test('shows why it fails to load, and Try Again reloads it', async () => {
    let broken = true
    teamServer(aTeam(), {
      'GET /api/team': () =>
        broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : { body: { success: true, data: aTeam() } },
    })
    await startConsole(teamAddress)
    expect(await screen.findByText('Couldn’t load the team. It broke.')).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('table', { name: 'Members' })).toBeTruthy()
  })

  test('with one member says so and offers to invite', async () => {
    teamServer(aTeam({ members: [own], seats: { taken: 1, most: 15 } }))
    await startConsole(teamAddress)
    expect(await screen.findByRole('heading', { name: 'It’s just you so far' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Invite Member' }))
    expect(await screen.findByRole('dialog', { name: 'Invite Member' })).toBeTruthy()
  })

  test('without a free seat links to the plans instead of inviting', async () => {
    teamServer(aTeam({ seats: { taken: 15, most: 15 } }))
    await startConsole(teamAddress)
    const invite = await screen.findByRole('button', { name: 'Invite Member' })
    expect(invite.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/15 of 15 seats are taken/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/plans')
    await userEvent.click(invite)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each(['editor', 'viewer'] as const)('is read-only for a member who is %s', async (memberRole) => {
    const members = [aMember({ role: 'admin', userId: 'user-9' }), { ...own, role: memberRole, lastActiveAt: null }]
    teamServer(aTeam({ members }), {}, { memberRole })
    await startConsole(teamAddress)
    expect(await screen.findByText('Only company admins can change the team.')).toBeTruthy()
    expect(screen.queryAllByRole('combobox')).toEqual([])
    expect(screen.queryByRole('button', { name: 'Invite Member' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Actions for Theo Lindqvist' })).toBeNull()
    await menuOf('Nora Vance')
    expect(await screen.findByRole('menuitem', { name: 'Leave company' })).toBeTruthy()
  })

  test('with more than four brands has one column, which opens the roles by brand', async () => {
    const brands = ['b', 'c', 'd', 'e', 'f'].map((brandId) => ({ brandId, name: `Brand ${brandId}`, logoUrl: null }))
    const { calls } = teamServer(aTeam({ brands }), { [put]: done })
    await startConsole(teamAddress)
    const opener = await screen.findByRole('button', { name: /Theo Lindqvist, roles by brand/ })
    expect(opener.textContent).toBe('Editor in every brand')
    await userEvent.click(opener)
    await userEvent.selectOptions(await select('Brand d'), 'viewer')
    await waitFor(() => expect(calls(put)[0]?.body).toEqual({ brands: [{ brandId: 'd', role: 'viewer' }] }))
  })

  test('is a list on a phone; a tap opens the roles', async () => {
    const { calls } = teamServer(aTeam(), { [put]: done })
    const wide = window.matchMedia
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') })
    await startConsole(teamAddress)
    const opener = await screen.findByRole('button', { name: /Theo Lindqvist.*Editor in every brand/ })
    // On a tablet also what the table has in columns.
    expect(opener.textContent).toMatch(/Two-factor(App|Off)/)
    await userEvent.click(opener)
    expect(await screen.findByRole('dialog', { name: 'Roles for Theo Lindqvist' })).toBeTruthy()
    await userEvent.selectOptions(await select('Fern'), 'No access')
    await waitFor(() => expect(calls(put)[0]?.body).toEqual({ brands: [{ brandId: 'f', role: 'none' }] }))
  })
})

describe('a role', () => {
  test('applies immediately, and Undo restores the previous one', async () => {
    let team = aTeam()
    const { calls } = teamServer(() => team, {
      [put]: ({ body }) => {
        const isFirst = 'brands' in (body as object)
        const brands = isFirst ? ({ b: 'viewer', f: 'editor' } as const) : null
        team = aTeam({ members: [own, aMember({ brands })] })
        return done
      },
    })
    await startConsole(teamAddress)
    await userEvent.selectOptions(await select('Alder'), 'viewer')
    expect((await select('Alder')).value).toBe('viewer')
    expect(await screen.findByText('Theo Lindqvist’s role in Alder is now Viewer')).toBeTruthy()
    expect(await screen.findByText('Alder: Viewer, just changed')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(calls(put)).toHaveLength(2))
    expect(calls(put).map(({ body }) => body)).toEqual([
      { brands: [{ brandId: 'b', role: 'viewer' }] },
      { role: 'editor' },
    ])
    await waitFor(async () => expect((await select('Alder')).value).toBe('editor'))
  })

  test('that the server rejects reverts with the reason', async () => {
    teamServer(aTeam(), { [put]: refusal(409, 'LAST_ADMIN', 'The company needs an admin.') })
    await startConsole(teamAddress)
    await userEvent.selectOptions(await select('Fern'), 'admin')
    expect(
      await screen.findByText('Couldn’t change the role of Theo Lindqvist. The company needs an admin.'),
    ).toBeTruthy()
    await waitFor(async () => expect((await select('Fern')).value).toBe('editor'))
  })

  test('can’t be removed here for a member’s only brand', async () => {
    teamServer(aTeam({ members: [own, aMember({ brands: { b: 'viewer', f: 'none' } })] }))
    await startConsole(teamAddress)
    const none = within(await select('Alder')).getByRole<HTMLOptionElement>('option', { name: 'No access' })
    expect(none.disabled).toBe(true)
  })

  test('of company admin is given after a confirmation, and needs no brand roles', async () => {
    const { calls } = teamServer(aTeam(), { [put]: done })
    await startConsole(teamAddress)
    await menuOf('Theo Lindqvist')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make company admin' }))
    const question = await screen.findByRole('alertdialog', { name: 'Make Theo Lindqvist a company admin?' })
    expect(calls(put)).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Make company admin' }))
    await waitFor(() => expect(calls(put)[0]?.body).toEqual({ role: 'admin' }))
  })

  test('changed elsewhere shows immediately; a change of the user’s own role refetches the user', async () => {
    let team = aTeam()
    const { sendEvent, calls } = teamServer(() => team)
    await startConsole(teamAddress)
    await select('Alder')
    team = aTeam({ members: [own, aMember({ role: 'viewer' })] })
    sendEvent('team', 'user-2')
    await waitFor(async () => expect((await select('Alder')).value).toBe('viewer'))
    const before = calls('GET /auth/status').length
    sendEvent('team', 'user-1')
    await waitFor(() => expect(calls('GET /auth/status').length).toBe(before + 1))
  })
})

describe('leaving', () => {
  test('asks who takes over before a member is removed', async () => {
    const remove = 'POST /api/team/members/user-2/remove'
    const { calls } = teamServer(aTeam(), { [remove]: { body: { success: true, data: { handedOver: 3 } } } })
    await startConsole(teamAddress)
    await menuOf('Theo Lindqvist')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from team' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Theo Lindqvist from Alder & Co?' })
    await userEvent.selectOptions(within(dialog).getByLabelText('Reassign their reviews to'), 'Nora Vance')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Theo Lindqvist' }))
    expect(await screen.findByText('Theo Lindqvist removed. 3 reviews were reassigned.')).toBeTruthy()
    expect(calls(remove)[0]?.body).toEqual({ handOverTo: 'user-1' })
  })

  test('shows a failed removal in its dialog', async () => {
    const remove = 'POST /api/team/members/user-2/remove'
    teamServer(aTeam(), { [remove]: refusal(404, 'NOT_FOUND', 'We couldn’t find this member.') })
    await startConsole(teamAddress)
    await menuOf('Theo Lindqvist')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from team' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Theo Lindqvist' }))
    expect(await screen.findByText('We couldn’t find this member.')).toBeTruthy()
  })

  test('is not possible for the only admin, who sees why', async () => {
    teamServer(aTeam())
    await startConsole(teamAddress)
    await menuOf('Nora Vance')
    const item = await screen.findByRole('menuitem', { name: 'Leave company' })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('You’re the only admin. Make someone else an admin first.')).toBeTruthy()
  })

  test('signs out an admin if there is another one', async () => {
    const leave = 'POST /api/team/leave'
    const { calls } = teamServer(aTeam({ members: [own, aMember({ role: 'admin' })] }), { [leave]: done })
    await startConsole(teamAddress)
    await menuOf('Nora Vance')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave company' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave Alder & Co?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave company' }))
    await waitFor(() => expect(calls(leave)).toHaveLength(1))
    await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull())
  })
})

describe('pending members', () => {
  const resend = 'POST /api/team/invitations/invitation-1/resend'

  test('can get a new link, or have their invitation withdrawn', async () => {
    const withdraw = 'DELETE /api/team/invitations/invitation-1'
    const { calls } = teamServer(aTeam({ invitations: [anInvitation()] }), { [resend]: done, [withdraw]: done })
    await startConsole(teamAddress)
    expect(await screen.findByText('Expires in 7 days')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Resend the invitation to kaja@alder.example' }))
    expect(await screen.findByText(/^We sent a new link to kaja@alder.example/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation to kaja@alder.example' }))
    await waitFor(() => expect(calls(withdraw)).toHaveLength(1))
    expect(calls(resend)).toHaveLength(1)
  })

  test('show when their link has expired or their mail bounced', async () => {
    const late = anInvitation({ expired: true, expiresAt: '2026-11-20T10:00:00.000Z' })
    const lost = anInvitation({ id: 'invitation-2', email: 'lost@alder.example', undelivered: true })
    teamServer(aTeam({ invitations: [late, lost] }), { [resend]: refusal(402, 'PLAN_LIMIT', 'No seats left.') })
    await startConsole(teamAddress)
    expect(await screen.findByText('Not delivered')).toBeTruthy()
    expect(screen.getByText(/^Expired /)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Invite kaja@alder.example again' }))
    expect(
      await screen.findByText('Couldn’t update the invitation for kaja@alder.example. No seats left.'),
    ).toBeTruthy()
  })
})
