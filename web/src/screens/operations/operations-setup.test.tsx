import type { SetupFinding } from '@bizamply/contract/setup-check'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { checkedAt, server } from '../../testing/operations-server.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const setup = 'POST /api/admin/setup'
const finding = (more: Partial<SetupFinding>): SetupFinding => ({
  key: 'mail',
  name: 'Email',
  state: 'ok',
  problems: [],
  missing: [],
  register: [],
  permissions: [],
  tried: null,
  answer: null,
  next: [],
  ...more,
})
const findings = [
  finding({ tried: 'signs in', answer: '250 OK' }),
  finding({
    key: 'tiktok',
    name: 'TikTok',
    state: 'wrong',
    problems: ['TIKTOK_CLIENT_SECRET: TikTok refuses it.'],
    register: [{ what: 'Redirect address', address: 'https://console.example/integration/tiktok/callback' }],
    next: ['Compare it with the app’s page.'],
  }),
]
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the setup check runs on demand; problems come first and are expanded', async () => {
  const { calls } = server({ [setup]: ok({ checkedAt, findings }) })
  await startConsole('/admin?tab=setup')
  expect(await screen.findByText('Check the setup')).toBeTruthy()
  expect(calls(setup)).toHaveLength(0)
  await press('Check now')
  const list = within(await screen.findByRole('list', { name: 'Setup' }))
  expect(
    list.getAllByRole('group').map((one) => [/^(TikTok|Email)/.exec(one.textContent)?.[0], one.hasAttribute('open')]),
  ).toEqual([
    ['TikTok', true],
    ['Email', false],
  ])
  expect(list.getByText('TIKTOK_CLIENT_SECRET: TikTok refuses it.')).toBeTruthy()
  expect(list.getByText('https://console.example/integration/tiktok/callback')).toBeTruthy()
  expect(screen.getByText(/^1 setting needs attention\. Checked/)).toBeTruthy()
  await press('Check again')
  expect(calls(setup)).toHaveLength(2)
})

test('a failed check shows an error and can be run again', async () => {
  server({ [setup]: refusal(429, 'RATE_LIMITED', 'Too many checks') })
  await startConsole('/admin?tab=setup')
  await press('Check now')
  expect((await screen.findByRole('alert')).textContent).toContain('Too many checks')
  expect(screen.getByRole('button', { name: 'Check now' })).toBeTruthy()
})
