import { within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { openEditor } from '../../testing/editor.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { press } from '../../testing/rows.ts'

afterEach(() => vi.restoreAllMocks())

test('in a low window, the reply has the room of the costs, which the button says, and of the review', async () => {
  const matches = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matches(media), { matches: media.includes('max-height') }),
  )
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3 * 22)
  responsesServer({ comments: [aDraft(1)] })
  const { dialog } = await openEditor()
  expect(await within(dialog).findByRole('button', { name: /^Send to Judge.me ?1 credit$/ })).toBeTruthy()
  const words = within(dialog).getByText('Words of customer 1').parentElement
  expect(words?.className).toContain('line-clamp-2')
  await press(dialog, 'Show all')
  expect(words?.className).not.toContain('line-clamp-2')
  expect(within(dialog).getByRole('button', { name: 'Show less', expanded: true })).toBeTruthy()
})

test('on a phone, the button says what sending costs', async () => {
  const matches = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matches(media), { matches: media === '(max-width: 639px)' }),
  )
  responsesServer({ comments: [aDraft(1)] })
  const { dialog } = await openEditor()
  expect(
    await within(dialog).findByRole('button', { name: /^Send ?1 credit$/, description: 'Send to Judge.me' }),
  ).toBeTruthy()
})

test.for([
  [5, false],
  [6, true],
] as const)('in any other window, a review of %i lines is cut to four: %s', async ([lines, isCut]) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(lines * 22)
  responsesServer({ comments: [aDraft(1)] })
  const { dialog } = await openEditor()
  expect(within(dialog).getByRole('button', { name: /^Send to Judge.me/ })).toBeTruthy()
  const words = within(dialog).getByText('Words of customer 1').parentElement
  expect(words?.className.includes('line-clamp-4')).toBe(isCut)
  if (!isCut) return expect(within(dialog).queryByRole('button', { name: 'Show all' })).toBeNull()
  await press(dialog, 'Show all')
  expect(words?.className).not.toContain('line-clamp')
})
