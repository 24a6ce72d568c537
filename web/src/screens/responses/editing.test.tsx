import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { openEditor, save, versionOf } from '../../testing/editor.ts'
import { refusal } from '../../testing/fake-server.ts'
import { framesFirst } from '../../testing/held-clock.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'

describe('editing a draft', () => {
  test('shows the whole comment, counts characters, and saves with the version that it is based on', async () => {
    const { calls } = responsesServer(
      { comments: [aDraft(1, { version: 4 })] },
      { [save]: () => ok(aDraft(1, { version: 5, updatedContent: 'Reply to customer 1!', composer: 'person' })) },
    )
    const { dialog, area } = await openEditor()
    expect(within(dialog).getByText('Words of customer 1')).toBeTruthy()
    expect(within(dialog).getByText('English · 19 of 2,000')).toBeTruthy()
    expect(within(dialog).queryByText('Not saved')).toBeNull()
    await userEvent.type(area, '!')
    expect(within(dialog).getByText('Not saved')).toBeTruthy()
    await press(dialog, 'Save Changes')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls(save)[0]?.body).toEqual({ text: 'Reply to customer 1!', version: 4, how: 'edited' })
    expect(within(await openReview('Customer 1')).getByText('Your team’s draft')).toBeTruthy()
  })

  test('names the product, and shows a saving indicator while it saves', async () => {
    let letGo: () => void = () => undefined
    const slow = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      { [save]: async ({ body }) => (await slow, ok(versionOf(2, body))) },
    )
    const { dialog, area } = await openEditor()
    expect(within(dialog).getByText('Morrow Kettle')).toBeTruthy()
    await userEvent.type(area, '!')
    await press(dialog, 'Save Changes')
    const button = await within(dialog).findByRole('button', { name: 'Saving...' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.querySelector('svg.animate-spin')).toBeTruthy()
    await userEvent.click(button)
    letGo()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls(save).filter(({ body }) => (body as { how: string }).how === 'edited')).toHaveLength(1)
    expect(await screen.findByText('Draft saved')).toBeTruthy()
  })

  test('saves automatically after a pause, once, and says Not saved only until then', async () => {
    const { calls } = responsesServer({ comments: [aDraft(1)] }, { [save]: ({ body }) => ok(versionOf(2, body)) })
    const { dialog, area } = await openEditor()
    await userEvent.type(area, ' More.')
    await waitFor(() => expect(within(dialog).queryByText('Not saved')).toBeNull())
    expect(calls(save).map(({ body }) => body)).toEqual([
      { text: 'Reply to customer 1 More.', version: 1, how: 'autosaved' },
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls(save)).toHaveLength(1)
  })

  test('saves on Escape without asking', async () => {
    const { calls } = responsesServer({ comments: [aDraft(1)] }, { [save]: ({ body }) => ok(versionOf(2, body)) })
    const { area } = await openEditor()
    await userEvent.type(area, '?')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(calls(save)[0]?.body).toMatchObject({ text: 'Reply to customer 1?', how: 'autosaved' })
  })

  test('asks before closing if the save fails', async () => {
    responsesServer({ comments: [aDraft(1)] }, { [save]: refusal(500, 'INTERNAL', 'x') })
    const { dialog, area } = await openEditor()
    await userEvent.type(area, '?')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await press(question, 'Cancel')
    expect(dialog.isConnected).toBe(true)
    await userEvent.keyboard('{Escape}')
    await press(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }), 'Leave')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('Cancel reverts what was saved automatically', async () => {
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      { [save]: ({ body }, times) => ok(versionOf(times + 1, body)) },
    )
    const { dialog, area } = await openEditor()
    await userEvent.type(area, ' More.')
    await waitFor(() => expect(within(dialog).queryByText('Not saved')).toBeNull())
    await press(dialog, 'Cancel')
    await waitFor(() => expect(calls(save)).toHaveLength(2))
    expect(calls(save)[1]?.body).toEqual({ text: 'Reply to customer 1', version: 2, how: 'restored' })
    expect(await screen.findByText(/^Draft restored/)).toBeTruthy()
  })

  test('keeps the text and shows an error if saving fails', async () => {
    responsesServer({ comments: [aDraft(1)] }, { [save]: refusal(500, 'INTERNAL', 'x') })
    const { dialog, area } = await openEditor()
    await userEvent.type(area, ' More.')
    await press(dialog, 'Save Changes')
    expect(await within(dialog).findByText('Failed to save draft. Please try again.')).toBeTruthy()
    expect(area.value).toBe('Reply to customer 1 More.')
    expect(within(dialog).getByText('Not saved')).toBeTruthy()
  })

  test('neither saves nor sends a text beyond the platform’s limit', async () => {
    const comment = aDraft(1, { platform: 'tiktok', updatedContent: 'x'.repeat(151) })
    const { calls } = responsesServer({ comments: [comment] })
    const { dialog, area } = await openEditor()
    expect(within(dialog).getByText('1 character too long')).toBeTruthy()
    expect(
      within(dialog)
        .getByRole('button', { name: /^Send to/ })
        .getAttribute('aria-disabled'),
    ).toBe('true')
    await userEvent.type(area, 'y')
    await press(dialog, 'Save Changes')
    expect(calls(save)).toHaveLength(0)
  })

  test('doesn’t save an empty reply, and says so', async () => {
    const { calls } = responsesServer({ comments: [aDraft(1)] })
    const { dialog, area } = await openEditor()
    await userEvent.clear(area)
    await press(dialog, 'Save Changes')
    expect(within(dialog).getByText('The reply is empty')).toBeTruthy()
    expect(calls(save)).toHaveLength(0)
  })
})

describe('after the full editor the button that opens it has the focus, although it is a new one', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([['as usual'], ['with frames before timers']])('%s', async (how) => {
    responsesServer({ comments: [aDraft(1)] })
    const { dialog } = await openEditor()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    if (how !== 'as usual') framesFirst()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })))
  })
})
