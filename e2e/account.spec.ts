import type { Page } from '@playwright/test'
import { signUpAdmin, type NewAdmin } from './new-admin.ts'
import { expect, test, submitSignIn } from './fixtures.ts'
import { scan } from './scan.ts'
import { sandbox } from './sandbox.ts'

// Requests of signed-out visitors get 400 or 401.
test.use({ noise: /status of 40[01]|net::ERR/ })

async function open(page: Page, person: NewAdmin, path: string): Promise<void> {
  await page.goto(path)
  await submitSignIn(page, person)
  await page.waitForURL(`**${path}`)
}

const changeLink = /https?:\/\/\S+\/email-change\?token=[\w.~-]+/

test('an email change needs both addresses, and the old one can undo it', async ({ page, browser }) => {
  const person = await signUpAdmin(browser)
  const next = `vera-${crypto.randomUUID().slice(0, 8)}@moved.example`
  await open(page, person, '/profile')
  await page.getByRole('button', { name: 'Change your email address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email address' })
  await scan(page)
  await dialog.getByLabel('New email').fill(next)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('6-digit code')).toBeVisible()
  await scan(page)

  const theirs = await browser.newContext()
  const mailPage = await theirs.newPage()
  await mailPage.goto(await sandbox.mailed(person.email, changeLink))
  await mailPage.getByRole('button', { name: 'Confirm change' }).click()
  await expect(mailPage.getByText(/^This address is confirmed\./)).toBeVisible()
  await scan(mailPage)

  await dialog.getByLabel('6-digit code').fill(await sandbox.mailed(next, /^\d{6}$/m))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your email address was changed.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: next })).toBeVisible()

  await expect.poll(async () => (await sandbox.mail(person.email)).length).toBeGreaterThan(2)
  await mailPage.goto(await sandbox.mailed(person.email, changeLink))
  await mailPage.getByRole('button', { name: 'Undo change' }).click()
  await expect(mailPage.getByText(/^Your old address is back/)).toBeVisible()
  await scan(mailPage)
  // The session that made the change is signed out.
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login/)
  await theirs.close()
})

test('a company is exported, and its deletion is scheduled and canceled', async ({ page, browser }) => {
  test.slow()
  const person = await signUpAdmin(browser)
  await open(page, person, '/settings?tab=company')
  await page.getByRole('button', { name: 'Export company data' }).click()
  const download = page.getByRole('button', { name: /^Download / })
  await expect(download).toBeVisible({ timeout: 60_000 })
  await scan(page)
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/\.zip$/)

  await page.getByRole('button', { name: 'Delete company' }).click()
  const dialog = page.getByRole('alertdialog')
  const name = (await dialog.getByRole('heading').innerText()).replace(/^Delete (.*)\?$/, '$1')
  await scan(page)
  await dialog.getByRole('textbox', { name: `Type ${name} to confirm` }).fill(name)
  await dialog.getByRole('button', { name: 'Delete company' }).click()
  const banner = page.getByRole('status').filter({ hasText: `${name} will be deleted on` })
  await expect(banner).toBeVisible()
  await scan(page)
  await page.goto('/responses')
  await banner.getByRole('button').click()
  await expect(banner).toBeHidden()
  await page.goto('/settings?tab=company')
  await expect(page.getByRole('button', { name: 'Delete company' })).toBeVisible()
})

test('marketing email needs the switch and the emailed link', async ({ page, browser }) => {
  const person = await signUpAdmin(browser)
  await open(page, person, '/settings?tab=notifications')
  await page.getByRole('switch', { name: 'Marketing emails' }).click()
  await expect(page.getByText(/^Confirm with the link we emailed to/)).toBeVisible()
  const theirs = await browser.newContext()
  const mailPage = await theirs.newPage()
  await mailPage.goto(await sandbox.mailed(person.email, /https?:\/\/\S+\/marketing\?token=[\w.~-]+/))
  await mailPage.getByRole('button', { name: 'Confirm' }).click()
  await expect(mailPage.getByText('Marketing emails are on.')).toBeVisible()
  await scan(mailPage)
  await page.reload()
  await expect(page.getByText('On. Every email has an unsubscribe link.')).toBeVisible()
  await theirs.close()
})
