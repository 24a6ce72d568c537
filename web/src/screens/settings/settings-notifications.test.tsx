import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import {
  alderBrand,
  fernBrand,
  keptChoices,
  readChoices,
  saveChoices,
  someSettings,
} from '../../testing/notification-settings.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const page = '/settings?tab=notifications'
// The first test waits for the screen's lazy code.
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name }, { timeout: 60_000 })
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save Settings' }))

describe('the table of notifications', () => {
  test('shows the choices, last week’s counts, and a dash for unavailable channels', async () => {
    responsesServer({}, keptChoices())
    await startConsole(page)
    expect((await box('New reviews, in-app')).checked).toBe(true)
    expect((await box('New reviews, email')).checked).toBe(false)
    const row = within(screen.getByRole('row', { name: /^New reviews/ }))
    expect(row.getByText('463').className).toContain('pending')
    expect(within(screen.getByRole('row', { name: /^New features/ })).getByText('Not available')).toBeTruthy()
    expect((await box('Password and two-factor sign-in, email')).disabled).toBe(true)
  })

  test('saves only the changed cells, when asked to', async () => {
    const { calls } = responsesServer({}, keptChoices())
    await startConsole(page)
    await userEvent.click(await box('New reviews, email'))
    await userEvent.click(await box('Mentions in notes, push'))
    expect(screen.getByText('Not saved: Channels')).toBeTruthy()
    expect(calls(saveChoices)).toEqual([])
    await save()
    expect(await screen.findByText('Settings saved successfully!')).toBeTruthy()
    expect(calls(saveChoices).map(({ body }) => body)).toEqual([
      { choices: { comment: { mail: true }, mention: { push: false } } },
    ])
  })

  test('moves with arrow keys and is a single Tab stop', async () => {
    responsesServer({}, keptChoices())
    await startConsole(page)
    const first = await box('All events, in-app')
    first.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('New reviews, email')
    await userEvent.keyboard(' ')
    expect((await box('New reviews, email')).checked).toBe(true)
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(first)
    const stops = within(screen.getByRole('table'))
      .getAllByRole('checkbox')
      .filter((one) => one.tabIndex === 0 && !(one as HTMLInputElement).disabled)
    expect(stops).toHaveLength(1)
  })

  test('toggles a whole column, and summarizes the choices immediately', async () => {
    const { calls } = responsesServer({}, keptChoices())
    await startConsole(page)
    const pushBox = await box('All events, push')
    const section = within(screen.getByText('Based on your choices').closest('section') as HTMLElement)
    expect(section.getAllByText('467, about 67 a day')).toHaveLength(2)
    await userEvent.click(pushBox)
    await userEvent.click(await box('All events, push'))
    expect(section.getAllByText('467, about 67 a day')).toHaveLength(1)
    expect(section.getByText('0')).toBeTruthy()
    await save()
    await waitFor(() => expect(calls(saveChoices)).toHaveLength(1))
    const [saved] = calls(saveChoices)
    const { choices } = (saved?.body ?? { choices: {} }) as { choices: Record<string, { push?: boolean }> }
    expect(Object.values(choices).every(({ push }) => push === false)).toBe(true)
    expect(choices['announcement']).toBeUndefined()
  })

  test('saves digest, quiet hours, and brands', async () => {
    const { calls } = responsesServer({}, keptChoices())
    await startConsole(page)
    await userEvent.click(await screen.findByRole('radio', { name: 'Once an hour' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }))
    await userEvent.selectOptions(screen.getByLabelText('From'), '10:00 PM')
    await userEvent.click(await box('Fern'))
    expect(within(screen.getByRole('row', { name: /^New reviews/ })).getByText('400')).toBeTruthy()
    await save()
    await waitFor(() =>
      expect(calls(saveChoices).map(({ body }) => body)).toEqual([
        { rhythm: 'hourly', quiet: { on: true, from: 22, to: 7 }, mutedBrands: [fernBrand] },
      ]),
    )
    expect(alderBrand).not.toBe(fernBrand)
  })

  test('keeps the choices if saving fails, and shows the reason', async () => {
    responsesServer(
      {},
      { ...keptChoices(), [saveChoices]: refusal(503, 'SERVICE_UNAVAILABLE', 'Try again in a moment.') },
    )
    await startConsole(page)
    await userEvent.click(await box('New reviews, email'))
    await save()
    expect(await screen.findByText(/Couldn’t save the settings. Try again in a moment/)).toBeTruthy()
    expect((await box('New reviews, email')).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect((await box('New reviews, email')).checked).toBe(false)
  })

  test('shows why it fails to load, and Try Again reloads it', async () => {
    let broken = true
    responsesServer(
      {},
      { [readChoices]: () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : ok(someSettings())) },
    )
    await startConsole(page)
    expect(await screen.findByText('Couldn’t load your settings. It broke.', {}, { timeout: 5000 })).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await box('New reviews, in-app')).toBeTruthy()
  })

  test('on a phone, the week’s count is behind the event, and whole columns and the account stay', async () => {
    responsesServer({}, keptChoices())
    const wide = window.matchMedia
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') })
    await startConsole(page)
    expect(await box('All events, email')).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toHaveLength(4)
    expect(screen.getByRole('rowheader', { name: /^New reviews\s*463/ })).toBeTruthy()
    expect((await box('Password and two-factor sign-in, email')).disabled).toBe(true)
    window.matchMedia = wide
  })
})

test('bounced mail shows a message, and can be turned on again', async () => {
  responsesServer({}, keptChoices({ mail: { address: 'demo@bizamply.test', stoppedAt: '2026-11-20T10:00:00.000Z' } }))
  await startConsole(page)
  expect(await screen.findByText(/^Email to demo@bizamply.test bounced on Nov 20, 2026/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Turn email back on' }))
  await waitFor(() => expect(screen.queryByText(/bounced on/)).toBeNull())
})

test('marketing emails start only after the mailed link is confirmed', async () => {
  const { calls } = responsesServer({}, keptChoices())
  await startConsole(page)
  const marketing = await screen.findByRole<HTMLInputElement>('switch', { name: 'Marketing emails' })
  expect(marketing.checked).toBe(false)
  await userEvent.click(marketing)
  // Unlike a disabled one, it keeps the focus while it is saved.
  expect(marketing.disabled).toBe(false)
  expect(await screen.findByText(/^Confirm with the link we emailed to demo@bizamply.test/)).toBeTruthy()
  expect(calls('POST /api/notifications/marketing').map(({ body }) => body)).toEqual([{ on: true }])
  await userEvent.click(screen.getByRole('switch', { name: 'Marketing emails' }))
  expect(await screen.findByText(/^Off\. When you turn it on/)).toBeTruthy()
})
