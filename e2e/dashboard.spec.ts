import type { Page } from '@playwright/test'
import { enter, expect, people, tab, test } from './person.ts'
import { scan } from './scan.ts'

// The other company's comments stand still while journeys change ours.
const who = people.otherCompany
const year = '/dashboard?from=2026-01-01&to=2026-06-30'

test('every figure opens the list that it counts, with the same count', async ({ page }) => {
  await enter(page, who, `/dashboard?from=${daysAgo(90)}&to=${daysAgo(1)}`)
  const card = page.getByRole('button', { name: /^Total Reviews/ })
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  const received = await numberIn(card.innerText())
  expect(received).toBeGreaterThan(0)

  const legend = page.getByRole('region', { name: 'Where they come from' }).getByRole('link')
  const shares = await Promise.all((await legend.all()).map((one) => numberIn(one.innerText())))
  expect(shares.reduce((sum, n) => sum + n, 0)).toBe(received)

  const first = shares[0] ?? 0
  await legend.first().click()
  await expect(page).toHaveURL(/\/responses\?.*triageState=shown/)
  await expect(tab(page, 'All')).toContainText(String(first))
})

for (const theme of ['light', 'dark'] as const) {
  const narrow = theme === 'dark'
  test(`${theme}, ${narrow ? 'narrow' : 'wide'}: each figure, the days and what is compared are for everybody`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      colorScheme: theme,
      viewport: narrow ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    await enter(page, who, '/dashboard')
    for (const figure of ['Response Rate', 'Average Rating', 'Response Time', 'Total Reviews']) {
      await page
        .getByRole('button', { name: new RegExp(`^${figure}`) })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: figure })).toBeVisible()
      await scan(page)
    }
    await page.getByRole('button', { name: /^Last 7 days/ }).click()
    await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
    // Popups hang on the body, outside every landmark.
    await scan(page, ['region'])
    await page.goto(year)
    await expect(page.getByText(/per week/)).toBeVisible()
    await scan(page)
    await noSidewaysScroll(page)
    await context.close()
  })
}

test('on a phone what answering tens of thousands costs stays inside its button', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.route('**/api/dashboard/overview*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { now: { openPending: number; openDraft: number } } }
    Object.assign(body.data.now, { openPending: 60_083, openDraft: 74 })
    await route.fulfill({ response, json: body })
  })
  await enter(page, who, '/dashboard')
  const answer = page.getByRole('button', { name: /^Answer 60,083 new/ })
  await expect(answer).toBeVisible()
  const room = await answer.evaluate((button) => {
    const [inner, outer] = [button.firstElementChild?.getBoundingClientRect(), button.getBoundingClientRect()]
    return Math.min((inner?.left ?? 0) - outer.left, outer.right - (inner?.right ?? Infinity))
  })
  expect(room).toBeGreaterThan(8)
  await noSidewaysScroll(page)
  await context.close()
})

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function noSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over).toBe(0)
}

/** The first whole number that stands by itself. */
async function numberIn(text: Promise<string>): Promise<number> {
  const found = /(?:^|\s)([\d,]+)(?=\s|$)/m.exec(await text)?.[1] ?? ''
  return Number(found.replaceAll(',', ''))
}
