import type { Caller } from './caller.ts'
import type { TestApp } from './test-app.ts'

export const locationOf = (response: Response): string => response.headers.get('location') ?? ''

/** Goes to Google's consent page; returns its URL. */
export async function leave(caller: Caller, returnUrl?: string): Promise<string> {
  const query = returnUrl === undefined ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}`
  return locationOf(await caller.raw('GET', `/auth/google${query}`))
}

/** Decides on the consent page; returns our URL that the browser is redirected to. */
export async function consent(page: string, account: string | null): Promise<string> {
  const form: [string, string][] =
    account === null
      ? [['decision', 'deny']]
      : [
          ['decision', 'approve'],
          ['account', account],
        ]
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const back = new URL(locationOf(response))
  return back.pathname + back.search
}

/** The complete flow; returns the URL of the console's callback page. */
export async function throughGoogle(caller: Caller, account: string | null, returnUrl?: string): Promise<URL> {
  const back = await consent(await leave(caller, returnUrl), account)
  return new URL(locationOf(await caller.raw('GET', back)), 'http://localhost:3000')
}

/** Signs in with Google, as the callback page does it. */
export async function exchange(caller: Caller, token: string | null) {
  await caller.get('/auth/csrf-token')
  const answer = await caller.call('POST', '/auth/exchange', { token: token ?? '' })
  if (answer.status === 200) caller.token = String(answer.json['token'])
  return answer
}

/** The path, the error and the token of the console's callback page. */
export const refusalOf = (back: URL): unknown[] => [
  back.pathname,
  back.searchParams.get('error'),
  back.searchParams.get('token'),
]

let count = 0

/** Adds a Google account. */
export async function newPerson(app: TestApp, more: Record<string, unknown> = {}): Promise<string> {
  const email = `robin-${++count}-${Date.now()}@gmail.test`
  await app.control('POST', '/_/people', { email, name: 'Robin van Fields', ...more })
  return email
}
