import type { Page } from '@playwright/test'
import { card, openAs, expect, people, reviews, tab, test } from './fixtures.ts'
import { alderShop, sandbox } from './sandbox.ts'

const write = (text: string, name: string) => sandbox.review({ shop: alderShop, rating: 5, text, name })

test('20 reviews are answered by keyboard', async ({ page }) => {
  test.setTimeout(400_000)
  await openAs(page, people.admin)
  const ids = []
  for (let n = 1; n <= 20; n += 1) ids.push(await write(`Glazemark mug number ${n} is lovely, thank you.`, `Ada ${n}`))
  await page.keyboard.press('/')
  await page.keyboard.type('Glazemark')
  await page.keyboard.press('Enter')
  await expect(reviews(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '20')
  await page.keyboard.press('j')
  for (let n = 0; n < 20; n += 1) {
    const row = reviews(page).locator('article[aria-current=true]')
    await expect(row).toHaveCount(1)
    await expect(row.getByText('Inbox')).toBeVisible()
    await page.keyboard.press('g')
    await expect(row.getByText(/^Draft ready/)).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByRole('status').filter({ hasText: 'Sending to Judge.me' }).first()).toBeAttached()
  }
  for (const id of ids) await expect.poll(() => sandbox.repliesTo(id).then((all) => all.length)).toBe(1)
  await tab(page, 'Sent').click()
  await expect(reviews(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '20')
})

test('a review is assigned, tagged, noted, snoozed and hidden by keyboard, with undo', async ({ page }) => {
  await openAs(page, people.editor)
  const words = 'Ledgerline notebook: the paper is smooth, thank you.'
  await write(words, 'Iris Hahn')
  const row = card(page, words)
  await expect(row).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('Ledgerline')
  await page.keyboard.press('Enter')
  await expect(reviews(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('i')
  await expect(page.getByRole('option', { name: /demo@bizamply.test/ })).toBeVisible()
  await page.keyboard.type('demo@')
  await page.keyboard.press('Enter')
  await expect(row.getByText('Assigned to')).toBeAttached()
  await page.keyboard.press('t')
  await expect(page.getByRole('dialog', { name: 'Tag this review' })).toBeVisible()
  await page.keyboard.type('paper')
  await page.getByText('Create tag “paper”').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(row.getByText('paper', { exact: true })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByLabel('Note for your team')).toBeFocused()
  await page.keyboard.type('Ask where it was bought')
  await page.keyboard.press('Control+Enter')
  await expect(row.getByText('1 note')).toBeVisible()
  await page.keyboard.press('s')
  await page.getByRole('button', { name: /^Tomorrow/ }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('article').focus()
  await page.keyboard.press('#')
  await expect(row).toHaveCount(0)
  await page.goto('/responses?triageState=hidden&search=Ledgerline')
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Move to inbox' }).click()
  await expect(row).toHaveCount(0)
})

test('two people on one comment see each other, and neither loses their text', async ({ page, browser, baseURL }) => {
  const words = 'Copperline pan: heats evenly, thank you.'
  await openAs(page, people.admin)
  await write(words, 'Jon Falk')
  const row = card(page, words)
  await row.getByRole('button', { name: /^Generate/ }).click()
  await expect(row.getByText(/^Draft ready/)).toBeVisible()
  await row.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /^View/ }).click()
  await expect(page.getByRole('dialog', { name: 'Jon Falk' })).toBeVisible()
  const address = page.url()
  const other = await browser.newContext(baseURL ? { baseURL } : {})
  const colleague = await other.newPage()
  await openAs(colleague, people.editor)
  await colleague.goto(address)
  await expect(colleague.getByText(/is viewing this$/)).toBeVisible()
  await expect(page.getByText(/is viewing this$/)).toBeVisible()
  const theirs = await openEditor(colleague)
  await expect(page.getByText(/is editing$/)).toBeVisible()
  // Offline, so that the colleague does not receive the admin's changes.
  await other.setOffline(true)
  await theirs.fill('What the colleague wrote. Thank you.')
  const mine = await openEditor(page)
  await mine.fill('What the admin wrote. Thank you.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(mine).toBeHidden()
  await other.setOffline(false)
  await expect(colleague.getByText('What the admin wrote. Thank you.').first()).toBeVisible()
  await colleague.getByRole('button', { name: 'Keep mine' }).click()
  await other.close()
  await expect(
    page.getByRole('dialog', { name: 'Jon Falk' }).getByText('What the colleague wrote. Thank you.').first(),
  ).toBeVisible()
})

async function openEditor(page: Page) {
  await page.getByRole('dialog', { name: 'Jon Falk' }).getByRole('button', { name: 'Edit', exact: true }).click()
  const area = page.getByLabel('Your reply')
  await expect(area).toBeFocused()
  return area
}
