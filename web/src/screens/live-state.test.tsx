import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aComment } from '../testing/comments.ts'
import { refusal } from '../testing/fake-server.ts'
import { responsesServer } from '../testing/responses-server.ts'
import { row } from '../testing/rows.ts'
import { startConsole } from '../testing/start-console.tsx'

const fails = refusal(500, 'INTERNAL', 'An unexpected error occurred.')

test('the inbox says that the browser is offline, and that it is back', async () => {
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await row('Customer 1')
  expect(await screen.findByText(/^Connected/)).toBeTruthy()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/^Disconnected/)).toBeTruthy()
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/^Connected/)).toBeTruthy()
})

test('the inbox is not connected while a call beside its list fails', async () => {
  responsesServer({ comments: [aComment(1)] }, { 'GET /api/comments/figures': fails })
  await startConsole('/responses')
  await row('Customer 1')
  expect(await screen.findByText(/^Disconnected/)).toBeTruthy()
})

test.for([
  ['/dashboard', 'GET /api/dashboard/overview', 'Live'],
  ['/analytics', 'GET /api/analytics/overview', 'Live Data'],
] as const)('%s is not live while its figures cannot be read', async ([address, call, live]) => {
  responsesServer({}, { [call]: fails })
  await startConsole(address)
  expect(await screen.findByText('Disconnected')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(live)).toBeNull())
})

test('a refusal is an answer: what this person may not see disconnects nothing', async () => {
  const refused = refusal(403, 'FORBIDDEN', 'Your role may not see this.')
  responsesServer({ comments: [aComment(1)] }, { 'GET /api/comments/figures': refused })
  await startConsole('/responses')
  await row('Customer 1')
  expect(await screen.findByText(/^Connected/)).toBeTruthy()
})
