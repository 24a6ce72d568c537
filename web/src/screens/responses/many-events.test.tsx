import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('a change of many reviews renews the open one', async () => {
  const { world, sendEvent } = responsesServer({ comments: [aComment(1), aComment(2, { status: 'sent' })] })
  await startConsole(`/responses?comment=${aComment(2)._id}`)
  const pane = await screen.findByRole('region', { name: 'Open review' })
  await within(pane).findByText('Words of customer 2')
  await screen.findByText(/^Connected/)
  world.comments[1] = aComment(2, { status: 'sent', content: 'Edited words' })
  sendEvent('comment', 'many')
  await waitFor(() => expect(within(pane).getByText('Edited words')).toBeTruthy())
})
