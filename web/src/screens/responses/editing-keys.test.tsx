import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { openEditor } from '../../testing/editor.ts'
import { nora } from '../../testing/fake-server.ts'
import { holdFrames } from '../../testing/held-clock.ts'
import { ok, responsesServer, streamOf } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

describe('keys', () => {
  const generate = 'POST /api/comments/generate'

  test('j and k move the cursor; g generates at the cursor, and does nothing without one', async () => {
    const { calls } = responsesServer({ comments: [aComment(1), aComment(2)] }, { [generate]: { body: streamOf('') } })
    await startConsole('/responses')
    await row('Customer 1')
    await userEvent.keyboard('g')
    expect(calls(generate)).toHaveLength(0)
    await userEvent.keyboard('jjjkg')
    await waitFor(() => expect(calls(generate)[0]?.body).toEqual({ commentId: aComment(2)._id, version: 0 }))
    expect(
      within(await row('Customer 2'))
        .getByRole('article')
        .getAttribute('aria-current'),
    ).toBe('true')
  })

  test('the cursor stays on its comment when a new one arrives above', async () => {
    const { world, sendEvent, calls } = responsesServer(
      { comments: [aComment(1)] },
      { [generate]: { body: streamOf('') } },
    )
    await startConsole('/responses')
    await row('Customer 1')
    await screen.findByText(/^Connected/)
    await userEvent.keyboard('j')
    world.comments.push(aComment(2))
    sendEvent('comment', aComment(2)._id)
    await row('Customer 2')
    await userEvent.keyboard('g')
    await waitFor(() => expect(calls(generate)[0]?.body).toEqual({ commentId: aComment(1)._id, version: 0 }))
  })

  test('the cursor’s row gets the focus even if the list changes before the row renders', async () => {
    const { world, sendEvent } = responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    await row('Customer 1')
    await screen.findByText(/^Connected/)
    const frames = holdFrames()
    await userEvent.keyboard('j')
    world.comments.push(aComment(2))
    sendEvent('comment', aComment(2)._id)
    await row('Customer 2')
    frames.end()
    const article = within(await row('Customer 1')).getByRole('article')
    await waitFor(() => expect(document.activeElement).toBe(article))
  })

  test('the cursor’s row gets the focus if the focused button disappears in the meantime', async () => {
    responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    const article = within(await row('Customer 1')).getByRole('article')
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    const frames = holdFrames()
    await userEvent.keyboard('j')
    await waitFor(() => expect(article.getAttribute('aria-current')).toBe('true'))
    button.remove()
    frames.end()
    await waitFor(() => expect(document.activeElement).toBe(article))
  })

  test('/ focuses the search, where shortcuts are off; ? shows the shortcuts', async () => {
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

  test.for([
    ['viewer', ['On every screen', 'Navigation']],
    ['admin', ['On every screen', 'Navigation', 'Replying', 'Organizing']],
  ] as const)('? lists only what the role can use: %s', async ([memberRole, groups]) => {
    responsesServer({ comments: [aComment(1)], user: { ...nora, memberRole } })
    await startConsole('/responses')
    await row('Customer 1')
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(dialog).getByText('Show keyboard shortcuts')).toBeTruthy()
    const listed = within(dialog).getAllByRole('heading', { level: 3 })
    expect(listed.map(({ textContent }) => textContent)).toEqual(groups)
  })
})

test('Ctrl-Shift-Enter also opens the next review, whose row has the focus, and Undo returns', async () => {
  const id = aDraft(1)._id
  const send = `POST /api/comments/${id}/send`
  const cancel = `DELETE /api/comments/${id}/send`
  const { calls, world } = responsesServer(
    { comments: [aDraft(1), aDraft(2)] },
    {
      [send]: ok({ commentId: id, status: 'sending', channelsUsed: ['platform'], creditsUsed: 1, dueAt: '' }),
      [cancel]: () => ok(world.comments[0]),
    },
  )
  await openEditor()
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await waitFor(() => expect(calls(send)).toHaveLength(1))
  expect(await screen.findByRole('heading', { name: 'Customer 2', level: 2 })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
  await userEvent.keyboard('z')
  expect(await screen.findByText('Nothing was sent. Your draft is unchanged.')).toBeTruthy()
  const pane = await screen.findByRole('region', { name: 'Open review' })
  expect(await within(pane).findByRole('heading', { name: 'Customer 1', level: 2 })).toBeTruthy()
})
