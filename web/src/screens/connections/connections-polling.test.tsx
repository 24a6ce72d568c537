import type { ConnectionEntry, ConnectionList } from '@bizamply/contract/connections'
import { serviceKeys, services, type ServiceKey } from '@bizamply/contract/service-facts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aConnection } from '../../testing/comments.ts'
import { nora } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const REVIEWS = 'We check for new reviews every 15 minutes.'
const COMMENTS = 'We check for new comments every 15 minutes.'

async function open(given: Partial<Record<ServiceKey, Partial<ConnectionEntry>>>): Promise<void> {
  const summary = (key: ServiceKey) => {
    const data = given[key] ? [{ ...aConnection(), ...given[key] }] : []
    return { ...services[key], available: true, connected: data.length > 0, data }
  }
  const connections: ConnectionList = {
    connections: Object.fromEntries(serviceKeys.map((key) => [key, summary(key)])) as ConnectionList['connections'],
    totalConnections: Object.keys(given).length,
    userEmail: 'demo@bizamply.test',
  }
  const activity = ok({ from: new Date().toISOString(), marks: [], events: [] })
  responsesServer({ connections, user: nora }, { 'GET /api/connections/activity': activity })
  await startConsole('/connections')
}

async function card(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('li') ?? heading)
}

test('a card mentions polling only if the service sends no webhooks', async () => {
  await open({ judgeme: { updates: 'polling' }, shopify: {}, facebook: { updates: 'polling' } })
  const judgeme = await card('Judge.me')
  expect(judgeme.getByText(REVIEWS, { exact: false })).toBeTruthy()
  expect(judgeme.getByText('Connected')).toBeTruthy()
  expect((await card('Facebook')).getByText(COMMENTS, { exact: false })).toBeTruthy()
  expect((await card('Shopify')).queryByText(/every 15 minutes/)).toBeNull()
})

test('missing permissions come first, then how reviews arrive', async () => {
  const missing = ['You can’t reply to those reviews here.']
  await open({ shopify: { updates: 'polling', missing } })
  expect((await card('Shopify')).getByText(`${missing[0]} ${REVIEWS}`)).toBeTruthy()
})

test('the WhatsApp card says what doesn’t arrive without webhooks', async () => {
  await open({ whatsapp: { updates: 'polling' } })
  const whatsapp = await card('WhatsApp Business')
  expect(whatsapp.getByText('Connected')).toBeTruthy()
  const words =
    'You can send messages, but WhatsApp doesn’t notify us, so customer messages and delivery updates don’t arrive.'
  expect(whatsapp.getByText(words, { exact: false })).toBeTruthy()
  expect(whatsapp.queryByText(/new comments/)).toBeNull()
})
