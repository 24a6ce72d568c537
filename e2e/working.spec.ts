import type { Page } from '@playwright/test'
import { card, openAs, openReview, expect, pane, people, reviews, tab, test } from './fixtures.ts'
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
  // The total can update before the last row appears, and reviews written in the same second can be in any order.
  // Reloading shows the final order.
  await page.reload()
  await expect(reviews(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '20')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const name = pane(page).getByRole('heading', { level: 2 })
  let before = ''
  for (let n = 0; n < 20; n += 1) {
    await expect(name).not.toHaveText(before)
    before = await name.innerText()
    await page.keyboard.press('g')
    await expect(pane(page).getByText(/^Draft ready/)).toBeVisible()
    // A new draft can’t be sent immediately.
    await expect(pane(page).getByRole('button', { name: /^Send to Judge.me/ })).toBeEnabled()
    await page.keyboard.press('Control+Shift+Enter')
  }
  await expect(pane(page)).toBeHidden()
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
  await page.keyboard.press('Escape')
  await expect(row.getByText('paper', { exact: true })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByLabel('Note for your team')).toBeFocused()
  await page.keyboard.type('Ask where it was bought')
  await page.keyboard.press('Control+Enter')
  await expect(row.getByText('1 note')).toBeAttached()
  await page.keyboard.press('s')
  await page.getByRole('button', { name: /^Tomorrow/ }).click()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(row).toBeVisible()
  await row.getByRole('article').focus()
  await page.keyboard.press('#')
  await expect(row).toHaveCount(0)
  await page.goto('/responses?triageState=hidden&search=Ledgerline')
  await expect(row).toBeVisible()
  const review = await openReview(page, words)
  await review.getByRole('button', { name: 'Move to inbox' }).click()
  await expect(row).toHaveCount(0)
})

test('two people on one comment see each other, and neither loses their text', async ({ page, browser, baseURL }) => {
  const words = 'Copperline pan: heats evenly, thank you.'
  await openAs(page, people.admin)
  await write(words, 'Jon Falk')
  const review = await openReview(page, words)
  await review.getByRole('button', { name: /^Generate/ }).click()
  await expect(review.getByText(/^Draft ready/)).toBeVisible()
  const address = page.url()
  const other = await browser.newContext(baseURL ? { baseURL } : {})
  const colleague = await other.newPage()
  await openAs(colleague, people.editor)
  await colleague.goto(address)
  await expect(colleague.getByText(/is viewing this$/)).toBeVisible()
  await expect(page.getByText(/is viewing this$/)).toBeVisible()
  const theirs = await openEditor(colleague)
  const editedBy = page.getByRole('status').filter({ hasText: /^(?!Someone else).* is editing this reply$/ })
  await expect(editedBy).toBeVisible()
  // Offline, so that the colleague does not receive the admin's changes.
  await other.setOffline(true)
  await theirs.fill('What the colleague wrote. Thank you.')
  const mine = await openEditor(page)
  await page.getByRole('dialog', { name: 'Edit Response' }).getByRole('button', { name: 'Take over' }).click()
  await expect(mine).toBeEditable()
  await mine.fill('What the admin wrote. Thank you.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(mine).toBeHidden()
  await other.setOffline(false)
  await expect(colleague.getByText('What the admin wrote. Thank you.').first()).toBeVisible()
  await colleague.getByRole('button', { name: 'Keep mine' }).click()
  await other.close()
  await expect(review.getByLabel('Your reply')).toHaveValue('What the colleague wrote. Thank you.')
})

async function openEditor(page: Page) {
  await pane(page).getByRole('button', { name: 'Edit', exact: true }).click()
  const area = page.getByRole('dialog', { name: 'Edit Response' }).getByLabel('Your reply')
  await expect(area).toBeFocused()
  return area
}
