import { openSecondBrowser, signUpAdmin } from './new-admin.ts'
import { expect, test, submitSignIn, administrator } from './fixtures.ts'
import { scan } from './scan.ts'

// Open queries of the banned user are refused once each.
test.use({ noise: /status of 40[01]|net::ERR/ })

test('an administrator adds credits to a customer, bans them in their open tab, and restores them', async ({
  page,
  browser,
}) => {
  test.slow()
  const vera = await signUpAdmin(browser)
  const [theirs, tab] = await openSecondBrowser(browser, vera, '/transactions')
  await page.goto('/login')
  await submitSignIn(page, administrator)
  await expect(page.getByRole('heading', { name: 'Customer Management' })).toBeVisible()
  await page.getByRole('searchbox').fill(vera.email)
  // Earlier tests may have created customers of this name.
  await expect(page.getByRole('button', { name: 'All 1', exact: true })).toBeVisible()
  await expect(page.getByText('Vera Stein')).toBeVisible()
  await expect(page.getByText('Active now')).toBeVisible()
  await scan(page)

  await page.getByRole('button', { name: 'View details of Vera Stein' }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByText('Recent logins')).toBeVisible()
  await scan(page)
  await details.getByRole('button', { name: 'Add Credits' }).click()
  await page.getByLabel('Amount').fill('250')
  await page.getByLabel('Description').fill('For the outage')
  await scan(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add Credits' }).click()
  await expect(page.getByText('Added 250 credits successfully')).toBeVisible()
  await expect(tab.getByText('For the outage')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Vera Stein' }).click()
  await page.getByRole('menuitem', { name: 'Ban' }).click()
  await scan(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ban' }).click()
  await expect(page.getByText('Customer banned successfully')).toBeVisible()
  await expect(tab).toHaveURL(/\/login/, { timeout: 2000 })
  await submitSignIn(tab, vera)
  await expect(tab.getByText('Your account has been suspended. Please contact support.')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Vera Stein' }).click()
  await page.getByRole('menuitem', { name: 'Activate', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('Customer activated successfully')).toBeVisible()
  await submitSignIn(tab, vera)
  await expect(tab.getByRole('button', { name: 'Vera Stein, account menu' })).toBeVisible()
  await theirs.close()
})

test('the credit settings preview a price change before it is saved', async ({ page }) => {
  await page.goto('/login')
  await submitSignIn(page, administrator)
  await page.getByRole('button', { name: 'Credit Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Credit Settings' })
  await dialog.getByRole('button', { name: 'Increase Generate Response' }).click()
  await expect(dialog.getByText('6 credits')).toBeVisible()
  await scan(page)
  // Not saved, because other tests rely on the prices.
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Generate Response' })).toHaveValue('2')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
