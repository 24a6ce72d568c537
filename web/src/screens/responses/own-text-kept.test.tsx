import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.restoreAllMocks())

const save = `PUT /api/comments/${aComment(2)._id}/draft`
const mine = 'Thank you for writing.'

async function write() {
  const server = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    {
      [save]: ({ body }) => {
        const { text } = body as { text: string }
        server.world.comments[1] = aDraft(2, { updatedContent: text, composer: 'person' })
        return ok(server.world.comments[1])
      },
    },
  )
  await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await press(pane, 'Write your own')
  await userEvent.type(within(pane).getByRole('textbox', { name: 'Your reply' }), mine)
  return { ...server, pane }
}

const saved = [{ text: mine, version: 0, how: 'edited' }]

test('one’s own text becomes the draft when the tab is closed', async () => {
  const { calls } = await write()
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(calls(save).map(({ body }) => body)).toEqual(saved))
})

test('on a phone, also when the browser is left for another app', async () => {
  const { calls, pane } = await write()
  const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  expect(calls(save)).toEqual([])
  const none = window.matchMedia
  window.matchMedia = (media) => Object.assign(none(media), { matches: media === '(pointer: coarse)' })
  fireEvent(document, new Event('visibilitychange'))
  isHidden.mockRestore()
  await waitFor(() => expect(calls(save).map(({ body }) => body)).toEqual(saved))
  expect(await within(pane).findByText('Your team’s draft')).toBeTruthy()
  // What is typed after the return goes into it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByDisplayValue(mine)))
})
