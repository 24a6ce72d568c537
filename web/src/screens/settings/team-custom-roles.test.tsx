import type { CustomRole } from '@bizamply/contract/custom-roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'
import { aMember, aTeam, own, teamAddress, teamServer } from '../../testing/team.ts'

const create = 'POST /api/team/roles'
const change = 'PUT /api/team/roles/agency'
const remove = 'DELETE /api/team/roles/agency'
const give = 'PUT /api/team/members/user-2/role'

const agency: CustomRole = { id: 'agency', name: 'Agency', permissions: ['replies.write'], inUse: 1 }
const enterprise = (more = {}) => aTeam({ plan: 'enterprise', seats: { taken: 2, most: null }, ...more })
const section = () => screen.findByRole('region', { name: 'Custom roles' })

test('a role is created as a copy of a built-in one, with a name', async () => {
  const { calls } = teamServer(enterprise(), { [create]: ok({ ...agency, inUse: 0 }) })
  await startConsole(teamAddress)
  await userEvent.click(within(await section()).getByRole('button', { name: 'New role' }))
  const dialog = await screen.findByRole('dialog', { name: 'New role' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create role' }))
  expect(await within(dialog).findByText('Enter a name')).toBeTruthy()
  await userEvent.type(within(dialog).getByLabelText('Name'), ' Agency ')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Viewer' }))
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Generate and edit replies' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create role' }))
  expect(await screen.findByText('Agency created')).toBeTruthy()
  expect(calls(create)[0]?.body).toEqual({ name: 'Agency', permissions: ['replies.write'] })
})

test('a duplicate name shows an error at its field, and keeps the input', async () => {
  const taken = 'A role with this name already exists'
  teamServer(enterprise(), {
    [create]: {
      status: 400,
      body: { message: taken, code: 'BAD_REQUEST', errors: [{ path: 'name', message: taken }] },
    },
  })
  await startConsole(teamAddress)
  await userEvent.click(within(await section()).getByRole('button', { name: 'New role' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Editor')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create role' }))
  expect(await within(dialog).findByText(taken)).toBeTruthy()
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('Editor')
})

test('editing a role shows whom it affects, and saves', async () => {
  const { calls } = teamServer(enterprise({ customRoles: [agency] }), { [change]: ok(agency) })
  await startConsole(teamAddress)
  await userEvent.click(within(await section()).getByRole('button', { name: 'Edit Agency' }))
  const dialog = await screen.findByRole('dialog', { name: /^Edit Agency/ })
  expect(dialog.textContent).toContain('Changes apply right away to the 1 member or invitation with this role.')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Send replies' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Agency saved')).toBeTruthy()
  expect(calls(change)[0]?.body).toEqual({ name: 'Agency', permissions: ['replies.write', 'replies.send'] })
})

test('a role in use can’t be deleted, and says why', async () => {
  const message = 'Agency is in use by 1 member or invitation. Give them another role first.'
  teamServer(enterprise({ customRoles: [agency] }), { [remove]: refusal(409, 'CONFLICT', message) })
  await startConsole(teamAddress)
  await userEvent.click(within(await section()).getByRole('button', { name: 'Delete Agency' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete role' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a role is assigned in a member’s menu, and applies in chosen brands', async () => {
  let members = [own, aMember()]
  const { calls } = teamServer(() => enterprise({ members, customRoles: [agency] }), {
    [give]: () => {
      members = [own, aMember({ customRole: 'agency', role: 'editor' })]
      return ok({})
    },
  })
  await startConsole(teamAddress)
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Theo Lindqvist' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Agency in every brand' }))
  expect(await screen.findByText('Theo Lindqvist’s role is now Agency')).toBeTruthy()
  expect(calls(give)[0]?.body).toEqual({ customRole: 'agency' })
  const name = 'Theo Lindqvist, role in Fern'
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name }).value).toBe('agency'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name }), 'No access')
  await waitFor(() => expect(calls(give)[1]?.body).toEqual({ customRole: 'agency', brandIds: ['b'] }))
})

test('an invitation can have a custom role and the brands where it applies', async () => {
  const invite = 'POST /api/team/invitations'
  const { calls } = teamServer(enterprise({ customRoles: [agency] }), { [invite]: ok({ invited: ['x'], refused: [] }) })
  await startConsole(teamAddress)
  await userEvent.click(await screen.findByRole('button', { name: 'Invite Member' }))
  const dialog = await screen.findByRole('dialog', { name: 'Invite Member' })
  await userEvent.type(within(dialog).getByLabelText('Email address'), 'jo@agency.example')
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Custom' }))
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Access to Fern' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
  await waitFor(() =>
    expect(calls(invite)[0]?.body).toEqual({ emails: ['jo@agency.example'], customRole: 'agency', brandIds: ['b'] }),
  )
})

test('a plan without custom roles names the plans that include them', async () => {
  teamServer(aTeam())
  await startConsole(teamAddress)
  const roles = await section()
  expect(roles.textContent).toContain('Custom roles are included in the Enterprise plan.')
  expect(within(roles).queryByRole('button')).toBeNull()
})

const as = (...permissions: CustomRole['permissions']) => ({
  ...nora,
  memberRole: 'editor' as const,
  customRole: { name: 'Agency', permissions },
})

test('a role that can only write shows no Send', async () => {
  responsesServer({ comments: [aDraft(1)], user: as('replies.write') })
  await startConsole('/responses?status=draft')
  const draft = await openReview('Customer 1')
  expect(within(draft).getByRole('button', { name: 'Edit' })).toBeTruthy()
  expect(within(draft).queryByRole('button', { name: /^Send/ })).toBeNull()
})

test('a role that can only send shows no editor', async () => {
  responsesServer({ comments: [aDraft(1)], user: as('replies.send') })
  await startConsole('/responses?status=draft')
  const draft = await openReview('Customer 1')
  expect(within(draft).getAllByRole('button', { name: /^Send/ }).length).toBeGreaterThan(0)
  expect(within(draft).queryByRole('button', { name: 'Edit' })).toBeNull()
})

test('Esc asks before it discards a role that was changed, not one that was not', async () => {
  teamServer(enterprise())
  await startConsole(teamAddress)
  const open = async () => {
    await userEvent.click(within(await section()).getByRole('button', { name: 'New role' }))
    return screen.findByRole('dialog', { name: 'New role' })
  }
  await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const dialog = await open()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Generate and edit replies' }))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy()
  expect(dialog.isConnected).toBe(true)
})
