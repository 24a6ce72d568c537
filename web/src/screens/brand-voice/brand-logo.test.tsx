import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openVoice, voice } from '../../testing/brand-voice.ts'
import { nora } from '../../testing/fake-server.ts'
import { fakeUpload } from '../../testing/fake-upload.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const logoUrl = `/brand-logos/${'a'.repeat(32)}-192.webp`
const file = (name: string, type: string) => new File(['bytes'], name, { type })
const shown = () => [...document.querySelectorAll('img')].filter((one) => one.getAttribute('src') === logoUrl).length

test('a logo can be uploaded, appears in the brand switcher, and can be removed', async () => {
  const { calls } = responsesServer(
    {},
    { 'GET /api/brands/b/voice': ok(voice), 'DELETE /api/brands/b/logo': ok({ logoUrl: null }) },
  )
  const sent = fakeUpload(() => ({ body: { success: true, data: { logoUrl } } }))
  await openVoice()
  await userEvent.upload(screen.getByLabelText('Logo', { selector: 'input' }), file('logo.png', 'image/png'))
  await waitFor(() => expect(shown()).toBe(2))
  expect(sent[0]?.form.get('logo')).toMatchObject({ name: 'logo.png' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }))
  await waitFor(() => expect(shown()).toBe(0))
  expect(calls('DELETE /api/brands/b/logo')).toHaveLength(1)
})

test('a rejected logo shows the reason, and the old logo stays', async () => {
  responsesServer({}, { 'GET /api/brands/b/voice': ok(voice) })
  fakeUpload(() => ({ status: 400, body: { message: 'It is no picture.', code: 'BAD_REQUEST', errors: [] } }))
  await openVoice()
  await userEvent.upload(screen.getByLabelText('Logo', { selector: 'input' }), file('logo.png', 'image/png'))
  expect(await screen.findByText('Couldn’t save the logo. It is no picture.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove logo' })).toBeNull()
})

test('only admins can change the logo', async () => {
  responsesServer({ user: { ...nora, memberRole: 'editor' } }, { 'GET /api/brands/b/voice': ok(voice) })
  await startConsole('/brand-voice')
  expect(await screen.findByRole('heading', { name: 'Brand voice', level: 1 }, { timeout: 10_000 })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Logo' })).toBeNull()
})
