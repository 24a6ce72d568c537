import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const link = 'https://judge.example/reviews/1'

async function openMenu(comment: ReturnType<typeof aComment>) {
  responsesServer({ comments: [comment] })
  await startConsole(`/responses?status=${comment.status}`)
  const user = userEvent.setup()
  await user.click(within(await openReview('Customer 1')).getByRole('button', { name: 'More actions' }))
  const item = (name: string) => screen.findByRole('menuitem', { name })
  return { user, item }
}

describe('More of a row', () => {
  test('copies the review', async () => {
    const { user, item } = await openMenu(aComment(1))
    await user.click(await item('Copy review'))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('Words of customer 1')
  })

  test('copies the reply, if there is one', async () => {
    const { user, item } = await openMenu(aDraft(1))
    await user.click(await item('Copy reply'))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('Reply to customer 1')
  })

  test('shows an error if the browser blocks copying', async () => {
    const { user, item } = await openMenu(aComment(1))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    await user.click(await item('Copy review'))
    expect(await screen.findByText(/^Couldn’t copy/)).toBeTruthy()
  })

  test('opens the review at its source, in a window without access to ours', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user, item } = await openMenu(aComment(1, { postLink: link }))
    await user.click(await item('Open on the platform'))
    expect(opened.mock.calls).toEqual([[link, '_blank', 'noopener,noreferrer']])
  })

  test('offers no source if none is known, and opens only web URLs', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user, item } = await openMenu(aComment(1, { postLink: 'javascript:alert(1)' }))
    await user.click(await item('Open on the platform'))
    expect(opened).not.toHaveBeenCalled()
  })

  test('leaves out what the header of a wide pane has', async () => {
    const usual = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(usual(media), { matches: media.includes('min-width: 1024px') }),
    )
    await openMenu(aComment(1))
    await screen.findByRole('menuitem', { name: /^Hide/ })
    expect(screen.queryByRole('menuitem', { name: /^(Assign|Snooze|No reply needed)/ })).toBeNull()
    for (const name of ['Assign', 'Snooze', 'No reply needed']) {
      expect(screen.getByRole('button', { name })).toBeTruthy()
    }
  })
})
