import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { keptChoices, saveChoices, someSettings } from '../../testing/notification-settings.ts'
import { profileServer } from '../../testing/profile.ts'
import { startConsole } from '../../testing/start-console.tsx'

const page = '/profile?tab=notifications'
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name }, { timeout: 60_000 })

test('the six toggles are on, except marketing and reminders', async () => {
  profileServer(undefined, keptChoices())
  await startConsole(page)
  for (const [name, on] of [
    ['Account activity', true],
    ['New features', true],
    ['Marketing emails', false],
    ['New messages', true],
    ['Task updates', true],
    ['Reminders', false],
  ] as const) {
    expect([name, (await toggle(name)).checked]).toEqual([name, on])
  }
  expect(screen.getByText('New reviews · Low ratings · Mentions in notes')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose each event in Settings' }).getAttribute('href')).toBe(
    '/settings?tab=notifications',
  )
})

test('each toggle immediately sets its cells of the table', async () => {
  const { calls } = profileServer(undefined, keptChoices())
  await startConsole(page)
  await userEvent.click(await toggle('Reminders'))
  await userEvent.click(await toggle('Account activity'))
  await waitFor(() => expect(calls(saveChoices)).toHaveLength(2))
  expect(calls(saveChoices).map(({ body }) => body)).toEqual([
    { choices: { woke: { push: true } } },
    {
      choices: {
        credits: { mail: false },
        billing: { mail: false },
        member: { mail: false },
        connection: { mail: false },
      },
    },
  ])
  await waitFor(async () => expect((await toggle('Account activity')).checked).toBe(false))
})

test('a partial choice in the table shows as partly on', async () => {
  const { choices } = someSettings()
  profileServer(undefined, keptChoices({ choices: { ...choices, credits: { ...choices.credits, mail: false } } }))
  await startConsole(page)
  expect((await toggle('Account activity')).checked).toBe(true)
  expect(
    screen.getByText(
      'On: Purchases and plan changes · New team members · Connections that stop working. Off: Low credits.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('Some on')).toBeTruthy()
})

test('a toggle that fails to save reverts with an error', async () => {
  profileServer(undefined, {
    ...keptChoices(),
    [saveChoices]: refusal(503, 'SERVICE_UNAVAILABLE', 'Try again in a moment.'),
  })
  await startConsole(page)
  await userEvent.click(await toggle('Reminders'))
  expect(await screen.findByText('Couldn’t save your changes.')).toBeTruthy()
  await waitFor(async () => expect((await toggle('Reminders')).checked).toBe(false))
})
