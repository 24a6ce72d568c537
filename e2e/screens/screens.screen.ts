import { test as base, type Page } from '@playwright/test'
import { people, openPathAs } from '../fixtures.ts'
import { views, type View } from './views.ts'

const widths = { 1440: 900, 390: 844 }
const folder = new URL('../../screens/', import.meta.url).pathname

for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of Object.entries(widths)) {
    base.describe(`${theme} ${width}`, () => {
      const narrow = width === '390'
      const viewport = { width: Number(width), height }
      base.use({ viewport, colorScheme: theme, hasTouch: narrow, isMobile: narrow })
      const shoot = async (page: Page, name: string): Promise<void> => {
        await settle(page)
        await page.screenshot({ path: `${folder}${name}-${theme}-${width}.png`, animations: 'disabled' })
      }

      for (const view of views) base(view.name, ({ page }) => show(page, view).then(() => shoot(page, view.name)))

      for (const view of views.filter(({ states }) => states)) {
        base(`${view.name}, failing`, async ({ page }) => {
          await page.route(isDataCall, (route) => route.fulfill({ status: 503, json: unavailable }))
          await show(page, view)
          await shoot(page, `${view.name}-failing`)
        })
        base(`${view.name}, loading`, async ({ page }) => {
          await page.route(isDataCall, () => undefined)
          await show(page, view)
          await shoot(page, `${view.name}-loading`)
        })
      }
    })
  }
}

const unavailable = { code: 'UNAVAILABLE', message: 'The service is not available.', errors: [] }

// Calls of the app shell (user, brands, credits) get responses, so that the screen itself is shown.
const shellCalls = ['onboard-data', 'credits/balance', 'events', 'preferences', 'profile']
const isDataCall = (url: URL): boolean =>
  url.pathname.startsWith('/api/') && !shellCalls.some((call) => url.pathname.startsWith(`/api/${call}`))

async function show(page: Page, { path, visitor, open }: View): Promise<void> {
  if (visitor) await page.goto(path)
  else await openPathAs(page, people.otherCompany, path)
  await page.getByRole('main').waitFor()
  if (!visitor) await page.getByRole('button', { name: /^Search or jump to/ }).waitFor()
  if (!open) return
  await settle(page)
  await open(page)
}

async function settle(page: Page): Promise<void> {
  // Calls held back for a loading state never end.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready)
}
