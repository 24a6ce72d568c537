import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('a reply imported from the file says so, and costs nothing', async () => {
  const answered = aComment(1, {
    platform: 'import',
    status: 'sent',
    pending: false,
    updatedContent: 'Thank you for writing.',
    answeredElsewhere: true,
  })
  const ours = aComment(2, { status: 'sent', pending: false, updatedContent: 'Thank you.', composer: 'built-in' })
  responsesServer({ comments: [answered, ours] })
  await startConsole('/responses?status=sent')
  const pane = within(await openReview('Customer 1'))
  expect(pane.getByText('Replied elsewhere')).toBeTruthy()
  expect(pane.queryByText(/composer/)).toBeNull()
  expect(pane.queryByRole('button', { name: 'Credits used' })).toBeNull()
  expect(within(await openReview('Customer 2')).getByRole('button', { name: 'Credits used' })).toBeTruthy()
})

test('a draft for an imported review can be copied, but not sent', async () => {
  responsesServer({ comments: [aDraft(1, { platform: 'import' })] })
  await startConsole('/responses?status=draft&platform=import')
  const pane = within(await openReview('Customer 1'))
  expect(pane.getByRole('button', { name: 'Copy reply' }).className).toContain('bg-accent')
  expect(pane.queryByRole('button', { name: /^Send/ })).toBeNull()
  expect(pane.getByText(/There’s no platform to send to, so copy the reply instead/)).toBeTruthy()
  const platforms = within(screen.getByRole('group', { name: 'Platforms' }))
  const chip = platforms.getByRole('button', { name: 'Imported' })
  expect(chip.getAttribute('aria-pressed')).toBe('true')
})
