import { card, countOf, creditsLeft, enter, expect, people, tab, test } from './person.ts'
import { demoProduct } from './product.ts'
import { alderShop, worldOf } from './world.ts'

const world = worldOf(demoProduct)

test('a review arrives live, is answered, edited, taken back, sent once and paid for', async ({ page }) => {
  await enter(page, people.editor)
  await expect(page.getByText(/^Connected, synced/)).toBeVisible()
  const [before, inbox, sent] = [await creditsLeft(page), await countOf(page, 'Inbox'), await countOf(page, 'Sent')]
  const words = 'The strap of my backpack tore on the second day, and the shop has not answered my mail.'
  const id = await world.review({ shop: alderShop, rating: 1, title: 'Torn strap', text: words, name: 'Marta Nowak' })
  const row = card(page, words)
  await expect(row).toBeVisible()
  await expect(page.getByText('New Review(s) Received')).toBeVisible()
  await expect(row.getByText('New', { exact: true })).toBeVisible()
  await expect.poll(() => countOf(page, 'Inbox')).toBe(inbox + 1)

  await row.getByRole('button', { name: 'Generate 2 credits' }).click()
  await expect(row.getByText('Writing a reply')).toBeVisible()
  await expect(row.getByText('Draft ready. 2 credits used.')).toBeVisible()
  await expect.poll(() => creditsLeft(page)).toBe(before - 2)

  await row.getByRole('button', { name: 'Edit', exact: true }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Response' })
  const area = editor.getByLabel('Your reply')
  await expect(area).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nP.S. Ask for Nora.')
  const text = await area.inputValue()
  await expect(editor.getByText('Not saved')).toBeVisible()
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await expect(editor).toBeHidden()
  await expect(row.getByText('edited by a person')).toBeVisible()

  const send = row.getByRole('button', { name: 'Send to Judge.me 1 credit' })
  await send.click()
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Nothing was sent. The draft is as it was.')).toBeVisible()
  await expect.poll(() => creditsLeft(page)).toBe(before - 2)
  await send.click()
  await expect(row.getByRole('status').filter({ hasText: 'Sending to Judge.me' })).toBeVisible()
  await expect.poll(() => world.repliesTo(id), { timeout: 15_000 }).toEqual([text])
  // The first sync may find another one that was answered on the platform meanwhile.
  await expect.poll(() => countOf(page, 'Sent')).toBeGreaterThan(sent)
  await tab(page, 'Sent').click()
  await expect(row.getByText('P.S. Ask for Nora.')).toBeVisible()
  await expect.poll(() => creditsLeft(page)).toBe(before - 3)
  expect(await world.repliesTo(id)).toEqual([text])
})

test('accepted, then the line broke: nobody knows, a person looks and decides', async ({ page }) => {
  await enter(page, people.admin)
  const words = 'My lamp hums when it is dimmed below half, is that normal or is mine broken?'
  const id = await world.review({ shop: alderShop, rating: 3, text: words, name: 'Tomasz Lis' })
  const row = card(page, words)
  const before = await creditsLeft(page)
  await row.getByRole('button', { name: /^Generate/ }).click()
  await expect(row.getByText('Draft ready. 2 credits used.')).toBeVisible()
  // The pill follows the draft by a moment.
  await expect.poll(() => creditsLeft(page)).toBe(before - 2)
  await world.fault({ platform: 'judgeme', fault: 'drop-after-accept', times: 1 })
  await row.getByRole('button', { name: /^Send to Judge.me/ }).click()
  await expect(row.getByText('Unknown, check the platform')).toBeVisible({ timeout: 15_000 })
  await expect(row.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  expect(await world.repliesTo(id)).toHaveLength(1)
  await row.getByRole('button', { name: 'It was posted' }).click()
  const question = page.getByRole('alertdialog', { name: 'The reply stands on Judge.me?' })
  await question.getByRole('button', { name: 'It was posted' }).click()
  await tab(page, 'Sent').click()
  await expect(row).toBeVisible()
  await expect.poll(() => creditsLeft(page)).toBe(before - 3)
  expect(await world.repliesTo(id)).toHaveLength(1)
})

test('by keyboard alone: down to a review, generate, edit, send', async ({ page }) => {
  await enter(page, people.admin)
  const words = 'Softer than any throw I had before, my dog has claimed it already.'
  const id = await world.review({ shop: alderShop, rating: 5, text: words, name: 'Ada Byrne' })
  const row = card(page, words)
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('g')
  await expect(row.getByText('Draft ready. 2 credits used.')).toBeVisible()
  await page.keyboard.press('e')
  const area = page.getByLabel('Your reply')
  await expect(area).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Woof!')
  const text = await area.inputValue()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row.getByRole('status').filter({ hasText: 'Sending to Judge.me' })).toBeVisible()
  await expect.poll(() => world.repliesTo(id), { timeout: 15_000 }).toEqual([text])
})
