import type { Page } from '@playwright/test'
import { openAs, expect, people, reviews, test, otherLayouts } from './fixtures.ts'
import { scan } from './scan.ts'

const who = people.otherCompany
// Menus and popovers are appended to the body, outside every landmark.
const ontoBody = ['region']

// Two of the four layouts are enough.
for (const { name, narrow, use } of otherLayouts) {
  test.describe(name, () => {
    test.use(use)

    test('filters, views, menu, selection and bulk price are accessible', async ({ page }) => {
      await openAs(page, who)
      await page.getByRole('button', { name: /^Filters/ }).click()
      const filters = page.getByRole('dialog', { name: 'Filters' })
      const field = (named: RegExp) => filters.getByRole(narrow ? 'button' : 'tab', { name: named })
      await expect(filters.getByRole('button', { name: /^Show \d/ })).toBeVisible()
      await scan(page, ontoBody)
      await field(/^Product/).click()
      await expect(filters.getByRole('group', { name: 'Product' })).toBeVisible()
      await scan(page, ontoBody)
      if (narrow) await filters.getByRole('button', { name: 'All filters' }).click()
      await field(/^Date/).click()
      await expect(page.getByRole('grid').first()).toBeVisible()
      await scan(page, ontoBody)
      await filters.getByRole('button', { name: 'Save view' }).click()
      await expect(page.getByRole('dialog', { name: 'Save this view' })).toBeVisible()
      await scan(page, ontoBody)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'More actions' }).first().click()
      await expect(page.getByRole('menuitem', { name: 'Snooze' })).toBeVisible()
      await scan(page, ontoBody)
      await page.keyboard.press('Escape')
      await page
        .getByRole('checkbox', { name: narrow ? /^Select the review/ : 'Select All' })
        .first()
        .click()
      await expect(page.getByRole('region', { name: 'Selected reviews' })).toBeVisible()
      await scan(page, ontoBody)
      await page.getByRole('button', { name: /^Generate Responses/ }).click()
      await expect(page.getByRole('dialog').getByText('Up to')).toBeVisible()
      await scan(page, ontoBody)
    })

    test('the open comment, its dialogs and the shortcuts are accessible', async ({ page }) => {
      await openAs(page, who)
      for (const entry of ['Assign', 'Tag', 'Snooze']) {
        await choose(page, entry)
        await expect(page.getByRole('dialog')).toBeVisible()
        await scan(page, ontoBody)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await choose(page, /^View/)
      await expect(page.getByRole('dialog').getByText('Received')).toBeVisible()
      await scan(page, ontoBody)
      await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click()
      await expect(page.getByRole('dialog', { name: 'Correct what we detected' })).toBeVisible()
      await scan(page, ontoBody)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      await scan(page, ontoBody)
    })
  })
}

/** Picks an entry from the first review’s menu. Retries because a parallel test can remove that review and its open menu. */
async function choose(page: Page, entry: string | RegExp): Promise<void> {
  const item = page.getByRole('menuitem', { name: entry })
  await expect(async () => {
    if (!(await item.isVisible())) {
      await reviews(page).getByRole('button', { name: 'More actions' }).first().click({ timeout: 10_000 })
    }
    await item.click({ timeout: 10_000 })
  }).toPass()
}
