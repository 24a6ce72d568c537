import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const risk = { id: 'r1', start: 0, end: 5, kind: 'risk', reason: 'The review reports an injury.' }

test.each(['list', 'text'])('Ctrl-Enter in the %s goes to the button that unblocks the draft', async (from) => {
  responsesServer({ comments: [aDraft(1, { spans: [risk] })] })
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  const area = await within(pane).findByDisplayValue('Reply to customer 1')
  if (from === 'text') await userEvent.click(area)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const confirm = within(pane).getByRole('button', { name: 'I’ve read it' })
  await waitFor(() => expect(document.activeElement).toBe(confirm))
})
