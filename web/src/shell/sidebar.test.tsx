import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../testing/comments.ts'
import { responsesServer } from '../testing/responses-server.ts'
import { openReview, row } from '../testing/rows.ts'
import { startConsole } from '../testing/start-console.tsx'

const sidebar = () => screen.findByRole('navigation', { name: 'Main' })
const link = async (name: string | RegExp) => within(await sidebar()).getByRole('link', { name })

/** A window between a tablet and a wide screen. */
function beSmallDesktop(): void {
  const none = window.matchMedia
  window.matchMedia = (media) =>
    Object.assign(none(media), { matches: ['(min-width: 1024px)', '(max-width: 1279px)'].includes(media) })
}

test('pages under a link can be collapsed, and the choice is remembered', async () => {
  beSmallDesktop()
  responsesServer({ comments: [aComment(1)] })
  const { unmount } = await startConsole('/responses')
  expect((await link('Templates')).closest('ul')?.hidden).toBe(false)
  await userEvent.click(within(await sidebar()).getByRole('button', { name: 'Pages under Responses', expanded: true }))
  expect(within(await sidebar()).queryByRole('link', { name: 'Templates' })).toBeNull()
  expect(await link('Topic radar')).toBeTruthy()
  unmount()
  await startConsole('/responses')
  await row('Customer 1')
  expect(within(await sidebar()).queryByRole('link', { name: 'Templates' })).toBeNull()
  await userEvent.click(within(await sidebar()).getByRole('button', { name: 'Pages under Responses', expanded: false }))
  expect(await link('Templates')).toBeTruthy()
})

test('on a small desktop the sidebar collapses to icons while a review is open; the names are tooltips', async () => {
  beSmallDesktop()
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await row('Customer 1')
  expect((await link(/^Responses/)).dataset['tooltip']).toBeUndefined()
  await openReview('Customer 1')
  await waitFor(async () => expect((await link('Responses')).dataset['tooltip']).toBe('Responses'))
  expect(within(await sidebar()).queryByRole('button')).toBeNull()
  await userEvent.keyboard('{Escape}{Escape}')
  await waitFor(async () => expect((await link(/^Responses/)).dataset['tooltip']).toBeUndefined())
})
