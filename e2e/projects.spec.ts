import { readFileSync } from 'node:fs'
import { expect, people, test, openPathAs, mainLayouts, openWindow } from './fixtures.ts'
import { scan } from './scan.ts'

test('a topic becomes a project with tasks and reviews, and bulk replies show their price first', async ({ page }) => {
  await openPathAs(page, people.editor, '/projects?new=true&topic=zip')
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await dialog.getByLabel('Name').fill('A zip for ten years')
  await expect(dialog.getByText(/reviews since .* waiting for a reply/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { name: 'A zip for ten years', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.keyboard.type('Ask the supplier')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sew fifty pieces')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Done: Ask the supplier' }).click()
  await expect(page.getByText('1 of 2 done')).toBeVisible()
  await page.getByLabel('Status').selectOption('completed')
  await expect(page.getByText('Not enough reviews yet')).toBeVisible()
  const waiting = page.getByRole('link', { name: /^Generate \d+ repl/ })
  const count = /\d+/.exec(await waiting.innerText())?.[0]
  await waiting.click()
  const quote = page.getByRole('dialog', { name: 'Generate replies' })
  await expect(quote.getByRole('button', { name: `Generate ${count} replies` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove filter Project A zip for ten years' })).toBeVisible()
})

test('a project is moved on the board by its menu, archived, and restored', async ({ page }) => {
  await openPathAs(page, people.editor, '/projects?view=board')
  // Toasts are list items too.
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Answer the phone in Italian' })
  await card.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'On Hold' }).click()
  await expect(page.getByRole('list', { name: /^On Hold/ }).getByText('Answer the phone in Italian')).toBeVisible()
  await card.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  // Immediately: the toast with Undo disappears after seconds.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
})

test('the weeks of an effect are exported as a file', async ({ page }) => {
  await openPathAs(page, people.viewer, '/projects')
  await page.getByRole('link', { name: 'Size guide for the linen shirt' }).click()
  await expect(page.getByText('No clear change')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain('Same topics, other products')
})

for (const layout of mainLayouts) {
  test(`${layout.name}: projects and the topic radar are accessible`, async ({ browser }) => {
    const page = await openWindow(browser, layout)
    await openPathAs(page, people.admin, '/projects')
    await expect(page.getByText('Rings that arrive too small').first()).toBeVisible()
    await scan(page)
    await page.goto('/projects?view=board')
    await expect(page.getByText('Rings that arrive too small').first()).toBeVisible()
    await scan(page)
    await page.getByRole('link', { name: 'Rings that arrive too small' }).click()
    await expect(page.getByRole('heading', { name: 'Linked reviews' })).toBeVisible()
    await scan(page)
    await page.goto('/projects?new=true')
    await expect(page.getByRole('dialog', { name: 'New project' })).toBeVisible()
    await scan(page)
    await page.goto('/radar')
    await expect(page.getByRole('heading', { name: 'Topic radar' })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading alerts...' })).toHaveCount(0)
    await scan(page)
    await page.context().close()
  })
}
