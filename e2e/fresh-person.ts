import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from './person.ts'
import { demoProduct } from './product.ts'
import { worldOf } from './world.ts'

const world = worldOf(demoProduct)

export interface FreshPerson {
  email: string
  password: string
}

/** An admin of a company of their own, whose sign-in a test may change; made by the calls that the screens make. */
export async function freshPerson(browser: Browser): Promise<FreshPerson> {
  // Each from an address of its own: one address may sign up only so often in an hour.
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': anyAddress() } })
  const tag = crypto.randomUUID().slice(0, 8)
  const person = { email: `vera-${tag}@mugs.example`, password: 'Canvas!Bag42' }
  const shop = { firstName: 'Vera', lastName: 'Stein', companyName: `Mugs ${tag}`, brandName: `Mugs ${tag}` }
  const call = caller(context.request)
  const { token = '' } = await call('/auth/signup', { ...person, ...shop })
  const code = await expect
    .poll(async () => codeIn(await world.mail(person.email)), { timeout: 20_000 })
    .not.toBe('')
    .then(async () => codeIn(await world.mail(person.email)))
  await call('/auth/verify-otp', { email: person.email, code }, token)
  await call('/onboarding/skip', {}, token)
  await context.close()
  return person
}

/** Signs in as a person does, on a page that is at /login or leads there. */
export async function typeIn(page: Page, { email, password }: FreshPerson): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Another browser, signed in at a path. */
export async function elsewhere(browser: Browser, person: FreshPerson, path: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(path)
  await typeIn(page, person)
  await page.waitForURL(`**${path}`)
  return [context, page]
}

const anyAddress = (): string => ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.')

const codeIn = (mails: { text: string }[]): string => /^\d{6}$/m.exec(mails[0]?.text ?? '')?.[0] ?? ''

function caller(request: APIRequestContext) {
  return async (path: string, data: object, token?: string): Promise<{ token?: string }> => {
    const csrf = (await (await request.get('/auth/csrf-token')).json()) as { csrfToken: string }
    const headers = { 'x-csrf-token': csrf.csrfToken, ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await request.post(path, { data, headers })
    expect([path, answer.status()]).toEqual([path, 200])
    return (await answer.json()) as { token?: string }
  }
}
