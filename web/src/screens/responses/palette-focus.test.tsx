import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listScrollerId } from '../../features/comments/list/list-scroller.ts'
import { aComment, aDraft } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

async function goToDrafts() {
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  await userEvent.type(await screen.findByRole('combobox'), 'drafts{Enter}')
  await waitFor(() => expect(where()).toBe('/responses?status=draft'))
}

async function isFocused(name: string) {
  const article = within(await row(name)).getByRole('article')
  await waitFor(() => expect(document.activeElement).toBe(article))
}

test.for(['a review', 'another page'])(
  'drafts opened by the palette from %s: the list has the focus, and j goes to its first row',
  async (place) => {
    responsesServer({ comments: [aComment(1), aDraft(2), aDraft(3)] })
    await startConsole(place === 'a review' ? '/responses' : '/connections')
    if (place === 'a review') {
      await openReview('Customer 1')
      await userEvent.keyboard('{Escape}')
    } else await screen.findByRole('button', { name: /^Search or jump to/ })
    await goToDrafts()
    await row('Customer 3')
    await waitFor(() => expect(document.activeElement?.id).toBe(listScrollerId))
    await userEvent.keyboard('j')
    await isFocused('Customer 3')
  },
)

test('Escape closes the palette and returns the focus', async () => {
  responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  await row('Customer 2')
  await userEvent.keyboard('j')
  await isFocused('Customer 2')
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  await userEvent.type(await screen.findByRole('combobox'), '{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  await isFocused('Customer 2')
})

test('a list that is opened without the palette doesn’t take the focus', async () => {
  responsesServer({ comments: [aDraft(2), aDraft(3)] })
  await startConsole('/responses')
  const tab = await screen.findByRole('link', { name: /^Draft/ })
  await userEvent.click(tab)
  await row('Customer 3')
  await waitFor(() => expect(where()).toBe('/responses?status=draft'))
  expect(document.activeElement).toBe(tab)
})
