import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { generate, openEditor, writingServer } from '../../testing/editor.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('what Undo brings back after a rewrite is still the composer’s, so that it can be rewritten again', async () => {
  const { calls } = writingServer('A shorter reply.')
  const { dialog, area } = await openEditor()
  await press(dialog, 'Shorter')
  await press(dialog, 'Undo')
  expect(area.value).toBe('Reply to customer 1')
  await waitFor(() => expect(within(dialog).queryByText('Not saved')).toBeNull())
  await press(dialog, 'Warmer')
  await waitFor(() => expect(calls(generate)).toHaveLength(2))
  expect(calls(generate)[1]?.body).not.toHaveProperty('mayStartOver')
})

test('z does what Undo beside the text does while it is shown', async () => {
  writingServer('A shorter reply.')
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await press(pane, 'Shorter')
  await within(pane).findByDisplayValue('A shorter reply.')
  await within(pane).findByRole('button', { name: 'Undo' })
  await userEvent.keyboard('{Escape}z')
  expect(await within(pane).findByDisplayValue('Reply to customer 1')).toBeTruthy()
  expect(within(pane).queryByRole('button', { name: 'Undo' })).toBeNull()
  await userEvent.keyboard('z')
  expect(within(pane).getByDisplayValue('Reply to customer 1')).toBeTruthy()
})
