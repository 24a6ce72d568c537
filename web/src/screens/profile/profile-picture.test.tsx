import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeUpload } from '../../testing/fake-upload.ts'
import { aProfile, profileServer } from '../../testing/profile.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const address = '/pictures/0123456789abcdef0123456789abcdef-192.webp'
const taken = { body: { success: true, data: { profilePic: address }, message: '' } }
const png = (size = 20, type = 'image/png') => new File([new Uint8Array(size)], 'me.png', { type })
const input = async () => screen.findByLabelText<HTMLInputElement>('Change picture', { selector: 'input' })
const choose = async (file: File) => fireEvent.change(await input(), { target: { files: [file] } })
const use = async () => userEvent.click(await screen.findByRole('button', { name: 'Use picture' }))

/** jsdom doesn't load images, so the size is set by hand. */
async function draw(width: number, height: number): Promise<void> {
  const picture = await waitFor(() => {
    const found = screen.getByRole('dialog').querySelector('img')
    if (!found) throw new Error('no picture yet')
    return found
  })
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  fireEvent.load(picture)
}

test('a picture is cropped, uploaded, and shown immediately, in the top bar too', async () => {
  profileServer()
  const sent = fakeUpload(() => taken)
  await startConsole('/profile')
  await choose(png())
  await draw(400, 200)
  const area = screen.getByRole('button', { name: 'Visible part of the picture' })
  area.focus()
  for (let n = 0; n < 100; n++) fireEvent.keyDown(area, { key: 'ArrowLeft' })
  await use()
  expect(await screen.findByText('Profile picture updated successfully!')).toBeTruthy()
  expect([sent[0]?.form.get('cut'), (sent[0]?.form.get('avatar') as File | undefined)?.name]).toEqual([
    '0.50000,0.00000,1.00000',
    'me.png',
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const shown = [...document.querySelectorAll('img')].map((it) => it.getAttribute('src'))
  expect(shown).toEqual(expect.arrayContaining([address, address.replace('192', '64')]))
})

test('a picture is moved by dragging it, and only while the button is held', async () => {
  profileServer()
  const sent = fakeUpload(() => taken)
  await startConsole('/profile')
  await choose(png())
  await draw(400, 200)
  const area = screen.getByRole('button', { name: 'Visible part of the picture' })
  // jsdom always has a movement of 0.
  const drag = (by: number) => {
    const event = new MouseEvent('pointermove', { bubbles: true })
    fireEvent(area, Object.defineProperty(event, 'movementX', { value: by }))
  }
  drag(-64)
  area.hasPointerCapture = () => true
  drag(-32)
  drag(-32)
  await use()
  await waitFor(() => expect(sent[0]?.form.get('cut')).toBe('0.37500,0.00000,1.00000'))
})

test('zooming in crops a smaller square', async () => {
  profileServer()
  const sent = fakeUpload(() => taken)
  await startConsole('/profile')
  await choose(png())
  await draw(400, 200)
  fireEvent.change(screen.getByLabelText('Zoom'), { target: { value: '2' } })
  await use()
  await waitFor(() => expect(sent[0]?.form.get('cut')).toBe('0.37500,0.25000,0.50000'))
})

test('an upload shows its progress', async () => {
  profileServer()
  fakeUpload(() => null)
  await startConsole('/profile')
  await choose(png())
  await use()
  const ring = await screen.findByRole('progressbar', { name: 'Uploading your picture', hidden: true })
  await waitFor(() => expect(ring.getAttribute('aria-valuenow')).toBe('50'))
})

test.for([
  [() => png(5 * 1024 * 1024 + 1), 'File size must be less than 5MB'],
  [() => png(20, 'image/svg+xml'), 'Only image files are allowed (JPEG, PNG, GIF, WebP)'],
  [() => png(0), 'No file selected'],
] as const)('an invalid file is rejected before the upload: %s', async ([make, words]) => {
  profileServer()
  const sent = fakeUpload(() => taken)
  await startConsole('/profile')
  await choose(make())
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect([screen.queryByRole('dialog'), sent.length]).toEqual([null, 0])
})

test('a picture can be dropped on the avatar', async () => {
  profileServer()
  await startConsole('/profile')
  const circle = (await input()).parentElement as HTMLElement
  fireEvent.drop(circle, { dataTransfer: { files: [png()] } })
  expect(await screen.findByRole('dialog', { name: 'Crop your picture' })).toBeTruthy()
})

test('a rejected picture shows the reason', async () => {
  profileServer()
  const message = 'Only image files are allowed (JPEG, PNG, GIF, WebP)'
  fakeUpload(() => ({ status: 400, body: { message, code: 'BAD_REQUEST', errors: [] } }))
  await startConsole('/profile')
  await choose(png())
  await use()
  expect((await screen.findByRole('alert')).textContent).toBe(`Failed to upload avatar. ${message}`)
})

test('a picture can be removed', async () => {
  const { calls } = profileServer(aProfile({ profilePic: address }), {
    'DELETE /api/profile/avatar': () => ok({ profilePic: null }),
  })
  await startConsole('/profile')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }))
  expect(await screen.findByText('Profile picture removed.')).toBeTruthy()
  expect(calls('DELETE /api/profile/avatar')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
})
