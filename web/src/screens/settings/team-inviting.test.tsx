import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'
import { aTeam, teamAddress, teamServer, twoBrands } from '../../testing/team.ts'

const invite = 'POST /api/team/invitations'

async function openDialog(): Promise<HTMLElement> {
  await startConsole(teamAddress)
  await userEvent.click(await screen.findByRole('button', { name: 'Invite Member' }))
  return screen.findByRole('dialog', { name: 'Invite Member' })
}

test('addresses become chips with comma, Enter, and paste; all are invited with the chosen roles', async () => {
  const { calls } = teamServer(aTeam(), {
    [invite]: ({ body }) => ok({ invited: (body as { emails: string[] }).emails, refused: [] }),
  })
  const dialog = await openDialog()
  const field = within(dialog).getByLabelText('Email address')
  await userEvent.type(field, 'Mira@alder.example,jo@alder.example{Enter}')
  fireEvent.paste(field, { clipboardData: { getData: () => 'a@alder.example; b@alder.example\njo@alder.example\n' } })
  for (const email of ['mira', 'jo', 'a', 'b'])
    expect(within(dialog).getByRole('button', { name: `Remove ${email}@alder.example` })).toBeTruthy()
  expect(within(dialog).getByText('4 of 13 available seats')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove b@alder.example' }))
  const fern = within(dialog).getByRole('group', { name: 'Fern' })
  await userEvent.click(within(fern).getByRole('radio', { name: 'Viewer' }))
  expect(within(dialog).getByText('Editor in Alder: can generate, edit and send replies.')).toBeTruthy()
  expect(within(dialog).getByText('Viewer in Fern: can read everything.')).toBeTruthy()
  await userEvent.type(within(dialog).getByLabelText('Add a note'), 'Welcome!')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send 3 invitations' }))
  expect(await screen.findByText('3 invitations sent')).toBeTruthy()
  expect(calls(invite)[0]?.body).toEqual({
    emails: ['mira@alder.example', 'jo@alder.example', 'a@alder.example'],
    brands: [
      { brandId: 'b', role: 'editor' },
      { brandId: 'f', role: 'viewer' },
    ],
    note: 'Welcome!',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a typed address that is not a chip yet is invited too', async () => {
  const { calls } = teamServer(aTeam({ brands: twoBrands.slice(0, 1) }), {
    [invite]: ok({ invited: ['jo@alder.example'], refused: [] }),
  })
  const dialog = await openDialog()
  await userEvent.type(within(dialog).getByLabelText('Email address'), 'jo@alder.example')
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Viewer' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(calls(invite)[0]?.body).toEqual({ emails: ['jo@alder.example'], role: 'viewer' }))
})

test('invalid or rejected addresses stay red with their reason; the others are sent', async () => {
  const { calls } = teamServer(aTeam(), {
    [invite]: ok({
      invited: ['jo@alder.example'],
      refused: [{ email: 'theo@alder.example', reason: 'Already a member' }],
    }),
  })
  const dialog = await openDialog()
  const field = within(dialog).getByLabelText('Email address')
  await userEvent.type(field, 'nora@,jo@alder.example,theo@alder.example,')
  expect(within(dialog).getByText(/Enter a valid email address/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send 2 invitations' }))
  expect(await within(dialog).findByText(/Already a member/)).toBeTruthy()
  expect(calls(invite)[0]?.body).toMatchObject({ emails: ['jo@alder.example', 'theo@alder.example'] })
  expect(within(dialog).queryByRole('button', { name: 'Remove jo@alder.example' })).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Remove nora@' })).toBeTruthy()
  expect(await screen.findByText('Invitation sent')).toBeTruthy()
})

test('nothing is sent without an address, without a brand, or beyond the available seats', async () => {
  const { calls } = teamServer(aTeam({ seats: { taken: 14, most: 15 } }))
  const dialog = await openDialog()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
  expect(await within(dialog).findByText('Enter an email address')).toBeTruthy()
  const field = within(dialog).getByLabelText('Email address')
  await userEvent.type(field, 'a@alder.example,b@alder.example,')
  expect(within(dialog).getByText('Only 1 seat left')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send 2 invitations' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove b@alder.example' }))
  const alder = within(dialog).getByRole('group', { name: 'Alder' })
  await userEvent.click(within(alder).getByRole('radio', { name: 'No access' }))
  expect(within(dialog).getByText('Choose a role in at least one brand')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
  expect(calls(invite)).toEqual([])
})

test('if all are rejected, the error shows above the form, which keeps the input', async () => {
  const words = 'You can send up to 50 invitations an hour. Please try again later.'
  teamServer(aTeam(), { [invite]: refusal(429, 'RATE_LIMIT_EXCEEDED', words) })
  const dialog = await openDialog()
  await userEvent.type(within(dialog).getByLabelText('Email address'), 'jo@alder.example,')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
  expect(await within(dialog).findByText(words)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Remove jo@alder.example' })).toBeTruthy()
})

test('Esc asks before it discards addresses and a note', async () => {
  teamServer(aTeam())
  const dialog = await openDialog()
  await userEvent.type(within(dialog).getByLabelText('Add a note'), 'Welcome!')
  await userEvent.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('Welcome!')
  expect(dialog.isConnected).toBe(true)
})
