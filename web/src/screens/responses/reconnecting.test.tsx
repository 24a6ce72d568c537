import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aConnectionList, aDelivery, aDraft } from '../../testing/comments.ts'
import { nora } from '../../testing/fake-server.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const drafts = '/responses?status=draft'
const refused = () => aDraft(1, { delivery: aDelivery('failed', 'Too many requests') })

test('a reply that failed because the platform is disconnected offers Reconnect', async () => {
  responsesServer({ comments: [refused()], connections: aConnectionList({ state: 'signed-out' }) })
  await startConsole(drafts)
  const link = await within(await openReview('Customer 1')).findByRole('link', { name: 'Reconnect Judge.me' })
  expect(link.getAttribute('href')).toBe('/connections')
})

test('Reconnect is not offered to members who can’t connect services', async () => {
  const user = { ...nora, memberRole: 'editor' as const }
  responsesServer({ comments: [refused()], user, connections: aConnectionList({ state: 'signed-out' }) })
  await startConsole(drafts)
  const pane = within(await openReview('Customer 1'))
  await pane.findAllByRole('button', { description: /Reconnect to send replies/ })
  expect(screen.queryByRole('link', { name: 'Reconnect Judge.me' })).toBeNull()
})

test('the reason of a failed send is a full sentence, whatever its source', async () => {
  responsesServer({ comments: [refused()] })
  await startConsole(drafts)
  const card = await openReview('Customer 1')
  expect(within(card).getByText('Not sent: Too many requests. Nothing was charged.')).toBeTruthy()
})
