import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listScrollerId } from '../../features/comments/list/list-scroller.ts'
import { aComment, aDraft } from '../../testing/comments.ts'
import { listOf, responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

/** The drafts arrive once `arrive` is called. */
async function start() {
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  const comments = [aComment(1), aComment(2), aDraft(3), aDraft(4)]
  responsesServer(
    { comments },
    {
      'GET /api/comments': async ({ query }) => {
        if (query.get('status') === 'draft') await promise
        return { body: listOf(comments, query) }
      },
    },
  )
  await startConsole('/responses')
  await row('Customer 2')
  return arrive
}

const isFocused = async (name: string) => {
  const article = within(await row(name)).getByRole('article')
  await waitFor(() => expect(document.activeElement).toBe(article))
}
const listHasFocus = () => waitFor(() => expect(document.activeElement?.id).toBe(listScrollerId))

test.each(['a row', 'the text of a reply that was left', 'nothing'])(
  'the list has the focus while another tab loads, and after, if %s had it',
  async (place) => {
    const arrive = await start()
    if (place === 'a row') {
      await userEvent.keyboard('j')
      await isFocused('Customer 2')
    } else if (place !== 'nothing') {
      const pane = await openReview('Customer 2')
      within(pane).getAllByRole('button')[0]?.focus()
    }
    await userEvent.keyboard('2')
    await waitFor(() => expect(where()).toBe('/responses?status=draft'))
    if (place !== 'nothing') await listHasFocus()
    arrive()
    await row('Customer 4')
    await listHasFocus()
    await userEvent.keyboard('j')
    await isFocused('Customer 4')
    await userEvent.keyboard('1')
    await row('Customer 2')
    await listHasFocus()
    await userEvent.keyboard('j')
    await isFocused('Customer 2')
  },
)
