import { expect, signInHere, password, people, signIn, test, welcome } from './fixtures.ts'

test.use({ noise: /status of 401/ })

test('a wrong password shows an error, and the right one opens the inbox', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByLabel('Email').fill(people.admin)
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Demo!2025')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(welcome(page)).toBeVisible()
})

test('after signing in, a visitor returns to the page they opened', async ({ page }) => {
  await page.goto('/responses?status=sent&search=zip')
  await expect(page).toHaveURL(/\/login\?returnUrl=/)
  await expect(page.getByText('Sign in to continue to Responses.')).toBeVisible()
  await signInHere(page, people.viewer)
  await expect(page).toHaveURL('/responses?status=sent&search=zip')
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/no-such-page')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/inbox')
  await expect(page).toHaveURL('/responses')
})

test('a return address on another site is ignored', async ({ page }) => {
  await signIn(page, people.viewer, '/login?returnUrl=https%3A%2F%2Fexample.org%2Fresponses')
  await expect(page).toHaveURL('/dashboard')
})

test('signing out ends the session in the browser and on the server', async ({ page, context }) => {
  await signIn(page, people.editor)
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const cookies = await context.cookies()
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await context.addCookies(cookies)
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.get('/api/comments', { headers })).status()).toBe(401)
  await page.goto('/responses')
  await expect(page).toHaveURL(/\/login/)
})

test('an expired session leads to sign-in and back to the same page', async ({ page, context }) => {
  await signIn(page, people.viewer, '/responses?status=draft')
  await context.clearCookies({ name: 'bizamply.session_token' })
  // A refetch may already have led to sign-in, so the button may be gone.
  const refreshed = page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await Promise.race([refreshed, page.waitForURL(/\/login/)])
  await expect(page).toHaveURL('/login?returnUrl=%2Fresponses%3Fstatus%3Ddraft')
  await signInHere(page, people.viewer)
  await expect(page).toHaveURL('/responses?status=draft')
})

test('without Remember me the session ends with the browser', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByLabel('Remember me').uncheck()
  await signInHere(page, people.viewer)
  expect(await page.evaluate(() => [localStorage.getItem('auth_token'), sessionStorage.getItem('auth_token')])).toEqual(
    [null, expect.any(String)],
  )
  expect((await context.cookies()).filter(({ httpOnly, expires }) => httpOnly && expires > 0)).toEqual([])
})
