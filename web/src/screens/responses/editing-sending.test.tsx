import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aDelivery, aDraft } from '../../testing/comments.ts'
import { history, openEditor, save, versionOf, versions } from '../../testing/editor.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press } from '../../testing/rows.ts'

const id = aDraft(1)._id
const send = `POST /api/comments/${id}/send`
const check = `POST /api/comments/${id}/check`
const sent = ok({ commentId: id, status: 'sending', channelsUsed: ['platform'], creditsUsed: 1, dueAt: '' })
const text = 'Sorry. It leaves tomorrow. Bye.'
const claim = { id: 's1', start: 7, end: 25, kind: 'promise', reason: 'No order says so.' }

describe('sending from the editor', () => {
  test('Ctrl-Enter saves the text on screen, sends that version, and closes the editor', async () => {
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      { [save]: ({ body }) => ok(versionOf(2, body)), [send]: sent },
    )
    const { area } = await openEditor()
    await userEvent.type(area, '!')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(calls(send)).toHaveLength(1))
    expect(calls(save)[0]?.body).toMatchObject({ text: 'Reply to customer 1!', how: 'edited' })
    expect(calls(send)[0]?.body).toMatchObject({ version: 2, target: 'platform', delaySeconds: 5 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('nothing is sent if the save fails', async () => {
    const { calls } = responsesServer({ comments: [aDraft(1)] }, { [save]: refusal(500, 'INTERNAL', 'x') })
    const { dialog, area } = await openEditor()
    await userEvent.type(area, '!')
    await press(dialog, /^Send to Judge.me/)
    await within(dialog).findByText('Failed to save draft. Please try again.')
    expect(calls(send)).toHaveLength(0)
  })

  test('an unsupported claim blocks sending until its sentence is removed or it is confirmed', async () => {
    const { calls } = responsesServer(
      { comments: [aDraft(1, { updatedContent: text, spans: [claim] })] },
      { [send]: sent, [save]: ({ body }) => ok(versionOf(2, body)) },
    )
    const { dialog, area } = await openEditor()
    expect(within(dialog).getByText('1 unsupported claim')).toBeTruthy()
    expect(within(dialog).getByText(/No order says so\./)).toBeTruthy()
    await press(dialog, /^Send to Judge.me/)
    expect(calls(send)).toHaveLength(0)
    await press(dialog, 'Remove sentence')
    expect(area.value).toBe('Sorry. Bye.')
    expect(within(dialog).queryByText('1 unsupported claim')).toBeNull()
    expect(within(dialog).getByText('Sentence removed.')).toBeTruthy()
    await press(dialog, 'Undo')
    expect(area.value).toBe(text)
    expect(within(dialog).queryByText('Sentence removed.')).toBeNull()
    await press(dialog, 'Remove sentence')
    area.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(area.value).toBe(text)
    await press(dialog, 'I know it’s true')
    expect(within(dialog).getByText('Confirmed')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(area))
    expect(area.selectionStart).toBe(claim.end)
    await press(dialog, /^Send to Judge.me/)
    await waitFor(() => expect(calls(send)[0]?.body).toMatchObject({ acknowledge: ['s1'] }))
  })

  test('a promise that the member wrote is marked and blocks sending until it is confirmed', async () => {
    const mine = { id: 'm', start: 21, end: 39, kind: 'promise', reason: 'No fact says so.' }
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [check]: ({ body }) => ok((body as { text: string }).text.includes('tomorrow') ? [mine] : []),
        [save]: ({ body }) => ok(versionOf(2, body)),
        [send]: sent,
      },
    )
    const { dialog, area } = await openEditor()
    await userEvent.type(area, '. A new one tomorrow')
    expect(await within(dialog).findByText(/No fact says so\./)).toBeTruthy()
    await press(dialog, /^Send to Judge.me/)
    expect(calls(send)).toHaveLength(0)
    await press(dialog, 'Keep it')
    await press(dialog, /^Send to Judge.me/)
    await waitFor(() => expect(calls(send)).toHaveLength(1))
  })

  test('a reply that is sent right after typing is checked first', async () => {
    const mine = { id: 'm', start: 0, end: 9, kind: 'refund', reason: 'No fact says so.' }
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      { [check]: ok([mine]), [save]: ({ body }) => ok(versionOf(2, body)), [send]: sent },
    )
    const { dialog, area } = await openEditor()
    await userEvent.clear(area)
    await userEvent.type(area, 'We refund')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(await within(dialog).findByText('1 unsupported claim')).toBeTruthy()
    expect(calls(save)).toHaveLength(1)
    expect(calls(send)).toHaveLength(0)
  })

  test('a reply whose check fails says so, and is sent only after it is confirmed', async () => {
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      { [check]: refusal(500, 'INTERNAL', 'x'), [save]: ({ body }) => ok(versionOf(2, body)), [send]: sent },
    )
    const { dialog, area } = await openEditor()
    await userEvent.type(area, '!')
    expect(await within(dialog).findByText('Not checked for unsupported claims')).toBeTruthy()
    await press(dialog, /^Send to Judge.me/)
    expect(calls(send)).toHaveLength(0)
    await press(dialog, 'I’ve read it')
    await press(dialog, /^Send to Judge.me/)
    await waitFor(() => expect(calls(send)).toHaveLength(1))
  })

  test('an unfilled variable is named and blocks sending', async () => {
    const { calls } = responsesServer({ comments: [aDraft(1, { updatedContent: 'Use {discount} now.' })] })
    const { dialog } = await openEditor()
    expect(within(dialog).getByText('1 placeholder to fill in')).toBeTruthy()
    await press(dialog, /^Send to Judge.me/)
    expect(calls(send)).toHaveLength(0)
  })

  test('a risky comment shows why its reply is never sent in bulk', async () => {
    responsesServer({ comments: [aDraft(1, { risks: ['injury'] })] })
    const { dialog } = await openEditor()
    expect(within(dialog).getByText('Injury')).toBeTruthy()
    expect(within(dialog).getByText(/an injury or a danger, so its reply can’t be sent in bulk/)).toBeTruthy()
  })

  test('imported comments have no Send', async () => {
    responsesServer({ comments: [aDraft(1, { platform: 'import' })] })
    const { dialog } = await openEditor()
    expect(within(dialog).queryByRole('button', { name: /^Send to/ })).toBeNull()
    expect(within(dialog).getByText(/there’s no platform to send it to/)).toBeTruthy()
  })
})

