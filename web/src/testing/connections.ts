import type { ConnectionActivity, ConnectionEntry, ConnectionList } from '@bizamply/contract/connections'
import { serviceKeys, services, type ServiceKey } from '@bizamply/contract/service-facts'
import { screen, within } from '@testing-library/react'
import { aConnection } from './comments.ts'
import { nora } from './fake-server.ts'
import { ok, responsesServer } from './responses-server.ts'
import { startConsole } from './start-console.tsx'

/** The time this many minutes ago. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Start of the half hour this many half hours ago. */
export const halfHour = (back: number) =>
  new Date((Math.floor(Date.now() / 1_800_000) - back) * 1_800_000).toISOString()

/** Connected services with their overrides; the others are not connected. */
export function listOf(
  given: Partial<Record<ServiceKey, Partial<ConnectionEntry>>>,
  keyless: readonly ServiceKey[] = [],
): ConnectionList {
  const summary = (key: ServiceKey) => {
    const data = given[key] ? [{ ...aConnection(), ...given[key] }] : []
    const connected = data.some(({ state }) => state !== 'signed-out')
    return { ...services[key], available: !keyless.includes(key), connected, data }
  }
  const connections = Object.fromEntries(serviceKeys.map((key) => [key, summary(key)]))
  return {
    connections: connections as ConnectionList['connections'],
    totalConnections: Object.keys(given).length,
    userEmail: 'demo@bizamply.test',
  }
}

/** A day without activity. */
export const quiet: ConnectionActivity = { from: halfHour(47), marks: [], events: [] }
type Answers = Parameters<typeof responsesServer>[1]

/** Opens the screen with these connections. */
export async function openConnections(connections: ConnectionList, more: Answers = {}, user = nora) {
  const server = responsesServer({ connections, user }, { 'GET /api/connections/activity': ok(quiet), ...more })
  await startConsole('/connections')
  await screen.findByRole('heading', { level: 1, name: 'Connections' })
  return server
}

export const card = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const found = heading.closest('li')
  if (!found) throw new Error(`no card ${name}`)
  return found
}

export const button = (inside: HTMLElement, name: string | RegExp) => within(inside).getByRole('button', { name })
