import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openVoice as open, save, voice } from '../../testing/brand-voice.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'

test('the preview answers real comments with the unsaved voice, and follows edits', async () => {
  const preview = 'POST /api/brands/b/voice/preview'
  const reply = (response: string) => ({
    commentId: '01a1fe39-f086-7359-addd-000000000001',
    content: 'It broke.',
    rating: '2',
    customerName: 'Jonas',
    product_title: null,
    response,
    composer: 'built-in',
  })
  const { calls } = responsesServer(
    {},
    {
      'GET /api/brands/b/voice': ok(voice),
      [preview]: ({ body }) => ok([reply(`Sorry. ${(body as { signOff: string }).signOff}`)]),
    },
  )
  const signOff = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  expect(await screen.findByText('Sorry. Nora')).toBeTruthy()
  // There are no instructions that the built-in composer could leave out.
  expect(screen.queryByText(/^By the built-in composer/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Update preview' })).toBeTruthy()
  await userEvent.type(signOff, ' V')
  expect(await screen.findByText('Sorry. Nora V')).toBeTruthy()
  expect(calls(preview).at(-1)?.body).toMatchObject({ commentIds: [reply('').commentId], tone: 'warm' })
  expect(calls(save)).toHaveLength(0)
})

test('the preview says that the built-in composer leaves out the custom instructions', async () => {
  const reply = {
    commentId: '01a1fe39-f086-7359-addd-000000000001',
    content: 'It broke.',
    rating: '2',
    customerName: 'Jonas',
  }
  responsesServer(
    {},
    {
      'GET /api/brands/b/voice': ok({ ...voice, does: ['Mention the care page.'] }),
      'POST /api/brands/b/voice/preview': ok([
        { ...reply, product_title: null, response: 'Sorry.', composer: 'built-in' },
      ]),
    },
  )
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  expect(await screen.findByText(/^By the built-in composer, which doesn’t use/)).toBeTruthy()
})

test('a failed preview shows the reason', async () => {
  responsesServer(
    {},
    {
      'GET /api/brands/b/voice': ok(voice),
      'POST /api/brands/b/voice/preview': refusal(502, 'GENERATION_FAILED', 'The service took too long.'),
    },
  )
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  expect(await screen.findByText('Couldn’t generate replies. The service took too long.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
