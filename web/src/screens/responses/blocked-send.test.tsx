import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aConnectionList, aDraft } from '../../testing/comments.ts'
import { openEditor } from '../../testing/editor.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const text = 'It ships tomorrow. It is free.'
const claim = { id: 's1', start: 3, end: 17, kind: 'promise', reason: 'No order says so' }
const risk = { id: 'r1', start: 0, end: 2, kind: 'risk', reason: 'The review is about safety.' }
const send = `POST /api/comments/${aDraft(1)._id}/send`
const said = () => document.querySelector('[data-announcer]')?.textContent

async function pressSend(marks: (typeof claim)[], more = {}) {
  const server = responsesServer({ comments: [aDraft(1, { updatedContent: text, spans: marks })], ...more })
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await userEvent.click(await within(pane).findByDisplayValue(text))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  return { ...server, pane }
}

test('a claim that blocks sending is read out, and describes the button that has the focus', async () => {
  const { pane, calls } = await pressSend([claim])
  await waitFor(() => expect(said()).toBe('1 unsupported claim. Sending is blocked. ships tomorrow. No order says so.'))
  const button = within(pane).getByRole('button', {
    name: 'I know it’s true',
    description: /ships tomorrow.*No order says so/,
  })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(calls(send)).toHaveLength(0)
})

test('so is a risk of the review', async () => {
  const { pane } = await pressSend([risk])
  await waitFor(() => expect(said()).toBe('Read before sending. Sending is blocked. The review is about safety.'))
  const button = within(pane).getByRole('button', { name: 'I’ve read it', description: 'The review is about safety.' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('so is a reason without a mark in the reply', async () => {
  await pressSend([], { connections: aConnectionList(null) })
  await waitFor(() => expect(said()).toBe('Judge.me isn’t connected for this brand'))
})

test('the full editor does the same', async () => {
  responsesServer({ comments: [aDraft(1, { updatedContent: text, spans: [claim] })] })
  const { dialog } = await openEditor()
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Preview' }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const button = await within(dialog).findByRole('button', { name: 'I know it’s true' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(said()).toContain('No order says so.')
  expect(screen.getByRole('dialog', { name: 'Edit Response' })).toBeTruthy()
})
