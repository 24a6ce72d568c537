import { openAs, expect, people, test, mainLayouts } from './fixtures.ts'
import { scan } from './scan.ts'

for (const { name, theme, viewport } of mainLayouts) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme: theme })

    test('the profile shows errors while editing, and edits can be discarded', async ({ page }) => {
      await openAs(page, people.otherCompany)
      await page.goto('/profile')
      await expect(page.getByText('Not set').first()).toBeVisible()
      await scan(page)
      await page.getByRole('button', { name: 'Edit' }).click()
      await expect(page.getByLabel('First Name')).toBeFocused()
      await page.getByLabel('Country', { exact: true }).selectOption('DE')
      await page.getByLabel('Birthday').fill('02/31/1990')
      await page.getByLabel('Phone Number').fill('+44 20 7946 0958')
      await page.getByRole('button', { name: /^Save Changes/ }).click()
      await expect(page.getByText('Please fix the following errors:')).toBeVisible()
      await scan(page)
      await page.getByRole('link', { name: 'Please enter a valid date' }).click()
      await expect(page.getByLabel('Birthday')).toBeFocused()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
    })
  })
}
