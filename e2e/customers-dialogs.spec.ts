import type { Page } from '@playwright/test'
import { openSecondBrowser, signUpAdmin } from './new-admin.ts'
import { expect, test, welcome, submitSignIn, administrator } from './fixtures.ts'
import { scan } from './scan.ts'
import { sandbox } from './sandbox.ts'

async function openCustomers(page: Page, search = ''): Promise<void> {
  await page.goto('/login')
  await submitSignIn(page, administrator)
  await expect(page.getByRole('heading', { name: 'Customer Management' })).toBeVisible()
  if (search === '') return
  await page.getByRole('searchbox').fill(search)
  await expect(page.getByRole('button', { name: 'All 1', exact: true })).toBeVisible()
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('a customer is added, joins by the invitation, and is edited', async ({ page, browser }) => {
  test.slow()
  const tag = crypto.randomUUID().slice(0, 8)
  const email = `ida-${tag}@pots.example`
  await openCustomers(page)
  await page.getByRole('button', { name: 'Add Customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  await dialog.getByLabel('First Name').fill('Ida')
  await dialog.getByLabel('Last Name').fill('Holm')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Company').fill(`Pots ${tag}`)
  await dialog.getByLabel('Initial Credits').fill('250')
  await scan(page)
  await dialog.getByRole('button', { name: 'Add Customer' }).click()
  await expect(page.getByText('Customer added successfully!')).toBeVisible()
  await page.getByRole('searchbox').fill(email)
  await expect(page.getByText('Invited, hasn’t joined yet')).toBeVisible()

  const theirs = await browser.newContext()
  const joined = await theirs.newPage()
  await joined.goto(await linkTo(email))
  await expect(joined.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await joined.getByLabel('First Name').fill('Ida')
  await joined.getByLabel('Last Name').fill('Holm')
  await joined.getByLabel('Password', { exact: true }).fill('Canvas!Bag42')
  await joined.getByRole('checkbox', { name: /Terms of Service/ }).check()
  await joined.getByRole('button', { name: 'Create account and join' }).click()
  await expect(joined.getByRole('button', { name: 'Ida Holm, account menu' })).toBeVisible()
  await theirs.close()

  await page.getByRole('button', { name: 'Refresh' }).click()
  await choose(page, 'Ida Holm', 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit Customer' })
  await edit.getByLabel('Last Name').fill('Holmberg')
  await scan(page)
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Customer updated successfully')).toBeVisible()
  await expect(page.getByText('Ida Holmberg')).toBeVisible()
})

test("a customer's transactions, connections and activity are shown", async ({ page, browser }) => {
  const vera = await signUpAdmin(browser)
  await openCustomers(page, vera.email)
  await choose(page, 'Vera Stein', 'View transactions')
  const history = page.getByRole('dialog', { name: 'Transaction History' })
  await expect(history.getByText('Free credits')).toBeVisible()
  await scan(page)
  await history.getByLabel('Type').selectOption('usage')
  await expect(history.getByText('No transactions found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()

  await choose(page, 'Vera Stein', 'Manage connections')
  const connections = page.getByRole('dialog', { name: 'Manage Connections' })
  await expect(connections.getByText('Not Connected').first()).toBeVisible()
  await scan(page)
  await page.keyboard.press('Escape')

  await choose(page, 'Vera Stein', 'View activity log')
  const log = page.getByRole('dialog', { name: 'Activity Log' })
  await expect(log.getByText('Second factor')).toBeVisible()
  await scan(page)
})

test('an administrator views the console as a member, who is notified, and ends the view', async ({
  page,
  browser,
}) => {
  test.slow()
  const vera = await signUpAdmin(browser)
  await openCustomers(page, vera.email)
  await choose(page, 'Vera Stein', 'View as a member')
  const dialog = page.getByRole('dialog', { name: 'View as a member' })
  await dialog.getByLabel('Reason').fill('Sync is stuck, ticket 4471')
  await scan(page)
  await dialog.getByRole('button', { name: 'View console' }).click()
  await expect(welcome(page)).toBeVisible()
  const banner = page.getByRole('region', { name: 'Viewing as a member' })
  await expect(banner).toContainText('You’re viewing as Vera Stein')
  await expect(banner.getByRole('timer')).toHaveText(/^Ends in (29|30):\d\d$/)
  await scan(page)
  await page.goto('/responses')
  await expect(banner).toBeVisible()
  await page.goto('/settings?tab=team')
  await expect(banner).toBeVisible()
  await expect
    .poll(async () => (await sandbox.mail(vera.email)).map(({ subject }) => subject), { timeout: 20_000 })
    .toContain('Bizamply Support is viewing your console')
  await banner.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Customer Management' })).toBeVisible()

  const [theirs, tab] = await openSecondBrowser(browser, vera, '/settings?tab=security')
  await expect(
    tab.getByText('“Sync is stuck, ticket 4471”').or(tab.getByText('Sync is stuck, ticket 4471')),
  ).toBeVisible()
  await scan(tab)
  await tab.getByRole('switch', { name: 'Allow support to view the console' }).click()
  await expect(tab.getByText('No one at Bizamply can view your console.')).toBeVisible()
  await theirs.close()
})

test('a customer starts Enterprise, loses a feature, and is deactivated', async ({ page, browser }) => {
  const vera = await signUpAdmin(browser)
  await openCustomers(page, vera.email)
  await choose(page, 'Vera Stein', 'Change plan')
  await expect(page.getByRole('alertdialog').getByRole('row', { name: /^Brands/ })).toBeVisible()
  await scan(page)
  await page.getByRole('button', { name: 'Move to Enterprise' }).click()
  await expect(page.getByText(/is now on the Enterprise plan$/)).toBeVisible()

  await choose(page, 'Vera Stein', 'Features')
  const features = page.getByRole('dialog', { name: /^Features for Mugs/ })
  await features.getByLabel('Single sign-on').selectOption('Off')
  await scan(page)
  await features.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Features for Mugs .* saved$/)).toBeVisible()

  await choose(page, 'Vera Stein', 'View activity log')
  const log = page.getByRole('dialog', { name: 'Activity Log' })
  await expect(log.getByText(/Ada Root/)).toHaveCount(2)
  await page.keyboard.press('Escape')

  await choose(page, 'Vera Stein', 'Deactivate')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to deactivate this customer?')
  await scan(page)
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Customer deactivated successfully')).toBeVisible()
})

test('a charge is refunded once, and removing a connection needs confirmation', async ({ page }) => {
  await openCustomers(page, 'BZ-BOREALIS')
  await choose(page, 'Mika Aalto', 'View transactions')
  const history = page.getByRole('dialog', { name: 'Transaction History' })
  await history
    .getByRole('button', { name: /^Refund / })
    .first()
    .click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /^Refund / }))
  await expect(question).toContainText('Are you sure you want to refund this transaction?')
  await question.getByLabel('Reason').fill('Written twice')
  await scan(page)
  await question.getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText(/credits? refunded$/)).toBeVisible()
  await expect(history.getByText('Refunded', { exact: true })).toHaveCount(1)
  await page.keyboard.press('Escape')

  await choose(page, 'Mika Aalto', 'Manage connections')
  await page
    .getByRole('dialog', { name: 'Manage Connections' })
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  const removing = page.getByRole('alertdialog')
  await expect(removing).toContainText('This action cannot be undone.')
  await scan(page)
  // Other tests use this connection.
  await removing.getByRole('button', { name: 'Cancel' }).click()
  await expect(removing).toBeHidden()
})

test('the announcement form shows missing fields', async ({ page }) => {
  await openCustomers(page)
  await page.getByRole('button', { name: 'Announcements' }).click()
  const dialog = page.getByRole('dialog', { name: 'Announcements' })
  await dialog.getByRole('button', { name: 'New announcement' }).click()
  await dialog.getByLabel('Title').fill('Maintenance on Sunday')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Enter an end date')).toBeVisible()
  await scan(page)
})

test('super admins see the list of administrators', async ({ page }) => {
  await openCustomers(page)
  await page.getByRole('button', { name: 'Administrators' }).click()
  await expect(page.getByRole('dialog', { name: 'Administrators' }).getByText('You · Super admin')).toBeVisible()
  await scan(page)
})

test('the operations page opens each of its tabs', async ({ page }) => {
  await page.goto('/login')
  await submitSignIn(page, administrator)
  await page.getByRole('link', { name: 'Operations' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible()
  for (const name of ['Jobs', 'Webhooks', 'Connections', 'Email', 'Model', 'Routes']) {
    await page
      .getByRole('tab', { name })
      .or(page.getByRole('link', { name, exact: true }))
      .last()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible()
    await scan(page)
  }
})

const linkTo = (email: string): Promise<string> => sandbox.mailed(email, /https?:\/\/\S+\/invitation\?token=[\w.~-]+/)
