import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { openEditor } from '../../testing/editor.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const text = 'Sorry. Returns are free within 30 days. Bye.'
const draft = aDraft(1, { updatedContent: text })
const sources = `POST /api/comments/${draft._id}/sources`
const returns = { start: 7, end: 39, topic: 'returns', source: 'Returns are free within 30 days of delivery.' }
const size = { start: 0, end: 5, topic: null, source: 'Fits laptops up to 15 inch.' }

const underlined = (pane: HTMLElement) =>
  [...pane.querySelectorAll('[data-marks] .decoration-dotted')].map(({ textContent }) => textContent)

test('a draft shows which claims the brand’s facts support, and their sources on request', async () => {
  responsesServer({ comments: [draft] }, { [sources]: ok([size, returns]) })
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  expect(await within(pane).findByText('2 supported claims')).toBeTruthy()
  expect(underlined(pane)).toEqual(['Sorry', 'Returns are free within 30 days.'])
  const button = within(pane).getByRole('button', { name: 'Show sources' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(within(pane).queryByRole('button', { name: /^Show “Returns/ })).toBeNull()
  await userEvent.click(button)
  expect(within(pane).getByText('Returns:').parentElement?.textContent).toBe(`Returns: ${returns.source}`)
  expect(within(pane).getByText('Product details:').parentElement?.textContent).toContain(size.source)
  await press(pane, 'Show “Returns are free within 30 days.” in the reply')
  const area = within(pane).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  expect(text.slice(area.selectionStart, area.selectionEnd)).toBe('Returns are free within 30 days.')
  await press(pane, 'Hide sources')
  expect(within(pane).queryByText('Returns:')?.closest('[hidden]')).toBeTruthy()
})

test('a claim that is changed loses its source at once, and the new text is checked', async () => {
  const { calls } = responsesServer(
    { comments: [draft] },
    { [sources]: ({ body }) => ok((body as { text: string }).text === text ? [returns] : []) },
  )
  const { dialog, area } = await openEditor()
  expect(await within(dialog).findByText('1 supported claim')).toBeTruthy()
  await userEvent.type(area, '9', {
    initialSelectionStart: text.indexOf('30'),
    initialSelectionEnd: text.indexOf('0 days'),
  })
  expect(within(dialog).queryByText('1 supported claim')).toBeNull()
  await waitFor(() => expect(calls(sources).at(-1)?.body).toEqual({ text: text.replace('30', '90') }))
})

test('a claim that is marked as unsupported has no source, even if one was found', async () => {
  const claim = { id: 's1', start: 7, end: 14, kind: 'promise', reason: 'No order says so.' }
  const { calls } = responsesServer({ comments: [{ ...draft, spans: [claim] }] }, { [sources]: ok([returns]) })
  const { dialog } = await openEditor()
  await waitFor(() => expect(calls(sources)).toHaveLength(1))
  expect(await within(dialog).findByText('1 unsupported claim')).toBeTruthy()
  expect(within(dialog).queryByText('1 supported claim')).toBeNull()
})

test('a draft whose sources can’t be found is edited and sent as any other', async () => {
  const { calls } = responsesServer({ comments: [draft] }, { [sources]: refusal(500, 'INTERNAL', 'x') })
  const { dialog } = await openEditor()
  await waitFor(() => expect(calls(sources)).toHaveLength(1))
  expect(within(dialog).queryByText(/supported claim/)).toBeNull()
  expect(
    within(dialog)
      .getByRole('button', { name: /Send to Judge.me/ })
      .getAttribute('aria-disabled'),
  ).not.toBe('true')
})
