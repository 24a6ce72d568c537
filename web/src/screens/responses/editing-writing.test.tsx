import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import {
  generate,
  history,
  openEditor,
  save,
  streamed,
  versionOf,
  versions,
  writingServer,
} from '../../testing/editor.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press } from '../../testing/rows.ts'

const one = aDraft(1)

describe('generating in the editor', () => {
  test('inserts the reply, shows its cost, and Ctrl-Z reverts it', async () => {
    const { calls } = writingServer('A better reply.')
    const { dialog, area } = await openEditor()
    await press(dialog, /^Generate/)
    expect(await within(dialog).findByText('Draft ready. 2 credits used.')).toBeTruthy()
    expect(area.value).toBe('A better reply.')
    expect(calls(generate)[0]?.body).toEqual({ commentId: one._id, version: 1 })
    area.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(area.value).toBe('Reply to customer 1')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(area.value).toBe('A better reply.')
  })

  test('saves typed text before it is shortened, translated, or rewritten by instruction', async () => {
    const { calls } = writingServer('Merci.')
    const { dialog, area } = await openEditor()
    expect(within(dialog).getByText('2 credits each')).toBeTruthy()
    await userEvent.type(area, ' More.')
    await press(dialog, 'Shorter')
    await within(dialog).findByText('Draft ready. 2 credits used.')
    expect(calls(save)[0]?.body).toMatchObject({ text: 'Reply to customer 1 More.', how: 'autosaved' })
    expect(calls(generate)[0]?.body).toEqual({
      commentId: one._id,
      variant: 'shorter',
      mayStartOver: false,
      version: 2,
    })
    await press(dialog, 'Translate')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'French' }))
    await waitFor(() => expect(calls(generate)).toHaveLength(2))
    expect(calls(generate)[1]?.body).toEqual({ commentId: one._id, variant: 'translate', language: 'fr', version: 9 })
    await within(dialog).findByText('Draft ready. 2 credits used.')
    await press(dialog, 'Instructions')
    const wish = within(dialog).getByRole('textbox', { name: 'Instructions for the reply' })
    await userEvent.type(wish, 'offer a repair{Enter}')
    await waitFor(() => expect(calls(generate)).toHaveLength(3))
    expect(calls(generate)[2]?.body).toEqual({
      commentId: one._id,
      instructions: 'offer a repair',
      mustFollow: true,
      version: 9,
    })
  })

  test('the counter names the draft’s language, also after Translate, but no unknown language', async () => {
    writingServer('Merci.', {})
    const { dialog, area } = await openEditor()
    expect(within(dialog).getByText('English · 19 of 2,000')).toBeTruthy()
    await press(dialog, 'Translate')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'French' }))
    expect(await within(dialog).findByText('French · 6 of 2,000')).toBeTruthy()
    await press(dialog, 'Shorter')
    await within(dialog).findByText('Draft ready. 2 credits used.')
    expect(await within(dialog).findByText('French · 6 of 2,000')).toBeTruthy()
    await press(dialog, /^Generate/)
    expect(await within(dialog).findByText('English · 6 of 2,000')).toBeTruthy()
    expect(area.value).toBe('Merci.')
  })

  test('counts a previously translated draft without a language', async () => {
    responsesServer(
      { comments: [aDraft(1)] },
      { [history]: versions({ text: 'Hello', how: 'generated' }, { text: 'Reply to customer 1', how: 'translated' }) },
    )
    const { dialog } = await openEditor()
    expect(await within(dialog).findByText('19 of 2,000')).toBeTruthy()
  })

  test('sends along a text that is too long to be saved, so that it can be shortened', async () => {
    const server = writingServer('Short.')
    const long = 'x'.repeat(2001)
    server.world.comments = [aDraft(1)]
    const { dialog, area } = await openEditor()
    await userEvent.click(area)
    await userEvent.clear(area)
    await userEvent.paste(long)
    await press(dialog, 'Shorter')
    await within(dialog).findByText('Draft ready. 2 credits used.')
    expect(server.calls(generate)[0]?.body).toEqual({
      commentId: one._id,
      variant: 'shorter',
      text: long,
      mayStartOver: false,
      version: 1,
    })
  })

  test('makes the text read-only; Stop keeps the original text, and says what happened to the rest', async () => {
    let pen: ReadableStreamDefaultController<Uint8Array> | undefined
    const write = (text: string) => pen?.enqueue(new TextEncoder().encode(text))
    const server = responsesServer(
      { comments: [aDraft(1)] },
      {
        [save]: ({ body }) => ok(versionOf(3, body)),
        [generate]: () => ({ body: new ReadableStream({ start: (controller) => void (pen = controller) }) }),
      },
    )
    const { dialog, area } = await openEditor()
    await press(dialog, /^Generate/)
    await within(dialog).findByText('Generating a reply')
    await waitFor(() => expect(pen).toBeTruthy())
    write('event: delta\ndata: {"text":"Dear cust"}\n\n')
    await waitFor(() => expect(area.value).toBe('Dear cust'))
    expect(area.readOnly).toBe(true)
    await press(dialog, 'Stop')
    expect(area.value).toBe('Reply to customer 1')
    expect(area.readOnly).toBe(false)
    server.world.comments = [aDraft(1, { version: 2, updatedContent: 'Dear customer.' })]
    write(streamed('Dear customer.', 2))
    pen?.close()
    expect(await within(dialog).findByText(/^Your text is unchanged/)).toBeTruthy()
    await waitFor(() =>
      expect(server.calls(save)[0]?.body).toEqual({ text: 'Reply to customer 1', version: 2, how: 'autosaved' }),
    )
  })

  test('stops on the server too: the original text stays, and nothing is charged', async () => {
    let pen: ReadableStreamDefaultController<Uint8Array> | undefined
    const write = (text: string) => pen?.enqueue(new TextEncoder().encode(text))
    const halt = `POST /api/comments/${one._id}/stop`
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [history]: versions({ text: 'Reply to customer 1', how: 'generated' }),
        [generate]: () => ({ body: new ReadableStream({ start: (controller) => void (pen = controller) }) }),
        [halt]: () => {
          const message = 'Failed to generate comment: Stopped. Nothing was charged.'
          const refused = { code: 'GENERATION_FAILED', message, errors: [], details: { reason: 'Stopped.' } }
          write(`event: error\ndata: ${JSON.stringify(refused)}\n\n`)
          pen?.close()
          return ok({ stopped: true })
        },
      },
    )
    const { dialog, area } = await openEditor()
    await press(dialog, /^Generate/)
    await waitFor(() => expect(pen).toBeTruthy())
    write('event: delta\ndata: {"text":"Dear cust"}\n\n')
    await waitFor(() => expect(area.value).toBe('Dear cust'))
    await press(dialog, 'Stop')
    expect(await within(dialog).findByText('Stopped. Your text is unchanged, and no credits were used.')).toBeTruthy()
    expect(within(dialog).queryByRole('alert')).toBeNull()
    expect(area.value).toBe('Reply to customer 1')
    expect(calls(halt)).toHaveLength(1)
  })

  test('shows why it failed, keeps the text, and charges nothing', async () => {
    responsesServer(
      { comments: [aDraft(1)] },
      { [generate]: refusal(502, 'GENERATION_FAILED', 'Not for the screen', { reason: 'The service took too long.' }) },
    )
    const { dialog, area } = await openEditor()
    await press(dialog, /^Generate/)
    const why = await within(dialog).findByText(/The service took too long\. Nothing was charged\./)
    expect(why.closest('[role=alert]')?.textContent).toContain('Failed to generate comment')
    expect(area.value).toBe('Reply to customer 1')
  })

  test('with too few credits, the buttons are disabled and say what is missing', async () => {
    const { calls } = responsesServer({ comments: [aDraft(1)], available: 1 })
    const { dialog } = await openEditor()
    expect((await within(dialog).findAllByText('Needs 2. You have 1.')).length).toBeGreaterThan(0)
    await press(dialog, /^Generate/)
    await press(dialog, 'Warmer')
    expect(calls(generate)).toHaveLength(0)
  })

  test('names a reply that is nearly identical', async () => {
    writingServer('Thanks a lot.', { sameAs: 'x' })
    const { dialog } = await openEditor()
    await press(dialog, /^Generate/)
    expect(await within(dialog).findByText(/^This reply is almost identical/)).toBeTruthy()
  })
})

