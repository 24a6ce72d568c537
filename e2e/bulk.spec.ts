import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { creditsLeft, openAs, expect, pane, people, reviews, test } from './fixtures.ts'
import { busyProduct, startProduct, type Product } from './product.ts'

// Closing a tab leaves requests without a response.
test.use({ baseURL: busyProduct.url, noise: /ERR_|Failed to load resource/ })
test.describe.configure({ mode: 'serial' })

const REVIEWS = 1000
let product: Product
let folder: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bizamply-e2e-bulk-'))
  const file = join(folder, 'reviews.csv')
  writeFileSync(file, csv(REVIEWS))
  product = await startProduct(busyProduct, { SANDBOX_REVIEWS: file })
})

test.afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a bulk job on 1,000 reviews shows its price, survives a closed tab, and can be stopped', async ({
  page,
  context,
}) => {
  await openAs(page, people.admin, '/responses?search=warehouse+order')
  await expect(reviews(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '1000')
  await page.getByRole('checkbox', { name: 'Select All' }).click()
  const bar = page.getByRole('region', { name: 'Selected reviews' })
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Select all 1,000' }).click()
  await expect(bar.getByText('1,000 selected')).toBeVisible()
  await page.getByRole('button', { name: /^Generate Responses 2,000 credits/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate replies' })
  await expect(dialog.getByText('2,000 credits', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Generate 1,000 replies' }).click()
  await expect(page.getByRole('heading', { name: 'Generating responses...' })).toBeVisible()
  await page.close()

  const again = await context.newPage()
  await openAs(again, people.admin)
  const panel = again.getByRole('region', { name: 'Bulk job' })
  const done = async () => Number(/^(\d+) of/.exec(await panel.getByText(/ of 1,000$/).innerText())?.[1] ?? 0)
  await expect.poll(done).toBeGreaterThan(20)
  await panel.getByRole('button', { name: 'Stop' }).click()
  await again.getByRole('button', { name: 'View results' }).click()
  const results = again.getByRole('dialog', { name: 'Stopped' })
  await expect(results.getByText('Not started').or(results.getByText('Skipped')).first()).toBeVisible()
})

test('a bulk job charges the quoted credits and lists each result', async ({ page }) => {
  await openAs(page, people.admin, '/responses?search=warehouse+order+99&sort=oldest')
  const first = reviews(page).getByRole('listitem').first()
  await expect(first).toBeVisible()
  const before = await creditsLeft(page)
  await page.getByRole('checkbox', { name: 'Select All' }).click()
  const selected = await page.locator('[data-selected]').innerText()
  const count = Number(/\d+/.exec(selected)?.[0])
  // The selection's summary shows the price, so the job starts immediately.
  await page.getByRole('button', { name: new RegExp(`^Generate Responses ${2 * count} credits`) }).click()
  await expect(page.getByText(`${2 * count} credits used.`)).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => creditsLeft(page)).toBe(before - 2 * count)
  // Its notification stays after the message is gone.
  await page.goto('/responses')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page
    .getByRole('button', { name: /\d+ repl(y|ies) generated/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link').first().click()
  await pane(page).getByRole('tab', { name: 'Activity' }).click()
  await expect(pane(page).getByText('Versions')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pane(page)).toBeHidden()
  await page.goto('/responses?status=draft&search=warehouse+order+99')
  await expect(reviews(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', `${count}`)
})

test('a long list keeps few rows in the page while scrolling to its end', async ({ page }) => {
  await openAs(page, people.viewer, '/responses?search=warehouse')
  const rows = reviews(page).getByRole('listitem')
  let most = 0
  for (let step = 0; step < 40; step += 1) {
    await page.locator('#review-list').evaluate((list) => list.scrollBy(0, 2500))
    await expect(rows.first()).toBeVisible()
    most = Math.max(most, await rows.count())
  }
  expect(most).toBeLessThan(60)
})

test('Back and a reload return to where the list was left', async ({ page }) => {
  await openAs(page, people.viewer, '/responses?search=warehouse')
  const list = page.locator('#review-list')
  const scrolled = () => list.evaluate((box) => Math.round(box.scrollTop))
  await expect(reviews(page).getByRole('listitem').first()).toBeVisible()
  await list.evaluate((box) => box.scrollTo(0, 2000))
  await page.getByRole('navigation').getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
  await page.goBack()
  await expect.poll(scrolled).toBe(2000)
  await page.reload()
  await expect.poll(scrolled).toBe(2000)
  await page.getByRole('navigation').getByRole('link', { name: 'Projects', exact: true }).click()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Responses/ })
    .click()
  await expect(reviews(page).getByRole('listitem').first()).toBeVisible()
  expect(await scrolled()).toBe(0)
})

function csv(count: number): string {
  const line = (n: number) => `${4 + (n % 2)},"The warehouse order ${n} came in time, thank you",Shopper ${n}`
  return ['rating,text,author', ...Array.from({ length: count }, (_, n) => line(n + 1))].join('\n')
}
