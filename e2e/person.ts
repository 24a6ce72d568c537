import { expect, test as base, type Locator, type Page } from '@playwright/test'

export { expect }

/** Every page fails its test on an unexpected error in the browser's console. */
export const test = base.extend<{ noise: RegExp | null }>({
  noise: [null, { option: true }],
  page: async ({ page, noise }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await use(page)
    expect(errors.filter((text) => !noise?.test(text))).toEqual([])
  },
})

export const people = {
  admin: 'demo@bizamply.test',
  editor: 'editor@bizamply.test',
  viewer: 'viewer@bizamply.test',
  otherCompany: 'demo@borealis.test',
}
export const password = 'Demo!2026'

/** Opens the page as a visitor and signs in as a person does. */
export async function signIn(page: Page, email: string, path = '/responses'): Promise<void> {
  await page.goto(path)
  await fillIn(page, email)
}

export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(reviews(page).or(welcome(page))).toBeVisible()
}

/** Signed in already, by the calls that the screen makes, where signing in is not what is tried. */
export async function enter(page: Page, email: string, path = '/responses'): Promise<void> {
  await visit(page, email, path)
  await expect(reviews(page).or(welcome(page))).toBeVisible()
}

/** The same on any page, which may show neither reviews nor a welcome. */
export async function visit(page: Page, email: string, path: string): Promise<void> {
  const csrf = await page.request.get('/auth/csrf-token')
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const data = { email, password, rememberMe: true }
  const answer = await page.request.post('/auth/login', { data, headers: { 'x-csrf-token': csrfToken } })
  expect(answer.status()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  await page.addInitScript((kept) => {
    if (location.protocol === 'about:') return
    if (!sessionStorage.getItem('entered')) localStorage.setItem('auth_token', kept)
    sessionStorage.setItem('entered', 'once')
  }, token)
  await page.goto(path)
}

export const reviews = (page: Page): Locator => page.getByRole('list', { name: 'Reviews' })
/** The dashboard, where one lands who was going nowhere else. */
export const welcome = (page: Page): Locator => page.getByRole('heading', { name: /^Welcome back, / })
export const card = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: words })
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Replies by state' }).getByRole('link', { name })

/** Credits as the meter in the sidebar shows them. */
export async function creditsLeft(page: Page): Promise<number> {
  const meter = page.getByRole('region', { name: 'Credits' })
  const words = await meter.getByText(/of 5,000/).innerText()
  return Number(/^[\d,]+/.exec(words)?.[0].replaceAll(',', ''))
}

/** The count beside a tab's name. */
export async function countOf(page: Page, name: string): Promise<number> {
  const words = await tab(page, name).innerText()
  return Number(/([\d,]+)$/.exec(words.trim())?.[1]?.replaceAll(',', ''))
}
