import type { Locator, Page } from '@playwright/test'
import { openAs, expect, people, allLayouts } from './fixtures.ts'
import { test } from './secrets.ts'
import { scan } from './scan.ts'
import { sandbox, uniqueDigits } from './sandbox.ts'

const card = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Platforms' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
async function openConnections(page: Page, email = people.admin): Promise<void> {
  await openAs(page, email)
  await page.goto('/connections')
  await expect(card(page, 'Judge.me')).toBeVisible()
}

/** Approves in the popup that `press` opens. */
async function approveIn(page: Page, press: () => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('popup')
  await press()
  await (await opened).getByRole('button', { name: 'Approve' }).click()
}

async function connected(page: Page): Promise<void> {
  await expect(page.getByText('Facebook connected successfully for Alder!').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
}

// The sandbox's pages have no icon.
test.use({ noise: /status of 404/ })

test('Facebook is connected, disconnected by Facebook, reconnected and removed', async ({ page }) => {
  const account = uniqueDigits()
  const name = `Alder & Co ${account.slice(-4)}`
  await sandbox.openAccount({ platform: 'facebook', account, name })
  await openConnections(page)
  const facebook = card(page, 'Facebook')
  await expect(facebook.getByText('Not Connected')).toBeVisible()
  await facebook.getByRole('button', { name: 'Connect Facebook' }).click()
  await page.getByLabel('Page ID').fill('12345')
  const connect = page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true })
  await connect.click()
  await expect(page.getByText('Please enter a valid Facebook Page ID (15-16 digits)')).toBeVisible()
  await scan(page)
  // A page that was not granted: another one is selected.
  await page.getByLabel('Page ID').fill('999999999999999')
  await approveIn(page, () => connect.click())
  await page.getByRole('radio', { name }).check()
  await scan(page)
  await page.getByRole('button', { name: 'Use this account' }).click()
  await connected(page)
  await expect(facebook.getByText('Connected', { exact: true })).toBeVisible()
  await expect(facebook.getByText(name)).toBeVisible()

  await sandbox.setAccess({ platform: 'facebook', account, state: 'revoked' })
  await facebook.getByRole('button', { name: 'Sync Facebook now' }).click()
  await expect(facebook.getByText('Disconnected')).toBeVisible()
  await expect(facebook.getByText(/^Access ended at/)).toBeVisible()
  await expect(page.getByText(/^Disconnected: /)).toBeVisible()
  await scan(page)
  await facebook.getByRole('button', { name: 'Reconnect Facebook' }).click()
  await expect(page.getByLabel('Page ID')).toHaveValue(account)
  await approveIn(page, () => connect.click())
  await connected(page)
  await expect(facebook.getByText('Connected', { exact: true })).toBeVisible()

  await facebook.getByRole('button', { name: 'Remove Facebook' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Are you sure you want to remove the Facebook connection?')).toBeVisible()
  await scan(page)
  await question.getByRole('button', { name: 'Remove Facebook' }).click()
  await expect(facebook.getByText('Not Connected')).toBeVisible()
})

test('missing permissions are shown after the consent and on the card', async ({ page }) => {
  const account = uniqueDigits()
  await sandbox.openAccount({ platform: 'facebook', account, name: 'Borealis' })
  await openConnections(page, people.otherCompany)
  const facebook = card(page, 'Facebook')
  await facebook.getByRole('button', { name: 'Connect Facebook' }).click()
  await page.getByLabel('Page ID').fill(account)
  const opened = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
  const consent = await opened
  await consent.getByLabel('pages_manage_engagement').uncheck()
  await consent.getByRole('button', { name: 'Approve' }).click()
  const lacking = page.getByRole('dialog').getByRole('listitem').filter({ hasText: /repl/i })
  await expect(page.getByText('Connected, but some permissions are missing.')).toBeVisible()
  const sentence = await lacking.innerText()
  await scan(page)
  await page.getByRole('button', { name: 'Connected' }).click()
  await expect(facebook.getByText(sentence)).toBeVisible()
  await facebook.getByRole('button', { name: 'Remove Facebook' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Facebook' }).click()
  await expect(facebook.getByText('Not Connected')).toBeVisible()
})

test('a denied consent changes nothing and shows the reason', async ({ page }) => {
  await openConnections(page, people.otherCompany)
  await card(page, 'Instagram').getByRole('button', { name: 'Connect Instagram' }).click()
  await page.getByLabel('Business handle').fill('@borealis.outdoor')
  const opened = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
  await (await opened).getByRole('button', { name: 'Deny' }).click()
  await expect(page.getByRole('dialog').getByText(/^Failed to connect to Instagram: /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Instagram').getByText('Not Connected')).toBeVisible()
})

for (const { name, use } of allLayouts) {
  test.describe(name, () => {
    test.use(use)

    test('connections and the setup guide are accessible', async ({ page }) => {
      await openConnections(page, people.otherCompany)
      await scan(page)
      await page.getByRole('button', { name: 'Setup Guide' }).click()
      await page.getByLabel('Platform', { exact: true }).selectOption('Judge.me')
      await expect(page.getByText('We have access to Judge.me')).toBeVisible()
      await scan(page)
    })
  })
}
