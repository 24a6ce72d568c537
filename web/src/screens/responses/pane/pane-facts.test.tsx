import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { voice } from '../../../testing/brand-voice.ts'
import { aComment } from '../../../testing/comments.ts'
import { ok, responsesServer } from '../../../testing/responses-server.ts'
import { openReview, press } from '../../../testing/rows.ts'
import { startConsole } from '../../../testing/start-console.tsx'

const facts = [
  { id: '1', topic: 'delivery' as const, text: 'We ship within 2 days.', language: 'en' },
  { id: '2', topic: 'delivery' as const, text: 'Wir versenden in 2 Tagen.', language: 'de' },
]

async function openFacts(language: string | null) {
  responsesServer({ comments: [aComment(1, { language })] }, { 'GET /api/brands/b/voice': ok({ ...voice, facts }) })
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  await userEvent.click(within(pane).getByRole('tab', { name: 'Facts' }))
  return pane
}

test('facts in the language of the review come first, the others are collapsed', async () => {
  const pane = await openFacts('de')
  expect(await within(pane).findByText('Wir versenden in 2 Tagen.')).toBeTruthy()
  expect(within(pane).queryByText('We ship within 2 days.')).toBeNull()
  await press(pane, '1 fact in another language')
  expect(within(pane).getByText('We ship within 2 days.')).toBeTruthy()
})

test('a language without facts says so', async () => {
  const pane = await openFacts('ja')
  expect(await within(pane).findByText('No facts in Japanese yet.')).toBeTruthy()
  expect(within(pane).getByRole('button', { name: '2 facts in other languages' })).toBeTruthy()
})

test('a review in an unknown language shows all facts', async () => {
  const pane = await openFacts(null)
  expect(await within(pane).findByText('Wir versenden in 2 Tagen.')).toBeTruthy()
  expect(within(pane).getByText('We ship within 2 days.')).toBeTruthy()
})
