import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { openSecondBrowser, signUpAdmin, type NewAdmin } from './new-admin.ts'
import { expect, test, welcome, submitSignIn } from './fixtures.ts'
import { scan } from './scan.ts'

const SECURITY = '/profile?tab=security'
// Requests of signed-out visitors get 400 or 401.
test.use({ noise: /status of 40[01]|net::ERR/ })

async function openSecurity(page: Page, person: NewAdmin): Promise<void> {
  await page.goto(SECURITY)
  await submitSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
}

/** The code of this half minute, or of one `steps` later, which the server already accepts. Each works once. Never
 *  an earlier one: a half minute that ends between typing and sending would make it too old. */
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

test('two-factor sign-in is set up and required, and a recovery code replaces the phone', async ({ page, browser }) => {
  const person = await signUpAdmin(browser)
  await openSecurity(page, person)
  await scan(page)
  const section = page.getByRole('region', { name: 'Two-factor sign-in' })
  await section.getByRole('button', { name: 'Set up' }).click()
  const key = await section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  const secret = key.replaceAll(' ', '')
  const recovery = await section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().innerText()
  await scan(page)
  await section.getByLabel('6-digit code').fill(codeOf(secret, 0))
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeDisabled()
  await section.getByLabel('I’ve saved them').check()
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByText('10 recovery codes left.')).toBeVisible()

  await signOut(page)
  await submitSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible()
  await scan(page)
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('alert')).toContainText('4 attempts left')
  await page.getByLabel('6-digit code').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(welcome(page)).toBeVisible()

  await page.goto(SECURITY)
  await signOut(page)
  await submitSignIn(page, person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase())
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(welcome(page)).toBeVisible()
})

test('a passkey is added, signs in without a password, and is renamed and removed', async ({ page, browser }) => {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openSecurity(page, await signUpAdmin(browser))
  const section = page.getByRole('region', { name: 'Passkeys' })
  await expect(section.getByText('None yet')).toBeVisible()
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expect(section.getByText('not used yet')).toBeVisible()
  await scan(page)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByRole('alert')).toHaveText('This device already has a passkey for your account.')

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(welcome(page)).toBeVisible()
  await page.goto(SECURITY)
  await expect(section.getByText(/^used today /)).toBeVisible()
  await section.getByRole('button', { name: /^Rename / }).click()
  await section.getByLabel('Passkey name').fill('Work laptop')
  await page.keyboard.press('Enter')
  await section.getByRole('button', { name: 'Remove Work laptop' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove Work laptop?' })
  await scan(page)
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(0)

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('We don’t recognize this passkey.')
})

test('signing out everywhere reaches another browser within two seconds', async ({ page, browser }) => {
  const person = await signUpAdmin(browser)
  const [context, other] = await openSecondBrowser(browser, person, '/settings')
  await page.goto('/settings?tab=security')
  await submitSignIn(page, person)
  await page.getByRole('button', { name: 'Sign Out All Devices' }).click()
  const dialog = page.getByRole('alertdialog')
  await scan(page)
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await dialog.getByRole('button', { name: 'Sign Out All Devices' }).click()
  expect((await ended).status()).toBe(200)
  await expect(other).toHaveURL(/\/login/, { timeout: 2000 })
  // The browser of the sign-up is the second session.
  await expect(page.getByText('2 devices signed out.')).toBeVisible()
  await context.close()
})
