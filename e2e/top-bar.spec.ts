import { card, openAs, expect, pane, people, test } from './fixtures.ts'
import { alderShop, sandbox } from './sandbox.ts'

test('the command palette opens a page, a comment and the shortcuts by keyboard', async ({ page }) => {
  const name = `Ottilie ${crypto.randomUUID().slice(0, 8)}`
  await sandbox.review({ shop: alderShop, rating: 4, text: 'The lid sits a little loose.', name })
  await openAs(page, people.admin)
  await expect(card(page, name)).toBeVisible()

  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('option', { name: 'Go to inbox' })).toBeVisible()
  await page.keyboard.type('documentation')
  await expect(palette.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Documentation', level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(name)
  const hit = palette.getByRole('option').filter({ hasText: 'The lid sits a little loose.' })
  await expect(hit).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(pane(page).getByRole('heading', { name })).toBeVisible()
  await expect(pane(page)).toContainText('The lid sits a little loose.')
  await expect(page.getByText('From Notification')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('keyboard short')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('a notification arrives live and opens its comment', async ({ page }) => {
  await openAs(page, people.editor)
  await page.goto('/help')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeVisible()
  const name = `Florian ${crypto.randomUUID().slice(0, 8)}`
  await sandbox.review({ shop: alderShop, rating: 5, text: 'Holds the heat for hours.', name })
  await expect(bell).toHaveAccessibleName(/unread$/)
  await bell.click()
  const entry = page.getByRole('dialog', { name: 'Notifications' }).getByRole('button').filter({ hasText: name })
  await entry.click()
  await expect(card(page, name).getByText('From Notification')).toBeVisible()
})

test('a support request is emailed to the administrators', async ({ page }) => {
  await openAs(page, people.viewer)
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('menuitem', { name: 'Contact Support' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Support' })
  const subject = `Question ${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByLabel('Subject').fill(subject)
  await dialog.getByLabel('Message').fill('How do I change the address of the company?')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent. We’ll reply by email.')).toBeVisible()
  await expect
    .poll(
      async () => (await sandbox.mail('no-reply@localhost')).filter((mail) => mail.subject.includes(subject)).length,
      {
        timeout: 20_000,
      },
    )
    .toBe(1)
})
