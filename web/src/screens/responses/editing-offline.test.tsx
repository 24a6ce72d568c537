import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { openEditor, save, versionOf } from '../../testing/editor.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press } from '../../testing/rows.ts'

afterEach(() => vi.restoreAllMocks())

const online = () => window.dispatchEvent(new Event('online'))
const lost = new TypeError('Failed to fetch')

test('edits made offline are saved when the browser is online again', async () => {
  let isOffline = true
  const { calls } = responsesServer(
    { comments: [aDraft(1)] },
    { [save]: ({ body }) => (isOffline ? lost : ok(versionOf(2, body))) },
  )
  const { dialog, area } = await openEditor()
  await userEvent.type(area, ' More.')
  expect(await within(dialog).findByText('Failed to save draft. Please try again.')).toBeTruthy()
  const tried = calls(save).length
  isOffline = false
  online()
  await waitFor(() => expect(within(dialog).queryByText('Not saved')).toBeNull())
  expect(within(dialog).queryByText('Failed to save draft. Please try again.')).toBeNull()
  expect(calls(save).slice(tried)).toMatchObject([{ body: { text: 'Reply to customer 1 More.', version: 1 } }])
})

test('an edit that can’t be saved stays in the tab, so that a lost session doesn’t take it away', async () => {
  responsesServer({ comments: [aDraft(1)] }, { [save]: lost })
  const { dialog, area } = await openEditor()
  await userEvent.type(area, ' More.')
  expect(await within(dialog).findByText('Failed to save draft. Please try again.')).toBeTruthy()
  expect(Object.values({ ...sessionStorage }).join()).toContain('Reply to customer 1 More.')
})

test('a colleague’s save made in the meantime is shown when the browser is online again, and no edit is lost', async () => {
  let isOffline = true
  const { world, calls } = responsesServer(
    { comments: [aDraft(1)] },
    { [save]: ({ body }) => (isOffline ? lost : ok(versionOf(3, body))) },
  )
  const { dialog, area } = await openEditor()
  await userEvent.type(area, ' Mine.')
  expect(await within(dialog).findByText('Failed to save draft. Please try again.')).toBeTruthy()
  const tried = calls(save).length
  world.comments = [aDraft(1, { version: 2, updatedContent: 'What the colleague wrote.', composer: 'person' })]
  isOffline = false
  online()
  expect(await within(dialog).findByText('What the colleague wrote.')).toBeTruthy()
  expect(calls(save)).toHaveLength(tried)
  await press(dialog, 'Keep mine')
  await waitFor(() =>
    expect(calls(save).slice(tried)).toMatchObject([{ body: { text: 'Reply to customer 1 Mine.', version: 2 } }]),
  )
  expect(screen.getByDisplayValue('Reply to customer 1 Mine.')).toBeTruthy()
})

test('what is missing while the browser is offline is done once it is online again, and the editor says so', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const check = `POST /api/comments/${aDraft(1)._id}/check`
  const { calls } = responsesServer(
    { comments: [aDraft(1)] },
    {
      [save]: ({ body }) => (navigator.onLine ? ok(versionOf(2, body)) : lost),
      [check]: () => (navigator.onLine ? ok([]) : lost),
    },
  )
  const { dialog, area } = await openEditor()
  await userEvent.type(area, ' More.')
  const unsaved = 'You’re offline. We’ll save this draft when you’re back online.'
  const unchecked = 'You’re offline. We’ll check this reply when you’re back online.'
  expect(await within(dialog).findByText(unsaved)).toBeTruthy()
  expect(await within(dialog).findByText(unchecked)).toBeTruthy()
  connection.mockReturnValue(true)
  online()
  await waitFor(() => expect(within(dialog).queryByText('Not checked for unsupported claims')).toBeNull())
  expect(within(dialog).queryByText(unsaved)).toBeNull()
  expect(within(dialog).queryByText(/Something went wrong|Failed to save/)).toBeNull()
  expect(calls(save).at(-1)).toMatchObject({ body: { text: 'Reply to customer 1 More.' } })
})
