import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aBulkJob as job } from '../../testing/bulk.ts'
import { aComment } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('a running bulk job is at the foot of the list, so that its start and end move nothing', async () => {
  responsesServer({ comments: [aComment(1)] }, { 'GET /api/comments/bulk': ok(job) })
  await startConsole('/responses')
  const panel = await screen.findByRole('region', { name: 'Bulk job' })
  const list = (await row('Customer 1')).closest('#review-list')
  const column = panel.parentElement
  expect([column?.contains(list), list?.contains(panel), column?.lastElementChild]).toEqual([true, false, panel])
})

test('on a phone, it moves into the page of an open review, which covers the list', async () => {
  const matches = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matches(media), { matches: media.includes('max-width') }),
  )
  responsesServer({ comments: [aComment(1)] }, { 'GET /api/comments/bulk': ok(job) })
  await startConsole(`/responses?comment=${aComment(1)._id}`)
  const page = await screen.findByRole('dialog')
  const panel = await within(page).findByRole('region', { name: 'Bulk job' })
  expect(within(panel).getByRole('button', { name: 'Stop' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const below = await screen.findByRole('region', { name: 'Bulk job' })
  expect(below.parentElement?.contains(await row('Customer 1'))).toBe(true)
  vi.restoreAllMocks()
})

test('toasts keep their distance from floating elements at the bottom', async () => {
  const setTriageState = 'POST /api/comments/triage-state'
  responsesServer({ comments: [aComment(1)] }, { [setTriageState]: ok({ changed: [aComment(1)._id] }) })
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('js')
  await press(await screen.findByRole('dialog', { name: 'Snooze this review' }), /^Tomorrow/)
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const messages = undo.closest<HTMLElement>('[data-sonner-toaster]')
  for (const name of ['--offset-bottom', '--mobile-offset-bottom'])
    expect(messages?.style.getPropertyValue(name)).toContain('var(--toast-lift')
})
