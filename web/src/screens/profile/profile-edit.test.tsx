import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { aProfile, editProfile, pressSave, profileServer, save, write } from '../../testing/profile.ts'

const noteOf = (label: string): string => {
  const field = screen.getByLabelText(label)
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
}
const summary = () => screen.queryByText('Please fix the following errors:')?.parentElement ?? null
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

describe('the form', () => {
  test('starts at the first name with the stored values; email address and role are read-only', async () => {
    profileServer(aProfile({ birthday: '1990-04-17' }))
    const first = await editProfile()
    await waitFor(() => expect(document.activeElement).toBe(first))
    expect(valueOf('Country code')).toBe('DE')
    expect(valueOf('Phone Number')).toBe('+49 30 55501423')
    expect(valueOf('Country')).toBe('DE')
    expect(valueOf('Location')).toBe('Berlin')
    expect(valueOf('Birthday')).toBe('04/17/1990')
    for (const [label, note] of [
      ['Email', 'Email cannot be changed'],
      ['Role', 'Role cannot be changed'],
    ] as const) {
      expect([screen.getByLabelText<HTMLInputElement>(label).readOnly, noteOf(label)]).toEqual([true, note])
    }
  })

  test('lists common countries first, then all others, and eight cities', async () => {
    profileServer()
    await editProfile()
    const options = within(screen.getByLabelText('Country')).getAllByRole<HTMLOptionElement>('option')
    const codes = options.map(({ value }) => value)
    expect(codes.slice(1, 21).join(' ')).toBe('US CA GB AU DE FR IN JP CN BR MX ES IT NL SE NO DK FI CH AT')
    expect([codes.length > 200, new Set(codes).size]).toEqual([true, codes.length])
    const cities = screen.getByRole('group', { name: 'Popular in Germany' })
    expect(within(cities).getAllByRole('button')).toHaveLength(8)
    await userEvent.click(within(cities).getByRole('button', { name: 'Leipzig' }))
    expect(valueOf('Location')).toBe('Leipzig')
  })

  test.for([
    ['First Name', '', 'First name is required'],
    ['Last Name', 'V4nce', 'Last name can only contain letters, spaces, hyphens, apostrophes, and periods'],
    ['Phone Number', '+44 30 55501423', 'Phone number should start with +49 for Germany'],
    ['Phone Number', '+49 123', 'Phone number must be between 7-20 digits'],
    ['Phone Number', '+49 12345', 'Please enter a valid Germany phone number'],
    ['Birthday', '13/17/1990', 'Please enter a valid date'],
    ['Birthday', '04/17/2999', 'Birthday cannot be in the future'],
    ['Birthday', '04/17/1820', 'Please enter a valid birth year'],
    [
      'Location',
      'Berlin <3',
      'Location can only contain letters, numbers, spaces, commas, periods, hyphens, and apostrophes',
    ],
  ] as const)('%s with the value %j shows "%s"', async ([label, text, words]) => {
    profileServer()
    await editProfile()
    await write(label, text)
    await waitFor(() => expect(noteOf(label)).toBe(words))
    expect(summary()).toBeNull()
    expect(screen.getByRole('button', { name: 'Save Changes 1 error' })).toBeTruthy()
  })

  test('a number without a country code gets one, and an empty number follows the location’s country', async () => {
    profileServer(aProfile({ phone: null, phoneCountry: null, location: null }))
    await editProfile()
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'FR')
    expect(valueOf('Country code')).toBe('FR')
    await userEvent.click(screen.getByLabelText('Phone Number'))
    expect(valueOf('Phone Number')).toBe('+33 ')
    await userEvent.tab()
    expect(valueOf('Phone Number')).toBe('')
    await write('Phone Number', '01 42 68 53 00')
    expect(valueOf('Phone Number')).toBe('+33 1 42 68 53 00')
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'AT')
    expect(valueOf('Country code')).toBe('FR')
    await userEvent.selectOptions(screen.getByLabelText('Country code'), 'AT')
    expect(valueOf('Phone Number')).toBe('+33 1 42 68 53 00')
    await waitFor(() => expect(noteOf('Phone Number')).toBe('Phone number should start with +43 for Austria'))
  })
})

