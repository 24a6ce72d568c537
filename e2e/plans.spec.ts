import type { Page } from '@playwright/test'
import { openAs, expect, people, test, mainLayouts, openWindow } from './fixtures.ts'
import { moneyProduct, startProduct, type Product } from './product.ts'
import { scan } from './scan.ts'

// The sandbox's pages have no icon.
test.use({ baseURL: moneyProduct.url, noise: /status of (404|502)/ })
test.describe.configure({ mode: 'serial' })

let product: Product

test.beforeAll(async () => {
  product = await startProduct(moneyProduct)
})

test.afterAll(() => product.stop())

const buy = (page: Page) => page.getByRole('button', { name: /^Buy 5,000 credits/ })
const confirmed = (page: Page) => page.getByText('Payment confirmed! Redirecting you to your dashboard...')

async function openPlans(page: Page): Promise<void> {
  await openAs(page, people.admin, '/dashboard')
  await page.goto('/plans')
  await expect(buy(page)).toBeVisible()
}

/** The balance in the stat bar. */
async function left(page: Page): Promise<number> {
  const fact = page.getByRole('region', { name: 'Your plan and credits' }).getByText(/^[\d,]+$/)
  return Number((await fact.innerText()).replaceAll(',', ''))
}

test('an approved credit pack is confirmed and adds its credits once', async ({ page }) => {
  await openPlans(page)
  const before = await left(page)
  await buy(page).click()
  await expect(page.getByRole('heading', { name: 'Approve charge' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(confirmed(page)).toBeVisible()
  const address = page.url()
  await scan(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(address)
  await expect(confirmed(page)).toBeVisible()
  await page.goto('/plans')
  await expect.poll(() => left(page)).toBe(before + 5000)
  await page.getByRole('link', { name: 'Billing history' }).click()
  const charges = page.getByRole('region', { name: 'Charges' })
  await expect(
    charges.getByRole('listitem').filter({ hasText: '5,000 credits' }).filter({ hasText: 'Paid' }),
  ).toHaveCount(1)
})

test('a declined credit pack adds nothing and can be retried', async ({ page }) => {
  await openPlans(page)
  const before = await left(page)
  await buy(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden()
  await page.goto('/plans')
  await expect(buy(page)).toBeVisible()
  expect(await left(page)).toBe(before)
  await buy(page).click()
  await expect(page.getByRole('heading', { name: 'Approve charge' })).toBeVisible()
  await page.goto('/plans')
  await expect(page.getByText('Waiting for you to confirm in Shopify')).toBeVisible()
  await page.getByRole('link', { name: 'Continue in Shopify' }).first().click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(confirmed(page)).toBeVisible()
})

for (const layout of mainLayouts) {
  test(`${layout.name}: the plans and their confirmations are accessible`, async ({ browser }) => {
    const page = await openWindow(browser, layout)
    await openPlans(page)
    await expect(page.getByText(/^about 333 replies, /)).toBeVisible()
    await scan(page)
    for (const [opener, role] of [
      ['Switch to Basic', 'alertdialog'],
      ['Cancel subscription', 'alertdialog'],
      ['Contact Us', 'dialog'],
    ] as const) {
      await page.getByRole('button', { name: opener }).press('Enter')
      await expect(page.getByRole(role)).toBeVisible()
      await scan(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await page.goto('/payment-confirmation?charge_id=1')
    await expect(page.getByText('This payment doesn’t belong to your company.')).toBeVisible()
    await scan(page)
    await page.context().close()
  })
}

test('a canceled subscription stays active until the end of the paid period', async ({ page }) => {
  await openPlans(page)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  const result = page.getByRole('alertdialog')
  await expect(result.getByText('Are you sure you want to cancel your subscription?')).toBeVisible()
  await result.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('Subscription cancelled.')).toBeVisible()
  await expect(page.getByText(/^Ends /)).toBeVisible()
  await expect(page.getByText('then the Free plan')).toBeVisible()
})
