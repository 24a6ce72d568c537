import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { voice } from '../../testing/brand-voice.ts'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const voiceCall = 'GET /api/brands/b/voice'

async function opened() {
  const { calls } = responsesServer(
    { comments: [aDraft(1, { updatedContent: 'Thank you.\nNora' })] },
    { [voiceCall]: ok(voice) },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await within(pane).findByRole('textbox', { name: 'Your reply' })
  await waitFor(() => expect(calls(voiceCall)).not.toHaveLength(0))
  return pane
}

test('e goes to the end of the reply, before its signature', async () => {
  const pane = await opened()
  await userEvent.keyboard('e See you.')
  const area = within(pane).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  expect(area.value).toBe('Thank you. See you.\nNora')
})

test('so does the full editor', async () => {
  await press(await opened(), 'Edit')
  const dialog = await screen.findByRole('dialog', { name: 'Edit Response' })
  const area = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  await waitFor(() => expect(document.activeElement).toBe(area))
  expect([area.selectionStart, area.selectionEnd]).toEqual([10, 10])
})
