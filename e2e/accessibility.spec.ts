import type { Page } from '@playwright/test'
import { closeReview, openAs, openReview, expect, people, tab, test, allLayouts } from './fixtures.ts'
import { scan } from './scan.ts'

// No other test changes this company's lists.
const who = people.otherCompany

for (const { name, theme, narrow, use } of allLayouts) {
  test.describe(name, () => {
    test.use(use)

    test('the sign-in form and its errors are accessible', async ({ page }) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByText('Email is required')).toBeVisible()
      await scan(page)
    })

    test('the inbox, drafts, sent replies and the editor are accessible', async ({ page }) => {
      await openAs(page, who)
      await scan(page)
      await tab(page, 'Sent').click()
      const sent = await openReview(page)
      await expect(sent.getByText(/^(Published on|Replied elsewhere)/)).toBeVisible()
      await scan(page)
      await closeReview(page)
      await tab(page, 'Draft').click()
      const review = await openReview(page)
      await expect(review.getByText('Draft', { exact: true })).toBeVisible()
      await scan(page)
      await review.getByRole('button', { name: 'Edit', exact: true }).click()
      await expect(page.getByLabel('Your reply')).toBeFocused()
      await scan(page)
    })

    // Two of the four layouts are enough.
    if ((theme === 'dark') !== narrow) test('the profile menu is accessible', scanProfileMenu)
  })
}

async function scanProfileMenu({ page }: { page: Page }): Promise<void> {
  await openAs(page, who)
  await page.getByRole('button', { name: /account menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  // Menus are appended to the body, outside every landmark.
  await scan(page, ['region'])
}
