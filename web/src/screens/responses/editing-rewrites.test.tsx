import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { generate, openEditor, writingServer } from '../../testing/editor.ts'
import { refusal } from '../../testing/fake-server.ts'
import { alder, prices, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
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

test.each([
  ['built-in', []],
  ['model', ['Shorter', 'Warmer', 'More formal', 'Translate', 'Instructions']],
])('once a draft is edited, the %s composer offers these rewrites', async (composer, offered) => {
  responsesServer(
    { comments: [aDraft(1)] },
    { 'GET /api/onboard-data': () => ({ body: { success: true, brands: [alder], data: withComposer(composer) } }) },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  const rewrites = () =>
    within(pane)
      .queryAllByRole('button', { name: /^(Shorter|Warmer|More formal|Translate|Instructions)$/ })
      .map(({ textContent }) => textContent)
  expect(rewrites()).toHaveLength(5)
  await userEvent.type(within(pane).getByDisplayValue('Reply to customer 1'), '!')
  expect(rewrites()).toEqual(offered)
  const why = within(pane).queryByText('Rewrites work on drafts that no one has edited.')
  expect(why !== null).toBe(composer === 'built-in')
})

test('what the composer can’t do is no failure', async () => {
  const reason = 'The built-in composer can’t make this reply any shorter.'
  const message = `Failed to generate comment: ${reason} Nothing was charged.`
  responsesServer(
    { comments: [aDraft(1)] },
    { [generate]: refusal(502, 'GENERATION_FAILED', message, { failure: 'refused', reason }) },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await press(pane, 'Shorter')
  expect(await within(pane).findByText('No new reply')).toBeTruthy()
  expect(within(pane).getByText(`${reason} Nothing was charged.`)).toBeTruthy()
  expect(within(pane).queryByText('Failed to generate comment')).toBeNull()
})

const withComposer = (composer: string) => ({
  brands: [alder],
  selectedBrandId: null,
  bootstrap: {
    balance: { totalCredits: 100, usedCredits: 0, availableCredits: 100 },
    prices,
    preferences: usualPreferences,
    composer,
    unread: {},
    eventPosition: '740-0',
  },
})
