import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { press } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const support = 'POST /api/support'
const choose = async (menu: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

describe('the help menu', () => {
  test.each([
    ['Help Center', '/help'],
    ['What’s New', '/whats-new'],
    ['Documentation', '/docs'],
  ])('%s opens its page', async (item, path) => {
    responsesServer({})
    await startConsole('/connections')
    await choose('Help', item)
    await waitFor(() => expect(where()).toBe(path))
    expect(await screen.findByRole('heading', { name: item, level: 1 })).toBeTruthy()
  })

  test('Help & Support and Account Settings are in the profile menu', async () => {
    responsesServer({})
    await startConsole('/connections')
    await choose('Nora Vance, account menu', 'Help & Support')
    await waitFor(() => expect(where()).toBe('/help'))
    await choose('Nora Vance, account menu', 'Account Settings')
    await waitFor(() => expect(where()).toBe('/settings'))
  })
})

describe('Contact Support', () => {
  const opened = async () => {
    await startConsole('/connections')
    await choose('Help', 'Contact Support')
    return screen.findByRole('dialog', { name: 'Contact Support' })
  }
  const write = async (dialog: HTMLElement) => {
    await userEvent.type(within(dialog).getByLabelText('Subject'), 'Import')
    await userEvent.type(within(dialog).getByLabelText('Message'), 'It stops at half.')
  }

  test('shows missing fields, sends the message, and confirms it', async () => {
    const { calls } = responsesServer({}, { [support]: { body: { success: true } } })
    const dialog = await opened()
    await press(dialog, 'Send message')
    expect(within(dialog).getByText('Enter a subject.')).toBeTruthy()
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Subject'))
    await write(dialog)
    await press(dialog, 'Send message')
    expect(await screen.findByText('Message sent. We’ll reply by email.')).toBeTruthy()
    expect(calls(support).map(({ body }) => body)).toEqual([{ subject: 'Import', message: 'It stops at half.' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('keeps the input after a failure or a rate limit', async () => {
    let answer = refusal(500, 'INTERNAL', 'It broke.')
    responsesServer({}, { [support]: () => answer })
    const dialog = await opened()
    await write(dialog)
    await press(dialog, 'Send message')
    expect(await within(dialog).findByText('Couldn’t send your message. It broke.')).toBeTruthy()
    answer = refusal(429, 'RATE_LIMIT_EXCEEDED', 'Too many', { retryAfterSeconds: 90 })
    await press(dialog, 'Send message')
    expect(await within(dialog).findByText(/10 messages in the last hour. Try again in 2 minutes/)).toBeTruthy()
    expect(within(dialog).getByLabelText<HTMLInputElement>('Subject').value).toBe('Import')
  })

  test('asks before Esc discards what was typed', async () => {
    responsesServer({}, {})
    const dialog = await opened()
    await write(dialog)
    await userEvent.keyboard('{Escape}')
    await press(await screen.findByRole('alertdialog', { name: 'Discard changes?' }), 'Keep editing')
    expect(within(dialog).getByLabelText<HTMLInputElement>('Message').value).toBe('It stops at half.')
    expect(dialog.isConnected).toBe(true)
    await userEvent.keyboard('{Escape}')
    await press(await screen.findByRole('alertdialog', { name: 'Discard changes?' }), 'Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