describe('saving', () => {
  test('sends the edited fields, closes the form, and confirms for three seconds', async () => {
    const { calls } = profileServer()
    await editProfile()
    await write('Birthday', '4/7/1990')
    await write('Last Name', ' Vance-Lind ')
    await write('Bio', '')
    expect(screen.getByText('Not saved: Last Name, Birthday, Bio')).toBeTruthy()
    await pressSave()
    expect(await screen.findByText('Profile updated successfully!')).toBeTruthy()
    expect(calls(save).map(({ body }) => body)).toEqual([
      { lastName: 'Vance-Lind', birthday: '1990-04-07', bio: '', version: 3 },
    ])
    expect(await screen.findByText('April 7, 1990')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Profile updated successfully!')).toBeNull(), { timeout: 8000 })
  })

  test('sends city and country of a location together', async () => {
    const { calls } = profileServer(aProfile({ location: null }))
    await editProfile()
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'GB')
    await write('Location', 'St. Ives')
    await pressSave()
    await waitFor(() => expect(calls(save)).toHaveLength(1))
    expect(calls(save)[0]?.body).toEqual({ location: 'St. Ives, United Kingdom', version: 3 })
  })

  test('lists each error as a link to its field, counts them, and sends nothing', async () => {
    const { calls } = profileServer()
    await editProfile()
    await write('Phone Number', '+44 30 55501423')
    await write('Birthday', '04/17/2999')
    await pressSave()
    await waitFor(() => expect(summary()).not.toBeNull())
    expect(
      within(summary() as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Phone number should start with +49 for Germany', 'Birthday cannot be in the future'])
    expect(screen.getByText('Fix 2 fields to save. Your changes aren’t saved yet.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save Changes 2 errors' })).toBeTruthy()
    await userEvent.click(within(summary() as HTMLElement).getByRole('link', { name: /^Birthday/ }))
    expect(document.activeElement).toBe(screen.getByLabelText('Birthday'))
    expect(calls(save)).toEqual([])
  })

  test('without changes sends nothing', async () => {
    const { calls } = profileServer()
    await editProfile()
    await pressSave()
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
    expect(calls(save)).toEqual([])
  })

  test('shows a failure above the form, and keeps the input', async () => {
    profileServer(aProfile(), { [save]: refusal(500, 'INTERNAL', 'It broke.') })
    await editProfile()
    await write('Bio', 'Something new.')
    await pressSave()
    expect(await screen.findByText('Failed to update profile')).toBeTruthy()
    expect(screen.getByText('It broke.')).toBeTruthy()
    expect(valueOf('Bio')).toBe('Something new.')
  })

  test('shows a server error at its field', async () => {
    const message = 'Please enter a valid Germany phone number'
    const body = { message, code: 'BAD_REQUEST', errors: [{ path: 'phone', message }] }
    profileServer(aProfile(), { [save]: { status: 400, body } })
    await editProfile()
    await write('Phone Number', '+49 30 55501424')
    await pressSave()
    await waitFor(() => expect(noteOf('Phone Number')).toBe(message))
    expect(summary()?.textContent).toContain(message)
  })
})

describe('leaving', () => {
  test('with Cancel discards the edits', async () => {
    profileServer()
    await editProfile()
    await write('Bio', 'Something new.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('I answer most reviews myself.')).toBeTruthy()
  })

  test('by a link asks for confirmation', async () => {
    profileServer()
    await editProfile()
    await write('Bio', 'Something new.')
    await userEvent.click(screen.getByRole('link', { name: 'Billing' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(valueOf('Bio')).toBe('Something new.')
  })
})
