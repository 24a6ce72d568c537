import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { joiningServer, type } from '../../testing/joining.ts'
import { button, fill, linked, strong } from '../../testing/signing-up.ts'
import { startConsole } from '../../testing/start-console.tsx'

const summary = () => screen.queryByText('Please fix the following errors:')?.parentElement ?? null

test.for([
  ['First Name', '', 'First name is required'],
  ['Last Name', '', 'Last name is required'],
  ['First Name', 'N0ra', 'First name can only contain letters, spaces, hyphens, apostrophes, and periods'],
  ['Last Name', 'V'.repeat(51), 'Last name must be less than 50 characters'],
  ['Email Address', '', 'Email is required'],
  ['Email Address', 'nora@alder', 'Please enter a valid email address'],
  ['Company Name', ' ', 'Company name is required'],
  ['Company Name', 'A'.repeat(101), 'Company name must be less than 100 characters'],
  ['Company Name', '\u200b', 'Company name must include at least one visible character'],
  ['Brand Name', '', 'Brand name is required'],
  ['Brand Name', 'Alder \u202e', 'Brand name can’t include text direction characters'],
  ['Password', '', 'Password is required'],
  ['Password', 'Ca!4', 'Password must be at least 8 characters'],
  ['Password', `Aa1!${'a'.repeat(125)}`, 'Password must be 128 characters or fewer'],
  ['Password', 'canvasbag4', 'Password must contain uppercase, lowercase, number and special character'],
  ['Confirm Password', '', 'Please confirm your password'],
  ['Confirm Password', 'Other!Bag42', 'Passwords do not match'],
])('%s left as %j says "%s", and no other field does', async ([label, value, words]) => {
  joiningServer(null)
  await startConsole(linked)
  await screen.findByLabelText('First Name')
  if (label === 'Confirm Password') type('Password', strong)
  const field = type(label ?? '', value ?? '')
  const note = await screen.findByText(words ?? '')
  expect(field.getAttribute('aria-describedby')).toBe(note.id)
  expect(summary()).toBeNull()
})

test('an error disappears on the next keystroke, and is validated again on blur', async () => {
  joiningServer(null)
  await startConsole(linked)
  await screen.findByLabelText('First Name')
  const field = type('Email Address', 'nora@')
  await screen.findByText('Please enter a valid email address')
  await userEvent.type(field, 'a')
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
})

test('submitting lists every error as a link to its field; the list shrinks and disappears', async () => {
  const server = joiningServer(null)
  await startConsole(linked)
  await fill({ 'Brand Name': '', 'Confirm Password': 'else' })
  await userEvent.click(await button())
  await waitFor(() => expect(summary()).not.toBeNull())
  const links = () =>
    within(summary() ?? document.body)
      .getAllByRole('link')
      .map((it) => it.textContent)
  expect(links()).toEqual(['Brand name is required', 'Passwords do not match'])
  await userEvent.click(screen.getByRole('link', { name: 'Passwords do not match' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm Password'))
  type('Brand Name', 'Alder')
  await waitFor(() => expect(links()).toEqual(['Passwords do not match']))
  type('Confirm Password', strong)
  await waitFor(() => expect(summary()).toBeNull())
  expect(server.calls('POST /auth/signup')).toEqual([])
})

test.for([
  ['a', 'Very Weak', ['At least 8 characters', 'One uppercase letter', 'One number', 'One special character']],
  ['aB', 'Weak', ['At least 8 characters', 'One number', 'One special character']],
  ['aB3', 'Fair', ['At least 8 characters', 'One special character']],
  ['aB3!', 'Good', ['At least 8 characters']],
  ['aB3!aaaa', 'Strong', []],
  ['aB3!aaaaaaaa', 'Very Strong', []],
] as const)('the strength meter shows for %s: %s, and what is missing', async ([password, label, missing]) => {
  joiningServer(null)
  await startConsole(linked)
  await screen.findByLabelText('First Name')
  expect(screen.getByText(/^At least 8 characters with uppercase/)).toBeTruthy()
  type('Password', password)
  const meter = screen.getByRole('meter', { name: 'Password strength' })
  await waitFor(() => expect(meter.getAttribute('aria-valuetext')).toBe(label))
  const rules = screen.queryByRole('list', { name: 'Missing:' })
  expect(
    rules
      ? within(rules)
          .getAllByRole('listitem')
          .map((rule) => rule.textContent)
      : [],
  ).toEqual(missing)
  expect(screen.queryByText(/^At least 8 characters with uppercase/)).toBeNull()
})
