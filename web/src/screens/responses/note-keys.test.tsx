import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { refusal, type Reply } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

async function openNote(answers: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer({ comments: [aComment(1)] }, answers)
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('jc')
  return { ...server, dialog: await screen.findByRole('dialog', { name: 'Internal note' }) }
}

test('Escape closes only the suggested members, until the next mention', async () => {
  const { dialog } = await openNote()
  const area = within(dialog).getByLabelText<HTMLTextAreaElement>('Note for your team')
  await userEvent.type(area, 'Look, @ma')
  expect(await within(dialog).findByRole('button', { name: '@Mara Lind' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: '@Mara Lind' })).toBeNull())
  expect(area.value).toBe('Look, @ma')
  expect(document.activeElement).toBe(area)
  await userEvent.keyboard('r')
  expect(within(dialog).queryByRole('button', { name: '@Mara Lind' })).toBeNull()
  await userEvent.keyboard(' and @')
  expect(within(dialog).getByRole('button', { name: '@Mara Lind' })).toBeTruthy()
})

test('Escape asks before a written note is lost, and closes an empty one', async () => {
  const { dialog } = await openNote()
  await userEvent.type(within(dialog).getByLabelText('Note for your team'), 'Asked the warehouse.{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
  const area = within(dialog).getByLabelText<HTMLTextAreaElement>('Note for your team')
  expect(area.value).toBe('Asked the warehouse.')
  await userEvent.clear(area)
  await userEvent.type(area, '{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('z takes back a note that was just added', async () => {
  const id = '01a1fe39-f086-7359-addd-0000000000cc'
  const author = { id: 'u1', name: 'Ana' }
  const note = { id, text: 'Asked the warehouse.', mentions: [], author, createdAt: '2026-11-20T10:00:00Z' }
  const { dialog, calls } = await openNote({
    [`POST /api/comments/${aComment(1)._id}/notes`]: ok(note),
    [`DELETE /api/notes/${id}`]: { body: { success: true } },
  })
  await userEvent.type(within(dialog).getByLabelText('Note for your team'), note.text)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Note added')).toBeTruthy()
  await userEvent.keyboard('z')
  expect(await screen.findByText('Note removed')).toBeTruthy()
  expect(calls(`DELETE /api/notes/${id}`)).toHaveLength(1)
})

const notes = `POST /api/comments/${aComment(1)._id}/notes`
const saved = {
  id: '01a1fe39-f086-7359-addd-0000000000cc',
  text: 'Asked the warehouse.',
  mentions: [],
  author: { id: 'u1', name: 'Ana' },
  createdAt: '2026-11-20T10:00:00Z',
}

/** A note in the pane whose form is left while the note is being saved. */
async function leaveWhileSaving(answer: Reply) {
  const held = Promise.withResolvers<Reply>()
  responsesServer({ comments: [aComment(1)] }, { [notes]: () => held.promise })
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  await userEvent.click(within(pane).getByRole('tab', { name: /^Notes/ }))
  await userEvent.type(within(pane).getByLabelText('Note for your team'), saved.text)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.click(within(pane).getByRole('tab', { name: /^Activity/ }))
  held.resolve(answer)
  await new Promise((resolve) => setTimeout(resolve, 100))
  return pane
}

test('a note that is saved after its form was left isn’t there as unsaved text', async () => {
  const pane = await leaveWhileSaving(ok(saved))
  await userEvent.click(within(pane).getByRole('tab', { name: /^Notes/ }))
  expect(within(pane).getByLabelText<HTMLTextAreaElement>('Note for your team').value).toBe('')
})

test('a note that can’t be saved after its form was left says so, and its text stays', async () => {
  const pane = await leaveWhileSaving(refusal(500, 'INTERNAL', 'Something went wrong.'))
  expect(await screen.findByText('Couldn’t save the note.')).toBeTruthy()
  await userEvent.click(within(pane).getByRole('tab', { name: /^Notes/ }))
  expect(within(pane).getByLabelText<HTMLTextAreaElement>('Note for your team').value).toBe(saved.text)
})

test('Escape waits for a note that is being saved', async () => {
  const held = Promise.withResolvers<Reply>()
  const { dialog } = await openNote({ [notes]: () => held.promise })
  await userEvent.type(within(dialog).getByLabelText('Note for your team'), saved.text)
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  held.resolve(ok(saved))
  expect(await screen.findByText('Note added')).toBeTruthy()
})

test('a mention of a full name isn’t one of a member with the first name only', async () => {
  const members = ['Anna', 'Anna Lee'].map((name, n) => ({ id: `user-${n + 2}`, name, email: '', role: 'editor' }))
  const { dialog, calls } = await openNote({ 'GET /api/members': ok(members), [notes]: ok(saved) })
  const area = within(dialog).getByLabelText('Note for your team')
  await userEvent.type(area, 'See @ann')
  await userEvent.click(await within(dialog).findByRole('button', { name: '@Anna Lee' }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls(notes)).toHaveLength(1))
  expect(calls(notes)[0]?.body).toMatchObject({ mentions: ['user-3'] })
})
