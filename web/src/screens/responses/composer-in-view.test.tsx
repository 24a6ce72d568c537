import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.restoreAllMocks())

const text = 'Sorry. It leaves tomorrow. Bye.'
const claim = { id: 's1', start: 7, end: 25, kind: 'promise', reason: 'No order says so.' }

/** Opens a draft, and returns its pane and what is scrolled into view from then on. */
async function opened(...[draft, answers]: [ReturnType<typeof aDraft>, Parameters<typeof responsesServer>[1]?]) {
  responsesServer({ comments: [draft] }, answers)
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  const shown: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
  return { pane, shown }
}

test('e scrolls to the whole composer, which may be below a long review', async () => {
  const { pane, shown } = await opened(aDraft(1))
  await userEvent.keyboard('e')
  expect(document.activeElement).toBe(within(pane).getByRole('textbox', { name: 'Your reply' }))
  expect(shown).toEqual([within(pane).getByRole('region', { name: 'Reply' })])
})

test('Ctrl-Enter in a text that may not be sent scrolls to the reason', async () => {
  const { pane, shown } = await opened(aDraft(1, { updatedContent: text, spans: [claim] }))
  await userEvent.keyboard('e{Control>}{Enter}{/Control}')
  await waitFor(() => expect(shown.at(-1)?.textContent).toMatch(/^1 unsupported claim.*No order says so/))
  expect(pane.contains(shown.at(-1) ?? null)).toBe(true)
})

test('so does a claim that is found only when the text is sent', async () => {
  const { shown } = await opened(aDraft(1), {
    [`POST /api/comments/${aDraft(1)._id}/check`]: ok([{ ...claim, start: 0, end: 5 }]),
    [`PUT /api/comments/${aDraft(1)._id}/draft`]: ({ body }) =>
      ok(aDraft(1, { version: 2, composer: 'person', updatedContent: (body as { text: string }).text })),
  })
  await userEvent.keyboard('e!{Control>}{Enter}{/Control}')
  await waitFor(() => expect(shown.at(-1)?.textContent).toContain('No order says so'))
  expect(screen.getByText('1 unsupported claim')).toBeTruthy()
})

test('and a reason without a panel is in view with the buttons', async () => {
  const { shown } = await opened(aDraft(1, { updatedContent: text, spans: [claim] }))
  const claims = screen.getByText('1 unsupported claim').closest('section')
  await userEvent.click(screen.getByRole('button', { name: 'I know it’s true' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Your reply' }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(shown.at(-1)?.querySelector('[aria-keyshortcuts]')).toBeTruthy())
  expect(shown.at(-1)).not.toBe(claims)
})