describe('the versions', () => {
  const stored = versions(
    { text: 'Hello there.', how: 'generated' },
    { text: 'Hi.', how: 'shorter' },
    { text: 'Reply to customer 1', how: 'edited', composer: 'person', author: 'Olu Adeyemi' },
  )

  test('show who wrote what; restoring one adds a new version', async () => {
    const { calls } = responsesServer(
      { comments: [aDraft(1, { version: 3, composer: 'person' })] },
      { [history]: stored, [save]: ({ body }) => ok(versionOf(4, body)) },
    )
    const { dialog, area } = await openEditor()
    const list = within(dialog).getByRole('complementary', { name: 'Versions' })
    const shorter = (await within(list).findAllByText('Shorter'))[0]?.closest('li')
    expect(within(list).getByText('Olu Adeyemi')).toBeTruthy()
    expect(within(list).getAllByText('First draft').length).toBeGreaterThan(0)
    if (!shorter) throw new Error('no version')
    await press(shorter, 'Restore')
    expect(area.value).toBe('Hi.')
    await waitFor(() => expect(calls(save)[0]?.body).toEqual({ text: 'Hi.', version: 3, how: 'restored' }))
    area.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(area.value).toBe('Reply to customer 1')
  })

  test('of the composer can be compared side by side', async () => {
    responsesServer({ comments: [aDraft(1, { version: 3 })] }, { [history]: stored })
    const { dialog, area } = await openEditor()
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'First draft' }))
    expect(area.value).toBe('Hello there.')
  })

  test('can be compared word by word with the text on screen', async () => {
    responsesServer({ comments: [aDraft(1, { version: 3 })] }, { [history]: stored })
    const { dialog } = await openEditor()
    const list = within(dialog).getByRole('complementary', { name: 'Versions' })
    const first = (await within(list).findAllByText('First draft'))[0]?.closest('li')
    if (!first) throw new Error('no version')
    await press(first, 'Compare')
    const compared = within(dialog).getByRole('region', { name: 'Version 1 compared with your text' })
    expect(compared.querySelector('del')?.textContent).toContain('Hello')
    expect(compared.querySelector('ins')?.textContent).toContain('Reply')
    await press(dialog, 'Back to the reply')
    expect(within(dialog).getByRole('textbox', { name: 'Your reply' })).toBeTruthy()
  })

  test('show an error if they fail to load, while the editor still works', async () => {
    responsesServer({ comments: [aDraft(1)] }, { [history]: refusal(500, 'INTERNAL', 'It broke.') })
    const { dialog } = await openEditor()
    expect(await within(dialog).findByText('Couldn’t load versions. It broke.')).toBeTruthy()
  })
})
