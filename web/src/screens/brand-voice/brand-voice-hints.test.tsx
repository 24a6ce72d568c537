import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openVoice as open, voice } from '../../testing/brand-voice.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'

test('the built-in composer offers the languages that it writes, and folds the custom instructions that it ignores', async () => {
  responsesServer({}, { 'GET /api/brands/b/voice': ok({ ...voice, composer: 'built-in', languages: ['nl'] }) })
  await open()
  const line = screen.getByText(/the built-in composer, which ignores these/)
  const instructions = line.closest('details')
  expect(instructions?.textContent).toContain('What replies should do')
  expect(instructions?.open).toBe(false)
  const names = within(screen.getByRole('group', { name: 'Reply languages' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    'English',
    'German',
    'Spanish',
    'French',
    'Italian',
    'Portuguese',
    'Japanese',
    'Chinese',
    'Dutch',
  ])
})

test('without a contact fact, a hint adds one', async () => {
  responsesServer({}, { 'GET /api/brands/b/voice': ok(voice) })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Add contact' }))
  expect(screen.getByLabelText<HTMLSelectElement>('Fact 2: Topic').value).toBe('contact')
  expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull()
})
