import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment } from '../testing/comments.ts'
import { ok, responsesServer } from '../testing/responses-server.ts'
import { startConsole } from '../testing/start-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const updatedAt = '2026-11-20T10:00:00Z'
const thanks = { id: 't1', name: 'Thank You', text: 'Thanks for {product}.', updatedAt }
const offer = { id: 't2', name: 'Offer', text: 'Here is a code: {discount}', updatedAt }
const removed = { body: { success: true } }

test('when a row goes with its button, the next row’s button has the focus, and after the last one the content', async () => {
  let left = [thanks, offer]
  responsesServer(
    {},
    {
      'GET /api/templates': () => ok(left),
      'DELETE /api/templates/t1': () => ((left = [offer]), removed),
      'DELETE /api/templates/t2': () => ((left = []), removed),
    },
  )
  await startConsole('/templates')
  ;(await screen.findByRole('button', { name: 'Delete Thank You' })).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Offer' })))
  expect(screen.queryByRole('heading', { name: 'Thank You' })).toBeNull()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'No templates yet' })
  await waitFor(() => expect(document.activeElement?.closest('#content')).toBeTruthy())
})

test('another page doesn’t take the focus', async () => {
  const none = window.matchMedia
  window.matchMedia = (media) => Object.assign(none(media), { matches: media === '(min-width: 1024px)' })
  responsesServer({ comments: [aComment(1)] }, { 'GET /api/templates': ok([thanks]) })
  await startConsole('/templates')
  ;(await screen.findByRole('button', { name: 'Delete Thank You' })).focus()
  fireEvent.click(await screen.findByRole('link', { name: /^Responses/ }))
  await screen.findByText('Customer 1')
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
  expect(document.activeElement).toBe(document.body)
})
