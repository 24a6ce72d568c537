import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment, aDraft } from '../testing/comments.ts'
import { refusal } from '../testing/fake-server.ts'
import { ok, responsesServer, streamOf } from '../testing/responses-server.ts'
import { press, row } from '../testing/rows.ts'
import { startConsole } from '../testing/start-console.tsx'

const drafts = '/responses?status=draft'
const save = `PUT /api/comments/${aDraft(1)._id}/draft`

async function openEditor() {
  await startConsole(drafts)
  await press(await row('Customer 1'), 'Edit')
  const dialog = await screen.findByRole('dialog', { name: 'Edit Response' })
  return { dialog, area: within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' }) }
}

describe('editing a draft', () => {
  test('shows the whole comment, counts letters and saves by Ctrl-Enter with the version', async () => {
    const { calls } = responsesServer(
      { comments: [aDraft(1, { version: 4 })] },
      {
        [save]: () => ok(aDraft(1, { version: 5, updatedContent: 'Reply to customer 1!', composer: 'person' })),
      },
    )
    const { dialog, area } = await openEditor()
    expect(within(dialog).getByText('Words of customer 1')).toBeTruthy()
    expect(within(dialog).getByText('19 of 2,000')).toBeTruthy()
    expect(within(dialog).queryByText('Not saved')).toBeNull()
    await userEvent.type(area, '!')
    expect(within(dialog).getByText('Not saved')).toBeTruthy()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls(save)[0]?.body).toEqual({ text: 'Reply to customer 1!', version: 4 })
    expect(within(await row('Customer 1')).getByText('edited by a person')).toBeTruthy()
  })

  test('that fails keeps the text and says so', async () => {
    responsesServer({ comments: [aDraft(1)] }, { [save]: refusal(500, 'INTERNAL', 'x') })
    const { dialog, area } = await openEditor()
    await userEvent.type(area, ' More.')
    await press(dialog, 'Save Changes')
    expect(await within(dialog).findByText('Failed to save draft. Please try again.')).toBeTruthy()
    expect(area.value).toBe('Reply to customer 1 More.')
  })

  test('against a newer text lets a person choose', async () => {
    const theirs = aDraft(1, { version: 2, updatedContent: 'What Olu wrote' })
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [save]: ({ body }) =>
          (body as { version: number }).version === 1
            ? refusal(409, 'STALE_DRAFT', 'x', { comment: theirs, version: 2, text: 'What Olu wrote' })
            : ok(aDraft(1, { version: 3 })),
      },
    )
    const { dialog, area } = await openEditor()
    await userEvent.type(area, ' More.')
    await press(dialog, 'Save Changes')
    expect(await within(dialog).findByText('What Olu wrote')).toBeTruthy()
    await press(dialog, 'Keep mine')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls(save).map((call) => call.body)).toEqual([
      { text: 'Reply to customer 1 More.', version: 1 },
      { text: 'Reply to customer 1 More.', version: 2 },
    ])
  })

  test('beyond the limit of the platform does not save', async () => {
    const { calls } = responsesServer({ comments: [aDraft(1, { updatedContent: 'x'.repeat(2001) })] })
    const { dialog } = await openEditor()
    expect(within(dialog).getByText('1 character too long')).toBeTruthy()
    await press(dialog, 'Save Changes')
    expect(calls(save)).toHaveLength(0)
  })

  test('asks before it is left unsaved, and only then', async () => {
    responsesServer({ comments: [aDraft(1)] })
    const { area } = await openEditor()
    await userEvent.type(area, '?')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await press(question, 'Leave')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(await row('Customer 1'), 'Edit')
    await screen.findByRole('dialog', { name: 'Edit Response' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('keys', () => {
  const generate = 'POST /api/comments/generate'

  test('j and k move, g generates where the cursor is, not before there is one', async () => {
    const { calls } = responsesServer({ comments: [aComment(1), aComment(2)] }, { [generate]: { body: streamOf('') } })
    await startConsole('/responses')
    await row('Customer 1')
    await userEvent.keyboard('g')
    expect(calls(generate)).toHaveLength(0)
    await userEvent.keyboard('jjjkg')
    await waitFor(() => expect(calls(generate)[0]?.body).toEqual({ commentId: aComment(2)._id }))
    expect(
      within(await row('Customer 2'))
        .getByRole('article')
        .getAttribute('aria-current'),
    ).toBe('true')
  })

  test('the cursor stays on its comment when another comes in above', async () => {
    const { world, tell, calls } = responsesServer({ comments: [aComment(1)] }, { [generate]: { body: streamOf('') } })
    await startConsole('/responses')
    await row('Customer 1')
    await screen.findByText(/^Connected/)
    await userEvent.keyboard('j')
    world.comments.push(aComment(2))
    tell('comment', aComment(2)._id)
    await row('Customer 2')
    await userEvent.keyboard('g')
    await waitFor(() => expect(calls(generate)[0]?.body).toEqual({ commentId: aComment(1)._id }))
  })

  test('/ goes to the search, where letters are letters; ? shows the keys', async () => {
    const { calls } = responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    await row('Customer 1')
    await userEvent.keyboard('j/')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
    await userEvent.keyboard('g')
    expect(calls(generate)).toHaveLength(0)
    await userEvent.keyboard('{Escape}?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  })
})
