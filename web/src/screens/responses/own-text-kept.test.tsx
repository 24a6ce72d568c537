import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { refusal, type Reply } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.restoreAllMocks())

const save = `PUT /api/comments/${aComment(2)._id}/draft`
const mine = 'Thank you for writing.'

type Saved = { text: string; version: number }

/** `refuse`: what the server answers instead of saving. */
async function write(refuse: (given: Saved) => Reply | null = () => null) {
  const server = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    {
      'GET /api/templates': ok([
        { id: 't1', name: 'Thanks', text: 'See you soon.', updatedAt: '2026-11-20T10:00:00Z' },
      ]),
      [save]: ({ body }) => {
        const instead = refuse(body as Saved)
        if (instead) return instead
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

test('hidden and gone at once, it is saved once, and what is typed after the return goes into the draft', async () => {
  const { calls, pane } = await write()
  const none = window.matchMedia
  window.matchMedia = (media) => Object.assign(none(media), { matches: media === '(pointer: coarse)' })
  const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pagehide'))
  isHidden.mockRestore()
  expect(await within(pane).findByText('Your team’s draft')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByDisplayValue(mine)))
  await userEvent.keyboard(' Soon.')
  await waitFor(() => expect(calls(save).at(-1)?.body).toMatchObject({ text: `${mine} Soon.`, version: 1 }))
  expect(calls(save)).toHaveLength(2)
})

test('a save whose response was lost with the page is no one else’s draft', async () => {
  const lost = aDraft(2, { updatedContent: mine, composer: 'person' })
  let isLost = true
  const { calls, pane } = await write(({ version }) => {
    if (version > 0) return null
    if (!isLost) return refusal(409, 'STALE_DRAFT', 'Someone else changed this draft.', { comment: lost })
    isLost = false
    return refusal(503, 'UNAVAILABLE', 'Lost')
  })
  window.dispatchEvent(new Event('pagehide'))
  const area = within(pane).getByRole('textbox', { name: 'Your reply' })
  await waitFor(() => expect(calls(save)).toHaveLength(1))
  await waitFor(() => expect((area as HTMLTextAreaElement).readOnly).toBe(false))
  await userEvent.type(area, ' Soon.')
  await press(pane, 'Save draft')
  await waitFor(() => expect(calls(save).map(({ body }) => (body as { version: number }).version)).toEqual([0, 0, 1]))
  expect(screen.queryByText(/Someone else/)).toBeNull()
})

test('Ctrl-Z takes back an inserted template in one step, typed words in another, and selects nothing', async () => {
  const { pane } = await write()
  const area = within(pane).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  await press(pane, 'Templates')
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Thanks/ }))
  expect(area.value).toBe(`${mine}\n\nSee you soon.`)
  const back = (keys: string) => userEvent.keyboard(keys)
  await back('{Control>}z{/Control}')
  expect([area.value, area.selectionStart, area.selectionEnd]).toEqual([mine, mine.length, mine.length])
  await userEvent.keyboard(' We are glad')
  await back('{Control>}z{/Control}')
  expect(area.value).toBe(mine)
  await back('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(area.value).toBe(`${mine} We are glad`)
  await back('{Control>}zz{/Control}')
  expect(area.value).toBe('')
})
