import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'
import { besideList } from './pane/breakpoints.ts'

const send = (n: number) => `POST /api/comments/${aDraft(n)._id}/send`
const opened = () => new URLSearchParams(location.search).get('comment')
const article = async (n: number) => within(await row(`Customer ${n}`)).getByRole('article')

beforeEach(() => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media === besideList })
})

const drafts = () => responsesServer({ comments: [1, 2, 3, 4].map((n) => aDraft(n)) })

test('with the focus on a row other than the open review, Ctrl-Enter opens that row and sends nothing', async () => {
  const { calls } = drafts()
  await startConsole('/responses?status=draft')
  await openReview('Customer 4')
  const other = await article(2)
  other.focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(opened()).toBe(aDraft(2)._id))
  expect(calls(send(4))).toEqual([])
  expect(calls(send(2))).toEqual([])
})

test('with the focus on another row, n marks that row', async () => {
  const triage = 'POST /api/comments/triage-state'
  const { calls } = responsesServer(
    { comments: [1, 2, 3, 4].map((n) => aDraft(n)) },
    { [triage]: ok({ changed: [aDraft(2)._id] }) },
  )
  await startConsole('/responses?status=draft')
  await openReview('Customer 4')
  const other = await article(2)
  other.focus()
  await userEvent.keyboard('n')
  await waitFor(() => expect(calls(triage)).toHaveLength(1))
  expect(calls(triage)[0]?.body).toMatchObject({ commentIds: [aDraft(2)._id] })
})

test('in selection mode, Enter opens the focused row and keeps the selection', async () => {
  drafts()
  await startConsole('/responses?status=draft')
  await row('Customer 4')
  await userEvent.keyboard('jxj')
  await screen.findByRole('region', { name: 'Selection summary' })
  await waitFor(async () => expect(document.activeElement).toBe(await article(3)))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(opened()).toBe(aDraft(3)._id))
  await screen.findByRole('region', { name: 'Open review' })
  expect(within(await row('Customer 4')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test.each([
  ['', 'sends'],
  ['warmer', 'asks for another draft'],
])('Ctrl-Enter in the field for instructions, with "%s" in it, %s', async (typed) => {
  const { calls } = responsesServer(
    { comments: [aDraft(4)] },
    { [send(4)]: ok({ commentId: aDraft(4)._id, status: 'sending', channelsUsed: [], creditsUsed: 1, dueAt: '' }) },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 4')
  await userEvent.click(await within(pane).findByRole('button', { name: 'Instructions' }))
  await userEvent.keyboard(`${typed}{Control>}{Enter}{/Control}`)
  const generate = 'POST /api/comments/generate'
  await waitFor(() => expect(calls(typed ? generate : send(4))).toHaveLength(1))
  expect(calls(typed ? send(4) : generate)).toEqual([])
})

test('a skipped review that is opened from the bulk dialog has the focus, and j opens the next one', async () => {
  const leftOut = [
    { reason: 'critical', message: 'Critical review. Read the reply first.', count: 1, commentId: aDraft(3)._id },
  ]
  responsesServer(
    { comments: [1, 2, 3, 4].map((n) => aDraft(n)) },
    {
      'POST /api/comments/bulk/quote': ok({
        count: 3,
        credits: 3,
        available: 100,
        leftOut,
        toRead: [{ toRead: 'critical', count: 1, commentId: aDraft(3)._id }],
        otherwise: [],
        first: [],
        critical: 1,
        cut: false,
        previews: [],
        ratings: [],
        languages: [],
      }),
    },
  )
  await startConsole('/responses?status=draft')
  await row('Customer 4')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
  const first = await article(4)
  await screen.findByRole('region', { name: 'Selected reviews' })
  first.focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Send replies' })
  const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  within(dialog).getByRole('link', { name: 'Review: Critical, 1' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(opened()).toBe(aDraft(3)._id))
  await waitFor(async () => expect(document.activeElement).toBe(await article(3)))
  await userEvent.keyboard('j')
  await waitFor(() => expect(opened()).toBe(aDraft(2)._id))
  await waitFor(async () => expect(document.activeElement).toBe(await article(2)))
})
