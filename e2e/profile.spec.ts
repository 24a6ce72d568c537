import { enter, expect, people, test } from './person.ts'
import { scan } from './scan.ts'

for (const [theme, viewport] of [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const) {
  test.describe(theme, () => {
    test.use({ viewport, colorScheme: theme })

    test('the profile is read, edited with its errors, and given up', async ({ page }) => {
      await enter(page, people.otherCompany)
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
