import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const opened = () => new URLSearchParams(location.search).get('comment')

test('a click on the text of a row opens it', async () => {
  responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  await userEvent.click(within(await row('Customer 1')).getByText('Words of customer 1'))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await waitFor(() => expect(opened()).toBe(aComment(1)._id))
})

test('a click on a control in the row only triggers the control', async () => {
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  const card = await row('Customer 1')
  await userEvent.click(within(card).getByRole('checkbox'))
  await press(card, 'More actions')
  await screen.findByRole('menu')
  expect(opened()).toBeNull()
})

test('selecting text in a row, or clicking with a modifier key, doesn’t open it', async () => {
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  const words = within(await row('Customer 1')).getByText('Words of customer 1')
  const selected = vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection)
  const user = userEvent.setup()
  await user.click(words)
  expect(opened()).toBeNull()
  selected.mockRestore()
  await user.keyboard('{Control>}')
  await user.click(words)
  await user.keyboard('{/Control}')
  expect(opened()).toBeNull()
})
