import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const bar = () => screen.findByRole('region', { name: 'Selected reviews' })
const names = (role: 'button' | 'menuitem', box: HTMLElement) =>
  within(box)
    .getAllByRole(role)
    .map(({ textContent }) => textContent)

test.for([
  ['a phone', ''],
  ['a wide screen', 'min-width'],
] as const)('on %s all further actions are in the bar’s menu and work from there', async ([, wide]) => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: wide !== '' && media.includes(wide) })
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
  const all = ['Assign', 'Tag', 'Snooze', 'No reply needed', 'Mark as unread', 'Hide']
  expect(names('menuitem', menu)).toEqual(all)
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Hide' }))
  await waitFor(() => expect(calls(setTriageState)[0]?.body).toMatchObject({ triageState: 'hidden' }))
})

test('Mark as read marks all selected reviews for the team, even if some are already read', async () => {
  const markRead = 'POST /api/comments/read'
  const { calls } = responsesServer(
    { comments: [aComment(1, { read: false }), aComment(2), aComment(3, { read: false })] },
    { [markRead]: ok({ changed: [] }) },
  )
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('jxjxjx')
  await press(await bar(), 'More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as read' }))
  const commentIds = [aComment(3)._id, aComment(1)._id]
  await waitFor(() => expect(calls(markRead).map(({ body }) => body)).toEqual([{ commentIds, read: true }]))
})

test('No reply needed closes all selected reviews', async () => {
  const setTriageState = 'POST /api/comments/triage-state'
  const { calls } = responsesServer({ comments: [aComment(1), aComment(2)] }, { [setTriageState]: ok({ changed: [] }) })
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('jxjx')
  await press(await bar(), 'More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'No reply needed' }))
  const commentIds = [aComment(2)._id, aComment(1)._id]
  await waitFor(() => expect(calls(setTriageState)[0]?.body).toEqual({ commentIds, triageState: 'no-reply' }))
})

test('sent reviews can’t be hidden from the menu: Delete Selected asks for confirmation', async () => {
  responsesServer({ comments: [aDraft(1, { status: 'sent', respondedAt: aComment(2).time })] })
  await startConsole('/responses?status=sent')
  await row('Customer 1')
  await userEvent.keyboard('jx')
  await press(await bar(), 'More')
  expect(names('menuitem', await screen.findByRole('menu'))).toEqual(['Assign', 'Tag', 'Snooze', 'Mark as unread'])
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

test('in a narrow list the bar keeps one line: what it has no room for is in its menu, with its price', async () => {
  const { calls } = responsesServer(
    { comments: [aDraft(1), aDraft(2)] },
    {
      'POST /api/comments/bulk/quote': ok({
        count: 2,
        credits: 4,
        available: 100,
        leftOut: [],
        first: [],
        critical: 0,
        cut: false,
      }),
    },
  )
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  await startConsole('/responses?status=draft')
  await row('Customer 1')
  await userEvent.keyboard('jxjx')
  const region = await bar()
  await waitFor(() => expect(names('button', region)).toEqual(['', 'SendSend via Platform 4 credits', 'More']))
  await press(await bar(), 'More')
  const both = await screen.findByRole('menuitem', { name: /^Send via platform and WhatsApp/ })
  expect(both.textContent).toContain('Up to 6 credits')
  await userEvent.click(both)
  await waitFor(() => expect(calls('POST /api/comments/bulk/quote').at(-1)?.body).toMatchObject({ target: 'both' }))
})
