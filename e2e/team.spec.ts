import { expect, openReview, people, reviews, test, openPathAs } from './fixtures.ts'
import { scan } from './scan.ts'
import { sandbox } from './sandbox.ts'

// Open queries of the removed member are refused once each.
test.use({ noise: /status of 401/ })

test('a member is invited, joins, becomes a viewer and is removed while signed in', async ({ page, browser }) => {
  test.slow()
  const email = `mara-${crypto.randomUUID().slice(0, 8)}@alder.example`
  await openPathAs(page, people.admin, '/settings?tab=team')
  await page.getByRole('button', { name: 'Invite Member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite Member' })
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Email address').press('Enter')
  await dialog.getByRole('group', { name: 'Every brand' }).getByText('Editor').click()
  await scan(page)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent')).toBeVisible()
  await expect(page.getByRole('button', { name: `Withdraw the invitation to ${email}` })).toBeVisible()
  await scan(page)

  const theirs = await browser.newContext()
  const invited = await theirs.newPage()
  await invited.goto(await linkTo(email))
  await expect(invited.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await scan(invited)
  await invited.getByLabel('First name').fill('Mara')
  await invited.getByLabel('Last name').fill('Lind')
  await invited.getByLabel('Password', { exact: true }).fill('Canvas!Bag42')
  await invited.getByRole('checkbox', { name: /Terms of Service/ }).check()
  await invited.getByRole('button', { name: 'Create account and join' }).click()
  await expect(invited.getByRole('button', { name: 'Mara Lind, account menu' })).toBeVisible()
  await invited.goto('/responses')
  await expect(reviews(invited)).toBeVisible()
  const review = await openReview(invited)
  const generate = review.getByRole('button', { name: /^Generate/ }).first()
  await expect(generate).toBeEnabled()

  await page.getByRole('button', { name: 'Actions for Mara Lind' }).click()
  await page.getByRole('menuitem', { name: 'Viewer in every brand' }).click()
  await expect(page.getByText('Mara Lind’s role is now Viewer')).toBeVisible()
  await expect(generate).not.toBeVisible()

  await page.getByRole('button', { name: 'Actions for Mara Lind' }).click()
  await page.getByRole('menuitem', { name: 'Remove from team' }).click()
  await scan(page)
  await page.getByRole('button', { name: 'Remove Mara Lind' }).click()
  await expect(page.getByText(/^Mara Lind removed\./)).toBeVisible()
  await expect(invited).toHaveURL(/\/login/, { timeout: 2000 })
  await theirs.close()
})

const linkTo = (email: string): Promise<string> => sandbox.mailed(email, /https?:\/\/\S+\/invitation\?token=[\w.~-]+/)
