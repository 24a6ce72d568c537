import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { nora } from '../../testing/fake-server.ts'
import { withoutSso } from '../../testing/offboarding.ts'
import { ok, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const answers = { 'GET /api/preferences': ok(usualPreferences), 'GET /api/company/sso': ok(withoutSso) }

test('single sign-on is part of the company settings, for admins', async () => {
  responsesServer({}, answers)
  await startConsole('/settings?tab=company')
  expect(await screen.findByRole('region', { name: /Single sign-on/ }, { timeout: 10_000 })).toBeTruthy()
})

test('other members neither see it nor request it', async () => {
  const { calls } = responsesServer({ user: { ...nora, memberRole: 'editor' } }, answers)
  await startConsole('/settings?tab=company')
  expect(await screen.findByRole('heading', { name: 'Company data', level: 2 }, { timeout: 10_000 })).toBeTruthy()
  expect(screen.queryByRole('region', { name: /Single sign-on/ })).toBeNull()
  expect(calls('GET /api/company/sso')).toEqual([])
})

test('an identity provider that was typed but not saved is not lost without a question', async () => {
  responsesServer({}, { ...answers, 'GET /api/company/sso': ok({ ...withoutSso, availability: 'available' }) })
  await startConsole('/settings?tab=company')
  const issuer = await screen.findByLabelText<HTMLInputElement>('Issuer', {}, { timeout: 10_000 })
  await userEvent.type(issuer, 'https://login.alder.example')
  await userEvent.click(screen.getByRole('link', { name: 'Team' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(issuer.value).toBe('https://login.alder.example')
})
