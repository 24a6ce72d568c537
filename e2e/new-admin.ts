import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { expect, submitSignIn } from './fixtures.ts'
import { sandbox } from './sandbox.ts'

export interface NewAdmin {
  email: string
  password: string
}

/** Signs up the admin of a new company by the API, for tests that change how they sign in. */
export async function signUpAdmin(browser: Browser): Promise<NewAdmin> {
  // A separate address each: sign-ups are limited by address.
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': anyAddress() } })
  const tag = crypto.randomUUID().slice(0, 8)
  const person = { email: `vera-${tag}@mugs.example`, password: 'Canvas!Bag42' }
  const shop = { firstName: 'Vera', lastName: 'Stein', companyName: `Mugs ${tag}`, brandName: `Mugs ${tag}` }
  const call = caller(context.request)
  const { token = '' } = await call('/auth/signup', { ...person, ...shop })
  const code = await sandbox.mailed(person.email, /^\d{6}$/m)
  await call('/auth/verify-otp', { email: person.email, code }, token)
  await call('/onboarding/skip', {}, token)
  await context.close()
  return person
}

/** Signs in at a path in a second browser. */
export async function openSecondBrowser(
  browser: Browser,
  person: NewAdmin,
  path: string,
): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(path)
  await submitSignIn(page, person)
  await page.waitForURL(`**${path}`)
  return [context, page]
}

const anyAddress = (): string => ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.')

function caller(request: APIRequestContext) {
  return async (path: string, data: object, token?: string): Promise<{ token?: string }> => {
    const csrf = (await (await request.get('/auth/csrf-token')).json()) as { csrfToken: string }
    const headers = { 'x-csrf-token': csrf.csrfToken, ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await request.post(path, { data, headers })
    expect([path, answer.status()]).toEqual([path, 200])
    return (await answer.json()) as { token?: string }
  }
}
