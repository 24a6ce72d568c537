import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { openAs, expect, people, tab, test, expectNoSidewaysScroll, allLayouts, openWindow } from './fixtures.ts'
import { scan } from './scan.ts'

// No other test changes this company's comments.
const who = people.otherCompany
const tabs = ['overview', 'products', 'engagement', 'performance'] as const

test('a platform, a state and a product link to the list with the same count', async ({ page }) => {
  await open(page, 'products')
  const platforms = page.getByRole('region', { name: 'Platform Distribution' }).getByRole('link')
  const responses = page.getByRole('region', { name: 'Response Performance' })
  await expect(platforms.first()).toBeVisible()
  const received = await sumOf(platforms)
  expect(received).toBeGreaterThan(0)
  expect(await sumOf(responses.getByRole('link'))).toBe(received)

  const sent = responses.getByRole('link', { name: /^Sent/ })
  await opens(page, sent, 'Sent', await countIn(sent))
  await page.goBack()
  const table = page.getByRole('region', { name: 'Product Performance Details' })
  const reviews = table.getByRole('link', { name: /reviews? of/ }).first()
  await opens(page, reviews, 'All', await countIn(reviews))
  await page.goBack()
  const rated = table.getByRole('link', { name: /out of 5/ }).first()
  const ratings = Number(/(\d+) ratings? of/.exec((await rated.getAttribute('aria-label')) ?? '')?.[1])
  await opens(page, rated, 'All', ratings)
})

test('by keyboard: a bar selects its product, a column header sorts, and the menu exports the table', async ({
  page,
}) => {
  await open(page, 'products')
  const table = page.getByRole('region', { name: 'Product Performance Details' })
  const rows = table.getByRole('rowheader')
  await expect(rows.nth(1)).toBeVisible()
  const products = await rows.count()

  await page.getByRole('region', { name: 'Top products by reviews' }).getByRole('button').nth(1).press('Enter')
  await expect(page).toHaveURL(/product=/)
  await expect(rows).toHaveCount(1)
  await table.getByRole('button', { name: 'Show all products' }).press('Enter')
  await expect(rows).toHaveCount(products)

  await table.getByRole('button', { name: 'Product', exact: true }).press('Enter')
  await expect(table.getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending')
  const names = async () => (await rows.locator('bdi').allInnerTexts()).join('\n')
  const byName = (await names())
    .split('\n')
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .join('\n')
  await expect.poll(names).toBe(byName)

  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  const csv = page
    .getByRole('group', { name: 'Products in this period' })
    .getByRole('menuitem', { name: 'Export as CSV' })
  await expect(csv).toBeFocused()
  const [file] = await Promise.all([page.waitForEvent('download'), csv.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/^analytics-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n')
  expect(lines).toHaveLength(products + 1)
})

for (const layout of allLayouts) {
  test(`${layout.name}: every tab and the menu are accessible`, async ({ browser }) => {
    const page = await openWindow(browser, layout)
    await openAs(page, who, '/dashboard')
    for (const name of tabs) {
      await page.goto(quarter(name))
      await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('link')).toBeVisible()
      await expect(page.getByRole('region', { name: bars[name] }).getByRole('listitem').first()).toBeVisible()
      await scan(page)
      await expectNoSidewaysScroll(page)
    }
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(page.getByRole('menu', { name: 'Export' })).toBeVisible()
    // Popups are appended to the body, outside every landmark.
    await scan(page, ['region'])
    await page.context().close()
  })
}

/** A part of each tab that shows the products. */
const bars = {
  overview: 'Customer Engagement',
  products: 'Top products by reviews',
  engagement: 'Most Engaging Products',
  performance: 'Customer Engagement',
} as const

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Whole days only, so that new comments do not change a count. */
const quarter = (name: (typeof tabs)[number]): string =>
  `/analytics?from=${daysAgo(90)}&to=${daysAgo(1)}${name === 'overview' ? '' : `&tab=${name}`}`

async function open(page: Page, name: (typeof tabs)[number]): Promise<void> {
  await openAs(page, who, '/dashboard')
  await page.goto(quarter(name))
}

async function opens(page: Page, link: Locator, state: string, count: number): Promise<void> {
  expect(count).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/\/responses\?.*triageState=shown/)
  await expect(tab(page, state)).toContainText(String(count))
}

async function sumOf(links: Locator): Promise<number> {
  await expect(links.first()).toBeVisible()
  const counts = await Promise.all((await links.all()).map(countIn))
  return counts.reduce((sum, n) => sum + n, 0)
}

/** The first whole number in the text. */
async function countIn(link: Locator): Promise<number> {
  const found = /(?:^|\s)([\d,]+)(?=\s|$)/m.exec(await link.innerText())?.[1] ?? ''
  return Number(found.replaceAll(',', ''))
}
