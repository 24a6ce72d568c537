import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { openEditor, save, versionOf } from '../../testing/editor.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

test('Back closes the editor, saves its text, and stays on the review', async () => {
  const { calls } = responsesServer({ comments: [aDraft(1)] }, { [save]: ({ body }) => ok(versionOf(2, body)) })
  const { area } = await openEditor()
  const url = where()
  await userEvent.type(area, ' More.')
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(save).map(({ body }) => (body as { text: string }).text)).toEqual(['Reply to customer 1 More.'])
  await waitFor(() => expect(where()).toBe(url))
})

test('what was typed in the last moment before the page was left is there when it is opened again', async () => {
  responsesServer({ comments: [aDraft(1)] }, { [save]: () => new Promise(() => undefined) })
  const { area } = await openEditor()
  await userEvent.type(area, ' Mine.')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  await startConsole('/responses?status=draft')
  await openReview('Customer 1')
  expect(await screen.findByDisplayValue('Reply to customer 1 Mine.')).toBeTruthy()
})