describe('a colleague has the same draft open', () => {
  const theirs = aDraft(1, { version: 2, updatedContent: 'What Olu wrote', composer: 'person' })
  const stored = versions(
    { text: 'Reply to customer 1', how: 'generated' },
    { text: 'What Olu wrote', how: 'edited', composer: 'person', author: 'Olu' },
  )

  test('if they saved first, both texts are shown, and Keep mine overwrites theirs', async () => {
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [history]: stored,
        [save]: ({ body }) =>
          (body as { version: number }).version === 1
            ? refusal(409, 'STALE_DRAFT', 'x', { comment: theirs, version: 2, text: 'What Olu wrote' })
            : ok(versionOf(3, body)),
      },
    )
    const { dialog, area } = await openEditor()
    await userEvent.type(area, ' More.')
    await press(dialog, 'Save Changes')
    expect(await within(dialog).findByText(/^Olu saved version 2 at/)).toBeTruthy()
    const panel = within(dialog).getByRole('alert')
    expect(within(panel).getByText('What Olu wrote')).toBeTruthy()
    await press(panel, 'Keep mine')
    await waitFor(() => expect(calls(save)).toHaveLength(2))
    expect(calls(save)[1]?.body).toMatchObject({ text: 'Reply to customer 1 More.', version: 2 })
    await waitFor(() => expect(within(dialog).queryByText('Not saved')).toBeNull())
  })

  test('if they save while I type, a message appears immediately, and theirs can be loaded and undone', async () => {
    const { world, sendEvent } = responsesServer({ comments: [aDraft(1)] }, { [history]: stored })
    const { dialog, area } = await openEditor()
    await screen.findByText(/^Connected/)
    await userEvent.clear(area)
    world.comments = [theirs]
    sendEvent('reply', id)
    expect(await within(dialog).findByText(/^Olu saved version 2 at/)).toBeTruthy()
    await press(dialog, 'Use theirs')
    expect(area.value).toBe('What Olu wrote')
    area.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(area.value).toBe('')
  })

  test('if they save while I only read, the newest text appears with a message', async () => {
    const { world, sendEvent } = responsesServer({ comments: [aDraft(1)] }, { [history]: stored })
    const { dialog, area } = await openEditor()
    await screen.findByText(/^Connected/)
    world.comments = [theirs]
    sendEvent('reply', id)
    expect(
      await within(dialog).findByText('Someone else saved this draft. You’re seeing the latest text.'),
    ).toBeTruthy()
    expect(area.value).toBe('What Olu wrote')
  })

  test('if they save after I did, the message says how to go back to my text', async () => {
    const { world, sendEvent } = responsesServer(
      { comments: [aDraft(1)] },
      { [history]: stored, [save]: ({ body }) => ok(versionOf(2, body)) },
    )
    const { dialog, area } = await openEditor()
    await screen.findByText(/^Connected/)
    await userEvent.type(area, ' Mine.')
    await waitFor(() => expect(within(dialog).queryByText('Not saved')).toBeNull())
    world.comments = [{ ...theirs, version: 3 }]
    sendEvent('reply', id)
    expect(await within(dialog).findByText(/Press Ctrl-Z \(⌘Z on a Mac\) to go back to yours\.$/)).toBeTruthy()
    area.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(area.value).toBe('Reply to customer 1 Mine.')
  })

  test('if they send it, the editor is read-only, and my text can be copied', async () => {
    const { world, sendEvent } = responsesServer({ comments: [aDraft(1)] })
    const { dialog, area } = await openEditor()
    await screen.findByText(/^Connected/)
    await userEvent.clear(area)
    world.comments = [aDraft(1, { status: 'sent', delivery: aDelivery('posted') })]
    sendEvent('reply', id)
    expect(await within(dialog).findByText('Someone already replied to this review')).toBeTruthy()
    expect(area.readOnly).toBe(true)
    expect(within(dialog).queryByRole('button', { name: 'Save Changes' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test('the preview shows the reply as on its platform, with line breaks', async () => {
  responsesServer({ comments: [aDraft(1, { updatedContent: 'Dear customer.\n\nNora' })] })
  const { dialog } = await openEditor()
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Preview' }))
  const panel = within(dialog).getByRole('tabpanel', { name: 'Preview' })
  expect(panel.textContent).toContain('How it looks on Judge.me')
  expect(within(panel).getByText('Alder replied')).toBeTruthy()
  expect(within(panel).getByText(/Dear customer\.\s+Nora/).className).toContain('whitespace-pre-line')
})
