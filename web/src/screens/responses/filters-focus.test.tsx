import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { openFilters } from '../../testing/filters.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

async function start() {
  responsesServer({ comments: [aDraft(1), aDraft(2)] })
  await startConsole('/responses?status=draft')
  const article = within(await row('Customer 2')).getByRole('article')
  article.focus()
  return article
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())

test('filters that were opened by f return the focus to the row', async () => {
  const article = await start()
  await userEvent.keyboard('f')
  await screen.findByRole('dialog', { name: 'Filters' })
  await userEvent.keyboard('{Escape}')
  await closed()
  await waitFor(() => expect(document.activeElement).toBe(article))
})

test('those that were opened by their button return it to the button', async () => {
  await start()
  await openFilters()
  await userEvent.keyboard('{Escape}')
  await closed()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filters/ })))
})

test('the list shows that it has the focus', async () => {
  await start()
  const list = document.getElementById('review-list')
  expect(list?.className).toContain('focus-visible:outline-accent')
  expect(list?.className).not.toMatch(/(^| )outline-none/)
})
