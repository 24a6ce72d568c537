import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { anOverview } from '../../testing/overview.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => void vi.useRealTimers())

const isShownAt = (time: string) => {
  vi.setSystemTime(time)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a dashboard that was left open has the figures of the new day', async () => {
  const call = 'GET /api/dashboard/overview'
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:50Z') })
  const { calls } = responsesServer({}, { [call]: ok(anOverview()) })
  await startConsole('/dashboard')
  await screen.findByRole('button', { name: /^Total Reviews/ })
  await screen.findByText(/^Connected/)
  const before = calls(call).length
  isShownAt('2026-11-21T23:59:55Z')
  await expect(waitFor(() => expect(calls(call).length).toBeGreaterThan(before), { timeout: 500 })).rejects.toThrow()
  isShownAt('2026-11-22T00:00:01Z')
  await waitFor(() => expect(calls(call)).toHaveLength(before + 1))
})

test('the figures of the list and the team’s day are those of the new day', async () => {
  const [figures, upNext] = ['GET /api/comments/figures', 'GET /api/comments/up-next']
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:50Z') })
  const { calls } = responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await row('Customer 1')
  await screen.findByText(/^Connected/)
  await waitFor(() => expect([calls(figures).length, calls(upNext).length]).not.toContain(0))
  const before = [calls(figures).length, calls(upNext).length]
  isShownAt('2026-11-22T00:00:01Z')
  await waitFor(() => expect([calls(figures).length, calls(upNext).length]).toEqual(before.map((count) => count + 1)))
})
