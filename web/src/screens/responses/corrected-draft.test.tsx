import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('a correction after which the draft must be read first asks for that at once', async () => {
  const draft = aDraft(1, { spans: [] })
  const risk = { id: 'r1', start: 0, end: 5, kind: 'risk', reason: 'The review reports an injury.' }
  const correct = `PUT /api/comments/${draft._id}/reading`
  const { world } = responsesServer(
    { comments: [draft] },
    {
      [correct]: () => {
        world.comments[0] = { ...draft, risks: ['injury'], spans: [risk] }
        return ok(world.comments[0])
      },
    },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await within(pane).findByDisplayValue('Reply to customer 1')
  await press(pane, /^Detected in this review/)
  await press(await screen.findByRole('dialog', { name: 'Detected in this review' }), 'Edit')
  const dialog = await screen.findByRole('dialog', { name: 'Correct what we detected' })
  await press(dialog, 'Injury')
  await press(dialog, 'Save correction')
  expect(await within(pane).findByRole('button', { name: 'I’ve read it' })).toBeTruthy()
})
