import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { nora, refusal } from '../testing/fake-server.ts'
import { responsesServer } from '../testing/responses-server.ts'
import { startConsole } from '../testing/start-console.tsx'

const screens = [
  '/dashboard',
  '/responses',
  '/people',
  '/people/01a1fe39-f086-7359-addd-000000000001',
  '/analytics',
  '/analytics?tab=outcomes',
  '/radar',
  '/reports',
  '/projects',
  '/projects/01a1fe39-f086-7359-addd-000000000001',
  '/loyalty-manager',
  '/templates',
  '/brand-voice',
  '/connections',
  '/transactions',
  '/plans',
  '/profile',
  '/profile?tab=security',
  '/settings?tab=notifications',
  '/settings?tab=team',
  '/settings?tab=credits',
  '/settings?tab=audit',
  '/settings?tab=company',
  '/customers',
  '/admin',
]

/** What a user needs to open any screen at all. */
const works = /^\/(auth\/|api\/(onboard-data|events|preferences|credits\/(balance|settings)))/

test.for(screens)('%s: each failed panel names its request and can be retried', async (address) => {
  responsesServer({ user: { ...nora, role: 'admin' } })
  failEverything()
  await startConsole(address)
  // A part's own message gives way to the list's, which may fail later.
  await waitFor(
    () => {
      for (const panel of screen.getAllByRole('alert')) {
        expect(panel.textContent).toMatch(/Request r-\d+/)
        expect(panel.textContent).not.toContain('An unexpected error occurred')
        expect(within(panel).getByRole('button', { name: /^(Try Again|Retry)$/ })).toBeTruthy()
      }
    },
    { timeout: 10_000 },
  )
  // The rest of the console is there.
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Alder, switch brand' })).toBeTruthy()
})

test.for([
  ['/people/01a1fe39-f086-7359-addd-000000000001', 'Back to People', '/people'],
  ['/projects/01a1fe39-f086-7359-addd-000000000001', 'Projects', '/projects'],
] as const)('%s: the way back to the list stays above the failed panel', async ([address, name, list]) => {
  responsesServer({})
  failEverything()
  await startConsole(address)
  await screen.findAllByRole('alert', {}, { timeout: 10_000 })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name }).getAttribute('href')).toBe(list)
})

function failEverything(): void {
  const answer = window.fetch
  let number = 0
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
    if (works.test(pathname)) return answer(input, init)
    const { status, body } = refusal(500, 'INTERNAL', 'An unexpected error occurred', { requestId: `r-${++number}` })
    return Response.json(body, { status: status ?? 500 })
  })
}
