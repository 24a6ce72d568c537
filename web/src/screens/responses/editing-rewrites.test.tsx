import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { generate, openEditor, writingServer } from '../../testing/editor.ts'
import { press } from '../../testing/rows.ts'

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
