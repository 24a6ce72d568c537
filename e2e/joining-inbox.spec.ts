import type { Page } from '@playwright/test'
import { expect, reviews, welcome } from './fixtures.ts'
import { demoProduct } from './product.ts'
import { test } from './secrets.ts'
import { sandbox, uniqueDigits, uniqueName } from './sandbox.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })

// The sandbox's pages have no icon.
test.use({ noise: /status of (404|502)/ })

test('a merchant comes from the app store and sees live comments of every platform without a reload', async ({
  page,
}) => {
  test.slow()
  const [jars, lids] = [`${uniqueName('jars')}.myshopify.com`, `${uniqueName('lids')}.myshopify.com`]
  const appKey = uniqueName('lids')
  const accounts = { instagram: uniqueDigits(), facebook: uniqueDigits(), tiktok: uniqueDigits() }
  const handle = uniqueName('jars').replaceAll('-', '.')
  for (const shop of [jars, lids]) await sandbox.openAccount({ platform: 'shopify', account: shop, name: 'Jars' })
  await sandbox.openShop({ platform: 'judgeme', shop: jars, token: uniqueName('token'), name: 'Jars' })
  await sandbox.openShop({ platform: 'yotpo', shop: appKey, token: uniqueName('token'), name: 'Lids' })
  for (const [platform, account] of Object.entries(accounts)) {
    await sandbox.openAccount({ platform, account, name: 'Jars', details: { username: handle } })
  }

  await page.goto(`${demoProduct.sandbox}/_/appstore?shop=${jars}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await signUp(page)
  await addBrand(page)

  await connect(page, 'Shopify', { 'Store domain': lids })
  await connect(page, 'Yotpo', {}, appKey)
  await expect(page.getByText('Yotpo connected successfully for Lids!')).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await chooseBrand(page, /^Lids/, /Jars/)
  await connect(page, 'Instagram', { 'Business handle': `@${handle}` }, accounts.instagram)
  await connect(page, 'Facebook', { 'Page ID': accounts.facebook })
  await connect(page, 'TikTok', { Handle: `@${handle}` }, accounts.tiktok)
  await connect(page, 'Judge.me', {})
  await expect(page.getByText('Judge.me connected successfully for Jars!')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('button', { name: 'Jars, switch brand' })).toBeVisible()
  await expect(welcome(page)).toBeVisible()
  await page.getByRole('link', { name: 'Responses', exact: false }).first().click()
  await sandbox.review({ shop: jars, text: 'The lid of the large jar fits well', name: 'Mara', rating: 5 })
  await sandbox.control('POST', 'metaobjects', {
    shop: jars,
    body: 'Kept in the shop itself',
    rating: 4,
    author: 'Olu',
  })
  for (const [platform, account] of Object.entries(accounts)) {
    await sandbox.control('POST', 'comments', { platform, account, text: `Seen on ${platform}`, username: 'sol' })
  }
  for (const words of ['The lid of the large jar fits well', 'Kept in the shop itself']) await arrived(page, words)
  for (const platform of Object.keys(accounts)) await arrived(page, `Seen on ${platform}`)

  await page.getByRole('button', { name: 'Jars, switch brand' }).click()
  await page.getByRole('menuitemradio', { name: /Lids/ }).click()
  await expect(page.getByRole('button', { name: 'Lids, switch brand' })).toBeVisible()
  await sandbox.control('POST', 'reviews', {
    platform: 'yotpo',
    shop: appKey,
    text: 'A lid for every jar',
    name: 'Per',
    rating: 5,
  })
  await arrived(page, 'A lid for every jar')
})

const arrived = (page: Page, words: string) =>
  expect(reviews(page).getByText(words, { exact: true }).first()).toBeVisible()

async function signUp(page: Page): Promise<void> {
  const email = `${uniqueName('ines')}@jars.example`
  await expect(heading(page, 'Create Account')).toBeVisible()
  const typed = { 'First Name': 'Ines', 'Last Name': 'Roth', 'Email Address': email, 'Company Name': 'Jars GmbH' }
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Brand Name').fill('Jars')
  await page.getByLabel('Password', { exact: true }).fill('Canvas!Bag42')
  await page.getByLabel('Confirm Password').fill('Canvas!Bag42')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(heading(page, 'Verify your email')).toBeVisible()
  await page.getByLabel('Six-digit code').fill(await sandbox.mailed(email, /\b\d{6}\b/))
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(heading(page, 'Connect your services')).toBeVisible()
}

async function addBrand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a brand' }).click()
  await page.getByLabel('Brand names').fill('Lids')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await chooseBrand(page, /^(Choose a brand|Jars)/, /Lids/)
}

async function chooseBrand(page: Page, now: RegExp, next: RegExp): Promise<void> {
  await page.getByRole('button', { name: now }).click()
  await page.getByRole('menuitemradio', { name: next }).click()
}

/** Fills in the dialog, approves in the consent popup, and waits for the badge. */
async function connect(page: Page, service: string, typed: Record<string, string>, account?: string): Promise<void> {
  await page.getByRole('button', { name: `Connect ${service}` }).click()
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
  const consent = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
  const there = await consent
  if (account) await there.getByLabel('Account').selectOption(account)
  await there.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: `Connect ${service}` })).toBeHidden()
}
