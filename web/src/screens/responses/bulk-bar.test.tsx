import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aBulkQuote } from '../../testing/bulk.ts'
import { aComment, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const { matchMedia } = window
afterEach(() => {
  window.matchMedia = matchMedia
  vi.restoreAllMocks()
})

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
      'POST /api/comments/bulk/quote': ok(aBulkQuote),
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

const skipping = (reasons: string[], critical = 0) => ({
  count: 0,
  credits: 0,
  available: 100,
  leftOut: reasons.map((reason) => ({ reason, message: `Why ${reason}.`, count: 1, commentId: aDraft(1)._id })),
  toRead: [],
  otherwise: [],
  first: [],
  critical,
  cut: false,
  previews: [],
  ratings: [],
  languages: [],
})

describe('drafts of which none can be sent', () => {
  const select = async (reasons: string[], critical?: number, more: Parameters<typeof responsesServer>[1] = {}) => {
    const { calls, world } = responsesServer(
      { comments: [aDraft(1), aDraft(2)] },
      { 'POST /api/comments/bulk/quote': ok(skipping(reasons, critical)), ...more },
    )
    await startConsole('/responses?status=draft')
    await row('Customer 1')
    await userEvent.keyboard('jxjx')
    const review = await within(await bar()).findByRole('button', { name: 'Review 2' })
    return { calls, world, review }
  }

  test('aren’t offered to be sent: Send says why, and Review opens the first', async () => {
    const { calls, review } = await select(['risky', 'claims'])
    const send = within(await bar()).getByRole('button', { name: /^Send via Platform/ })
    expect(send.getAttribute('aria-disabled')).toBe('true')
    expect(send.getAttribute('data-tooltip')).toBe('Both need to be read first')
    expect(send.textContent).not.toContain('credit')
    expect(within(await bar()).queryByRole('button', { name: /^Both/ })).toBeNull()
    await press(await bar(), 'More')
    expect(within(await screen.findByRole('menu')).queryByRole('menuitem', { name: /Send/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Both need to be read first')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(review)
    const pane = await screen.findByRole('region', { name: 'Open review' })
    expect(await within(pane).findByRole('heading', { name: 'Customer 2' })).toBeTruthy()
    expect(calls('POST /api/comments/bulk')).toHaveLength(0)
  })

  test('stay open one after the other while others are still selected', async () => {
    const send = `POST /api/comments/${aDraft(2)._id}/send`
    const sent = { commentId: aDraft(2)._id, status: 'sending', channelsUsed: ['platform'], creditsUsed: 1, dueAt: '' }
    const { calls, world, review } = await select(['risky', 'claims'], 0, { [send]: ok(sent) })
    await userEvent.click(review)
    const pane = await screen.findByRole('region', { name: 'Open review' })
    await within(pane).findByRole('heading', { name: 'Customer 2' })
    await press(pane, 'Send and next')
    const next = () => within(screen.getByRole('region', { name: 'Open review' }))
    await waitFor(() => expect(next().getByRole('heading', { name: 'Customer 1' })).toBeTruthy())
    // The one that was sent leaves the list, and with it the selection.
    world.comments = [aDraft(1)]
    const lists = calls('GET /api/comments').length
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(calls('GET /api/comments').length).toBeGreaterThan(lists))
    await waitFor(() => expect(screen.queryByText('Words of customer 2')).toBeNull())
    expect(next().getByRole('heading', { name: 'Customer 1' })).toBeTruthy()
  })

  test('name another reason than reading', async () => {
    await select(['not-connected'])
    const send = within(await bar()).getByRole('button', { name: /^Send via Platform/ })
    expect(send.getAttribute('data-tooltip')).toBe('It can’t be sent. Why not-connected.')
  })

  test('can be sent in the dialog if they are only critical', async () => {
    await select(['critical'], 2)
    await press(await bar(), /^Send via Platform Up to 2 credits/)
    expect(await screen.findByRole('checkbox', { name: 'Include 2 critical reviews' })).toBeTruthy()
  })
})

test('the menu names the keys, and what hides reviews comes last', async () => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media.includes('pointer: fine') })
  responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('jx')
  await press(await bar(), 'More')
  const menu = await screen.findByRole('menu')
  expect(names('menuitem', menu)).toEqual([
    'Assigna',
    'Tagt',
    'Snoozes',
    'No reply neededn',
    'Mark as unreadu',
    'Select All',
    'Hide#',
  ])
  expect(within(menu).getAllByRole('separator')).toHaveLength(1)
})
