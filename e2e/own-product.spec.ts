import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { card, countOf, openAs, expect, people, test } from './fixtures.ts'
import { ownProduct, startProduct, type Product } from './product.ts'
import { alderShop, sandboxOf } from './sandbox.ts'

// Chromium reports each request that a killed server leaves unanswered.
test.use({ baseURL: ownProduct.url, noise: /ERR_|status of 50\d/ })
test.describe.configure({ mode: 'serial' })

const REVIEWS = 2400
const sandbox = sandboxOf(ownProduct)
let product: Product
let folder: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bizamply-e2e-reviews-'))
  const file = join(folder, 'reviews.csv')
  writeFileSync(file, csv(REVIEWS))
  // Slow enough to be visible: about forty pages at four a second.
  product = await startProduct(ownProduct, { SANDBOX_REVIEWS: file, SANDBOX_RATE: '4' })
})

test.afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a backfill shows its progress and imports every review', async ({ page }) => {
  await openAs(page, people.admin)
  const notice = page.getByText(/^Importing [\d,]+ of [\d,]+ reviews$/)
  await expect(notice).toBeVisible()
  const first = await notice.innerText()
  await expect.poll(() => notice.innerText()).not.toBe(first)
  await expect(page.getByRole('meter', { name: 'Reviews imported' })).toBeVisible()
  await expect(notice).toBeHidden({ timeout: 45_000 })
  await page.getByRole('searchbox', { name: /^Search this list/ }).fill('imported review number')
  await expect.poll(() => countOf(page, 'Inbox')).toBe(REVIEWS)
})

test('the console reconnects after the server was killed, and no data is lost', async ({ page }) => {
  await openAs(page, people.admin)
  await expect(page.getByText(/^Connected, synced/)).toBeVisible()
  product.killServer()
  await expect(page.getByText(/^(Reconnecting|Disconnected)/)).toBeVisible()
  const words = 'Written while nobody was listening: the kettle pours like a dream.'
  await sandbox.review({ shop: alderShop, rating: 5, text: words, name: 'Ines Roth' })
  await expect(page.getByText(/^Connected, synced/)).toBeVisible({ timeout: 60_000 })
  await expect(card(page, words)).toBeVisible({ timeout: 30_000 })
  await expect(card(page, words)).toHaveCount(1)
})

function csv(count: number): string {
  const line = (n: number) => `${1 + (n % 5)},"This is imported review number ${n} of the old shop",Shopper ${n}`
  return ['rating,text,author', ...Array.from({ length: count }, (_, n) => line(n + 1))].join('\n')
}
