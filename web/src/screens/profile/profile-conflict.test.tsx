import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Profile } from '@bizamply/contract/profile'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { aProfile, editProfile, pressSave, profileServer, save, write } from '../../testing/profile.ts'

/** The first save conflicts with one made elsewhere; the next one succeeds. */
const meets = (newer: Profile) => ({
  [save]: ({ body }: { body: unknown }, times: number) =>
    times === 1
      ? refusal(409, 'CONFLICT', 'Someone else changed this. Reload and try again.', { profile: newer })
      : { body: { success: true, data: { ...newer, ...(body as object), version: newer.version + 1 }, message: '' } },
})
const elsewhere = aProfile({ bio: 'From the phone.', lastName: 'Lind', version: 7 })
const panel = () => screen.findByRole('alert')

async function clash() {
  const server = profileServer(aProfile(), meets(elsewhere))
  await editProfile()
  await write('Bio', 'From the desk.')
  await write('Birthday', '04/17/1990')
  await pressSave()
  return server
}

test('a field that was changed elsewhere shows both values', async () => {
  await clash()
  const shown = within(await panel())
  expect(shown.getByText('Your profile was changed elsewhere while you were editing.')).toBeTruthy()
  expect(shown.getByText('Bio').parentElement?.textContent).toBe(
    'BioYours: From the desk.Saved elsewhere: From the phone.',
  )
  expect(shown.queryByText('Last Name')).toBeNull()
  expect(shown.queryByText('Birthday')).toBeNull()
})

test('Keep mine overwrites that field and nothing else', async () => {
  const { calls } = await clash()
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Profile updated successfully!')).toBeTruthy()
  expect(calls(save)[1]?.body).toEqual({ bio: 'From the desk.', birthday: '1990-04-17', version: 7 })
  expect(screen.getByText('From the desk.')).toBeTruthy()
  expect(screen.getByText('Lind', { selector: 'dd' })).toBeTruthy()
})

test('Take theirs keeps their value, and saves the other edits', async () => {
  const { calls } = await clash()
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Use theirs' }))
  expect(await screen.findByText('Profile updated successfully!')).toBeTruthy()
  expect(calls(save)[1]?.body).toEqual({ birthday: '1990-04-17', version: 7 })
  expect(screen.getByText('From the phone.')).toBeTruthy()
})

test('Take theirs without other edits saves nothing', async () => {
  const { calls } = profileServer(aProfile(), meets(elsewhere))
  await editProfile()
  await write('Bio', 'From the desk.')
  await pressSave()
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Use theirs' }))
  expect(await screen.findByText('From the phone.')).toBeTruthy()
  expect(calls(save)).toHaveLength(1)
})

test('changes to different fields merge without asking', async () => {
  const { calls } = profileServer(aProfile(), meets(elsewhere))
  await editProfile()
  await write('First Name', 'Leonora')
  await pressSave()
  expect(await screen.findByText('Profile updated successfully!')).toBeTruthy()
  expect(calls(save).map(({ body }) => body)).toEqual([
    { firstName: 'Leonora', version: 3 },
    { firstName: 'Leonora', version: 7 },
  ])
  await waitFor(() => expect(screen.getByText('From the phone.')).toBeTruthy())
})
