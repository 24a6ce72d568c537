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
  expect(screen.getByText(/^AI draft/)).toBeTruthy()
  await userEvent.type(signOff, ' V')
  expect(await screen.findByText('Sorry. Nora V')).toBeTruthy()
  expect(calls(preview).at(-1)?.body).toMatchObject({ commentIds: [reply('').commentId], tone: 'warm' })
  expect(calls(save)).toHaveLength(0)
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
})
