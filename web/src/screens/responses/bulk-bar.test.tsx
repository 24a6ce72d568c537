import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const bar = () => screen.findByRole('region', { name: 'Selected reviews' })
const names = (role: 'button' | 'menuitem', box: HTMLElement) =>
  within(box)
    .getAllByRole(role)
    .map(({ textContent }) => textContent)

test('on a narrow screen, Assign, Tag, Snooze, and Hide are in a menu and work from there', async () => {
  const setTriageState = 'POST /api/comments/triage-state'
  const { calls } = responsesServer(
    { comments: [aComment(1)] },
    { [setTriageState]: ok({ changed: [aComment(1)._id] }) },
  )
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('jx')
  await press(await bar(), 'More')
  const menu = await screen.findByRole('menu', { name: 'More actions for the selected reviews' })
  expect(names('menuitem', menu)).toEqual(['Assign', 'Tag', 'Snooze', 'Hide'])
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Hide' }))
  await waitFor(() => expect(calls(setTriageState)[0]?.body).toMatchObject({ triageState: 'hidden' }))
})

test('sent reviews can’t be hidden from the menu: Delete Selected asks for confirmation', async () => {
  responsesServer({ comments: [aDraft(1, { status: 'sent', respondedAt: aComment(2).time })] })
  await startConsole('/responses?status=sent')
  await row('Customer 1')
  await userEvent.keyboard('jx')
  await press(await bar(), 'More')
  expect(names('menuitem', await screen.findByRole('menu'))).toEqual(['Assign', 'Tag', 'Snooze'])
})

test('on a wide screen, all four are buttons in the bar', async () => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media.includes('min-width: 1024px') })
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('jx')
  expect(names('button', await bar()).slice(-4)).toEqual(['Assign', 'Tag', 'Snooze', 'Hide'])
})

test('toasts appear above the bar while it is shown', async () => {
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await row('Customer 1')
  const lift = () => document.documentElement.style.getPropertyValue('--toast-lift')
  expect(lift()).toBe('')
  await userEvent.keyboard('jx')
  await bar()
  expect(lift()).toMatch(/^\d+px$/)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(lift()).toBe(''))
})
