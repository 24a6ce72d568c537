import { expect, test as base, type Browser, type Locator, type Page } from '@playwright/test'

export { expect }

/** A test fails on any error in the browser's console that `noise` does not allow. */
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

/** Members of the demo companies; all have the same password. */
export const people = {
  admin: 'demo@bizamply.test',
  editor: 'editor@bizamply.test',
  viewer: 'viewer@bizamply.test',
  otherCompany: 'demo@borealis.test',
}
export const password = 'Demo!2026'
export const administrator = { email: 'admin@bizamply.test', password: 'Admin!2026' }

const viewports = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

const layout = (theme: 'light' | 'dark', size: 'wide' | 'narrow') => {
  const narrow = size === 'narrow'
  const [name, viewport] = [`${theme}, ${size}`, viewports[size]]
  return { name, theme, narrow, viewport, use: { viewport, colorScheme: theme, hasTouch: narrow, isMobile: narrow } }
}

/** Each theme and each size once. */
export const mainLayouts = [layout('light', 'wide'), layout('dark', 'narrow')] as const
export const otherLayouts = [layout('light', 'narrow'), layout('dark', 'wide')] as const
export const allLayouts = [...mainLayouts, ...otherLayouts] as const

/** A page in its own browser context, with the layout's theme and size. */
export async function openWindow(
  browser: Browser,
  { theme, viewport }: Pick<ReturnType<typeof layout>, 'theme' | 'viewport'>,
): Promise<Page> {
  const context = await browser.newContext({ colorScheme: theme, viewport })
  return context.newPage()
}

/** Opens a path and signs in on the form. */
export async function signIn(page: Page, email: string, path = '/responses'): Promise<void> {
  await page.goto(path)
  await signInHere(page, email)
}

/** Signs in on the form that the page shows. */
export async function signInHere(page: Page, email: string): Promise<void> {
  await submitSignIn(page, { email, password })
  await expect(reviews(page).or(welcome(page))).toBeVisible()
}

export async function submitSignIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in by the API, which is faster than the form, and opens the inbox or dashboard. */
export async function openAs(page: Page, email: string, path = '/responses'): Promise<void> {
  await openPathAs(page, email, path)
  await expect(reviews(page).or(welcome(page))).toBeVisible()
}

/** Signs in by the API and opens any path. */
export async function openPathAs(page: Page, email: string, path: string, secret: string = password): Promise<void> {
  const csrf = await page.request.get('/auth/csrf-token')
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const data = { email, password: secret, rememberMe: true }
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
export const welcome = (page: Page): Locator => page.getByRole('heading', { name: /^Welcome, / })
export const card = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: words })
/** The open review: in the second pane, or on a phone a page of its own. */
export const pane = (page: Page): Locator => page.getByRole('region', { name: 'Open review' })
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Reviews by status' }).getByRole('link', { name })

/** Opens the review of the row with these words, by default the first one. */
export async function openReview(page: Page, words = ''): Promise<Locator> {
  const row = reviews(page).getByRole('listitem').filter({ hasText: words }).first()
  const heading = row.getByRole('heading')
  const name = await heading.innerText()
  await heading.click()
  await expect(pane(page).getByRole('heading', { name, exact: true, level: 2 })).toBeVisible()
  return pane(page)
}

/** Closes the open review, on a phone by Back. */
export async function closeReview(page: Page): Promise<void> {
  const close = pane(page).getByRole('button', { name: /^(Close|Back to the list)$/ })
  await close.click()
  await expect(pane(page)).toBeHidden()
}

/** The balance in the sidebar. */
export async function creditsLeft(page: Page): Promise<number> {
  const meter = page.getByRole('region', { name: 'Credits' })
  const words = await meter.getByText(/of 5,000/).innerText()
  return Number(/^[\d,]+/.exec(words)?.[0].replaceAll(',', ''))
}

/** The count in a tab. */
export async function countOf(page: Page, name: string): Promise<number> {
  const words = await tab(page, name).innerText()
  return Number(/([\d,]+)$/.exec(words.trim())?.[1]?.replaceAll(',', ''))
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}
