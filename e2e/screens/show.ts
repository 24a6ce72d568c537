import type { Page, Request } from '@playwright/test'
import { administrator, openPathAs, people } from '../fixtures.ts'
import type { View } from './views.ts'

const eventStream = '/api/events'

/** Opens a view and everything it opens, and waits until it has loaded. */
export async function show(page: Page, { path, as, open }: View): Promise<void> {
  const requests = pendingRequests(page)
  if (as === 'visitor') await page.goto(path)
  else if (as === 'administrator') await openPathAs(page, administrator.email, path, administrator.password)
  else await openPathAs(page, as === 'admin' ? people.admin : people.otherCompany, path)
  await page.getByRole('main').waitFor()
  if (as !== 'visitor') await page.getByRole('button', { name: /^Search or jump to/ }).waitFor()
  await settle(page, requests)
  if (!open) return
  await open(page)
  await settle(page, requests)
}

/** Every data call fails. */
export function failDataCalls(page: Page): Promise<unknown> {
  return page.route(isDataCall, (route) => route.fulfill({ status: 503, json: unavailable }))
}

/** No data call gets a response. */
export function holdDataCalls(page: Page): Promise<unknown> {
  return page.route(isDataCall, (route) => void held.add(route.request()))
}

const held = new WeakSet<Request>()

const unavailable = { code: 'UNAVAILABLE', message: 'The service is not available.', errors: [] }

// Calls of the app shell (user, brands, credits) get responses, so that the screen itself is shown.
const shellCalls = ['onboard-data', 'credits/balance', 'events', 'preferences', 'profile']
const isDataCall = (url: URL): boolean =>
  url.pathname.startsWith('/api/') && !shellCalls.some((call) => url.pathname.startsWith(`/api/${call}`))

/** Waits until no request has been pending for 300 ms; held ones and the event stream don’t count. */
async function settle(page: Page, requests: ReadonlySet<Request>): Promise<void> {
  const pending = (): Request[] => [...requests].filter((request) => !held.has(request))
  let quiet = 0
  for (let waited = 0; waited < LOAD_MS && quiet < 300; waited += 100) {
    await page.waitForTimeout(100)
    quiet = pending().length === 0 ? quiet + 100 : 0
  }
  if (quiet < 300)
    throw new Error(
      `Still loading: ${pending()
        .map((request) => request.url())
        .join(', ')}`,
    )
  await page.evaluate(() => document.fonts.ready)
}

const LOAD_MS = 15_000

function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => new URL(request.url()).pathname !== eventStream && pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}
