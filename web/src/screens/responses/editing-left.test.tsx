import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { openEditor, save, versionOf } from '../../testing/editor.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

test('Back closes the editor, saves its text, and stays on the review', async () => {
  const { calls } = responsesServer({ comments: [aDraft(1)] }, { [save]: ({ body }) => ok(versionOf(2, body)) })
  const { area } = await openEditor()
  const url = where()
  await userEvent.type(area, ' More.')
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(save).map(({ body }) => (body as { text: string }).text)).toEqual(['Reply to customer 1 More.'])
  await waitFor(() => expect(where()).toBe(url))
})

test('what was typed in the last moment before the page was left is saved, and there when it is opened again', async () => {
  const { calls } = responsesServer({ comments: [aDraft(1)] }, { [save]: () => new Promise(() => undefined) })
  const { area } = await openEditor()
  await userEvent.type(area, ' Mine.')
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(calls(save)).toHaveLength(1))
  expect(calls(save)[0]?.body).toEqual({ text: 'Reply to customer 1 Mine.', version: 1, how: 'autosaved' })
  cleanup()
  await startConsole('/responses?status=draft')
  await openReview('Customer 1')
  expect(await screen.findByDisplayValue('Reply to customer 1 Mine.')).toBeTruthy()
})

test('Escape after someone else took over neither saves over their text nor loses one’s own', async () => {
  let others: { userId: string; name: string; state: 'looking' | 'editing' }[] = []
  const presence = `POST /api/comments/${aDraft(1)._id}/presence`
  const { calls, sendEvent } = responsesServer(
    { comments: [aDraft(1)] },
    { [presence]: () => ok(others), [save]: ({ body }) => ok(versionOf(2, body)) },
  )
  const { dialog, area } = await openEditor()
  await screen.findByText(/^Connected/)
  others = [{ userId: 'u2', name: 'Mara Lind', state: 'editing' }]
  fireEvent.change(area, { target: { value: 'Reply to customer 1 Mine.' } })
  sendEvent('presence', aDraft(1)._id)
  await within(dialog).findByText('Mara Lind is editing this reply')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const pane = screen.getByRole('region', { name: 'Open review' })
  expect(await within(pane).findByDisplayValue('Reply to customer 1 Mine.')).toBeTruthy()
  expect(calls(save)).toEqual([])
})
