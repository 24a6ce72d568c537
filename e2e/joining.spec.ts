import type { Page } from '@playwright/test'
import { expect, allLayouts } from './fixtures.ts'
import { test } from './secrets.ts'
import { scan } from './scan.ts'
import { sandbox, uniqueName } from './sandbox.ts'

const secret = 'Canvas!Bag42'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
const code = (page: Page) => page.getByLabel('Six-digit code')

// A wrong code returns 400, and the sandbox's pages have no icon.
test.use({ noise: /status of (400|502)/ })

test('a merchant signs up with a shop and adds a second brand', async ({ page }) => {
  test.slow()
  const shop = `${uniqueName('mugs')}.myshopify.com`
  const email = `${uniqueName('ines')}@mugs.example`
  await sandbox.openAccount({ platform: 'shopify', account: shop, name: 'Mugs' })
  await sandbox.openShop({ platform: 'judgeme', shop, token: uniqueName('token'), name: 'Mugs' })

  await page.goto('/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByText('Missing encrypted Shopify parameters in the URL.')).toBeVisible()
  await page.getByLabel('First Name').fill('Ines')
  await page.getByLabel('Last Name').fill('Roth')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Company Name').fill('Mugs GmbH')
  await page.getByLabel('Brand Name').fill('Mugs')
  await page.getByLabel('Store domain').fill(`${uniqueName('nobody')}.myshopify.com`)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Shopify doesn’t recognize this store. Check the domain and try again.')).toBeVisible()
  await page.getByRole('link', { name: 'Check domain' }).click()
  await expect(page.getByLabel('Company Name')).toHaveValue('Mugs GmbH')
  await page.getByLabel('Store domain').fill(shop)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()

  await expect(heading(page, 'Create Account')).toBeVisible()
  await expect(page.getByText(shop)).toBeVisible()
  await expect(page.getByLabel('Company Name')).toHaveValue('Mugs GmbH')
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm Password').fill(secret)
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(heading(page, 'Verify your email')).toBeVisible()
  await expect(page.getByText(/^Code expires in (5:00|4:\d\d)$/)).toBeVisible()
  const digits = await sandbox.mailed(email, /\b\d{6}\b/)
  await code(page).fill(digits === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible()
  await expect(page.getByText('4 of 5 attempts left')).toBeVisible()
  await code(page).fill(digits)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()

  await expect(heading(page, 'Connect your services')).toBeVisible()
  await expect(page.getByText('Connect Judge.me or Yotpo to continue')).toBeVisible()
  await scan(page)
  await page.getByRole('button', { name: 'Connect Judge.me' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await scan(page)
  await page.getByRole('button', { name: 'Use a private token instead' }).click()
  await scan(page)
  await page.getByRole('button', { name: 'Approve on Judge.me instead' }).click()
  await decide(page, 'Deny')
  await expect(page.getByRole('dialog').getByText(/^Failed to connect Judge\.me: /)).toBeVisible()
  await decide(page, 'Approve')
  await expect(page.getByText('Judge.me connected successfully for Mugs!')).toBeVisible()

  await expect(heading(page, 'Review Your Information')).toBeVisible()
  await scan(page)
  await page.getByLabel('Company size').selectOption('2 to 10')
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('button', { name: 'Mugs, switch brand' })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard/)

  // Several brands need a larger plan.
  await page.goto('/plans')
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Payment confirmed! Redirecting you to your dashboard...')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)

  // The second brand has its own store and reviews at another platform.
  const other = `${uniqueName('cups')}.myshopify.com`
  await sandbox.openAccount({ platform: 'shopify', account: other, name: 'Cups' })
  const appKey = uniqueName('cups')
  await sandbox.openShop({ platform: 'yotpo', shop: appKey, token: uniqueName('token'), name: 'Cups' })
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Add a brand' }).click()
  await page.getByLabel('Brand names').fill('Cups')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: /^(Choose a brand|Mugs)/ }).click()
  await page.getByRole('menuitemradio', { name: /Cups/ }).click()
  await page.getByRole('button', { name: 'Connect Shopify' }).click()
  await page.getByLabel('Store domain').fill(other)
  await decide(page, 'Approve')
  await expect(page.getByText('Shopify connected successfully for Cups!')).toBeVisible()
  await page.getByRole('button', { name: 'Connect Yotpo' }).click()
  await decide(page, 'Approve', appKey)
  await expect(page.getByText('Yotpo connected successfully for Cups!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yotpo Connected' })).toBeDisabled()
})

test('a person signs in with Google, creates a company, and skips the remaining steps', async ({ page }) => {
  await page.goto('/login')
  const email = `${uniqueName('noa')}@gmail.example`
  await sandbox.addGoogleAccount({ email, name: 'Noa Brandt' })
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('Account').selectOption(email)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(heading(page, 'Tell us about your company')).toBeVisible()
  await scan(page)
  await page.getByLabel('Company Name').fill('Brandt Ceramics')
  await page.getByLabel('Brand names').fill('Brandt')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, 'Connect your services')).toBeVisible()
  await expect(page.getByText('Connect Shopify first')).toBeVisible()
  await page.getByRole('button', { name: 'Skip to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a forgotten password is reset once by the emailed link', async ({ page }) => {
  const email = `${uniqueName('lea')}@mugs.example`
  await register(page, email)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(/has an account, we’ve sent a link/)).toBeVisible()
  const link = await sandbox.mailed(email, /https?:\/\/\S+\/reset-password\?token=[\w.~-]+/)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Linen!Shirt7')
  await page.getByLabel('Confirm new password').fill('Linen!Shirt7')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText(/^Password set/)).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Linen!Shirt7')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // The link also verified the address.
  await expect(heading(page, 'Tell us about your company')).toBeVisible()
})

for (const { name, use } of allLayouts) {
  test.describe(name, () => {
    test.use(use)

    test('the screens before the inbox are accessible', async ({ page }) => {
      await page.goto('/signup?shop=mugs.myshopify.com&shopify_session_id=s&shopify_access_token=t')
      await page.getByLabel('Password', { exact: true }).fill('canvasbag4')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByText('Please fix the following errors:')).toBeVisible()
      await scan(page)
      await page.goto('/signup')
      await expect(page.getByText('Connect your Shopify store')).toBeVisible()
      await scan(page)
      for (const [path, title] of Object.entries(open)) {
        await page.goto(path)
        await expect(heading(page, title)).toBeVisible()
        await scan(page)
      }
    })
  })
}

const open = {
  '/signup/verify-otp?email=nobody%40mugs.example': 'Verify your email',
  '/forgot-password': 'Forgot password',
  '/reset-password?token=x': 'Set a new password',
  '/error?error=oauth_denied&platform=shopify&shop=mugs.myshopify.com': 'Something went wrong',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
}

/** Presses Connect and decides in the consent popup. */
async function decide(page: Page, decision: 'Approve' | 'Deny', account?: string): Promise<void> {
  const consent = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
  const there = await consent
  const gone = there.waitForEvent('close')
  if (account) await there.getByLabel('Account').selectOption(account)
  await there.getByRole('button', { name: decision }).click()
  await gone
}

/** Creates an account without a company by the API. */
async function register(page: Page, email: string): Promise<void> {
  const { csrfToken } = (await (await page.request.get('/auth/csrf-token')).json()) as { csrfToken: string }
  const data = { email, password: secret, name: 'Lea Roth' }
  const answer = await page.request.post('/auth/signup', { data, headers: { 'x-csrf-token': csrfToken } })
  expect(answer.status()).toBe(200)
  await page.context().clearCookies()
}
