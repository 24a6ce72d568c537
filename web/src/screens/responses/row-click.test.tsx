import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const opened = () => new URLSearchParams(location.search).get('comment')
/** Covers the whole row. */
const cover = async (name: string) => within(await row(name)).getByRole('button', { name })
const bar = () => screen.findByRole('region', { name: 'Selected reviews' })

test('the row is one button, which opens the review and marks its row', async () => {
  responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  const card = await row('Customer 1')
  expect(within(card).getAllByRole('button')).toEqual([await cover('Customer 1')])
  const pane = await openReview('Customer 1')
  expect(within(pane).getByText('Words of customer 1')).toBeTruthy()
  expect(opened()).toBe(aComment(1)._id)
  const current = (name: string) => async () =>
    expect(
      within(await row(name))
        .getByRole('article')
        .getAttribute('aria-current'),
    ).toBe('true')
  await waitFor(current('Customer 1'))
})

test('a click on the checkbox in the row only selects', async () => {
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await userEvent.click(within(await row('Customer 1')).getByRole('checkbox'))
  expect((await bar()).textContent).toContain('1 selected')
  expect(opened()).toBeNull()
})

test('a click with Ctrl selects instead of opening, and with Shift a range', async () => {
  responsesServer({ comments: [1, 2, 3, 4].map((n) => aComment(n)) })
  await startConsole('/responses')
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(await cover('Customer 4'))
  await user.keyboard('{/Control}')
  expect((await bar()).textContent).toContain('1 selected')
  await user.keyboard('{Shift>}')
  await user.click(await cover('Customer 2'))
  await user.keyboard('{/Shift}')
  expect((await bar()).textContent).toContain('3 selected')
  expect(opened()).toBeNull()
})

test('a review that is opened while others are selected shows, until the selection changes', async () => {
  responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  await userEvent.click(within(await row('Customer 1')).getByRole('checkbox'))
  const summary = { name: 'Selection summary' }
  expect(await screen.findByRole('region', summary)).toBeTruthy()
  await openReview('Customer 2')
  expect(screen.queryByRole('region', summary)).toBeNull()
  expect((await bar()).textContent).toContain('1 selected')
  await userEvent.click(within(await row('Customer 2')).getByRole('checkbox'))
  expect(await screen.findByRole('region', summary)).toBeTruthy()
})
