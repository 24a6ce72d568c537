import type { Locator } from '@playwright/test'
import { reviews, closeReview, openAs, openReview, expect, people, test, otherLayouts } from './fixtures.ts'
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
      await (await openReview(page)).getByRole('button', { name: 'More actions' }).click()
      await expect(page.getByRole('menuitem', { name: 'Tag' })).toBeVisible()
      await scan(page, ontoBody)
      await page.keyboard.press('Escape')
      await closeReview(page)
      // On a phone a long press begins selecting; rows have no checkboxes until then.
      // Not the first review: other tests draft it, and it leaves the inbox.
      if (narrow) await reviews(page).getByRole('article').nth(5).dispatchEvent('pointerdown', { pointerType: 'touch' })
      else await page.getByRole('checkbox', { name: 'Select All' }).click()
      await expect(page.getByRole('region', { name: 'Selected reviews' })).toBeVisible()
      await scan(page, ontoBody)
      // What the summary of a wide window prices starts without a dialog.
      if (narrow) await page.getByRole('button', { name: /^Generate Responses/ }).click()
      else await page.goto('/responses?bulk=generate')
      await expect(page.getByRole('dialog').getByText('Up to')).toBeVisible()
      await scan(page, ontoBody)
    })

    test('the open review, its dialogs and the shortcuts are accessible', async ({ page }) => {
      await openAs(page, who)
      const review = await openReview(page)
      await scan(page, ontoBody)
      for (const entry of ['Assign', 'Tag', 'Snooze']) {
        // The header of a wide pane has all of them but Tag.
        if (narrow || entry === 'Tag') {
          await review.getByRole('button', { name: 'More actions' }).click()
          await page.getByRole('menuitem', { name: entry }).click()
        } else await review.getByRole('button', { name: entry }).click()
        const dialog = page.getByRole('dialog', { name: `${entry} this review` })
        await expect(dialog).toBeVisible()
        await scan(page, ontoBody)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      for (const [name, words] of [
        ['Facts', 'Facts'],
        ['Notes', 'Note for your team'],
        ['Activity', 'Received'],
      ] as const) {
        await review.getByRole('tab', { name }).click()
        await expect(review.getByText(words).first()).toBeVisible()
        await scan(page, ontoBody)
      }
      await review.getByRole('button', { name: 'Write your own' }).click()
      await expect(review.getByLabel('Your reply')).toBeFocused()
      await scan(page, ontoBody)
      await review.getByRole('button', { name: 'Cancel' }).click()
      await review.getByRole('button', { name: /^Detected in this review/ }).click()
      await page.getByRole('dialog', { name: 'Detected in this review' }).getByRole('button', { name: 'Edit' }).click()
      const correcting = page.getByRole('dialog', { name: 'Correct what we detected' })
      await expect(correcting).toBeVisible()
      await scan(page, ontoBody)
      await page.keyboard.press('Escape')
      await expect(correcting).toBeHidden()
      await closeReview(page)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      await scan(page, ontoBody)
    })

    test('a draft in its composer is accessible', async ({ page }) => {
      await openAs(page, who, '/responses?status=draft')
      const review = await openReview(page)
      await expect(review.getByLabel('Your reply')).toBeVisible()
      await scan(page, ontoBody)
      if (narrow) await expectRoomForFingers(review)
      await review.getByRole('button', { name: 'More ways to send' }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await scan(page, ontoBody)
    })
  })
}

async function expectRoomForFingers(review: Locator): Promise<void> {
  const names = [
    'More actions',
    'Templates',
    'Add Discount',
    'Edit',
    'Shorter',
    'Warmer',
    'More formal',
    'Translate',
    'Send',
  ]
  for (const name of names) {
    const box = await review
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0), name).toBeGreaterThanOrEqual(44)
  }
}
