import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { fakeUpload } from '../../testing/fake-upload.ts'
import { anImport, importId, importList } from '../../testing/imports.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

describe('one import', () => {
  const at = `/import?import=${importId(1)}`

  test('shows its progress, its results so far, and Stop while it runs', async () => {
    const running = anImport(1, { state: 'running', done: 36, total: 100, rejected: 3 })
    const { calls } = responsesServer(
      {},
      { 'GET /api/imports': importList([running]), [`POST /api/jobs/${importId(901)}/stop`]: ok({}) },
    )
    await startConsole(at)
    expect(await screen.findByText('36%')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Stop/ }))
    await waitFor(() => expect(calls(`POST /api/jobs/${importId(901)}/stop`)).toHaveLength(1))
  })

  test('groups rejected lines by reason and lists them', async () => {
    const rejects = [2, 3, 9].map((line) => ({ line, reason: 'No review text or star rating' }))
    const job = { jobId: importId(901), kind: 'import', status: 'done', done: 1, total: 1, result: { rejects } }
    responsesServer(
      {},
      { 'GET /api/imports': importList([anImport(1, { rejected: 3 })]), [`GET /api/jobs/${importId(901)}`]: ok(job) },
    )
    await startConsole(at)
    const reason = await screen.findByRole('cell', { name: /^No review text or star rating/ })
    expect(reason.closest('tr')?.textContent).toContain('2–3, 9')
    const show = screen.getByRole('link', { name: 'Show imported reviews' })
    expect(show.getAttribute('href')).toBe(`/responses?import=${importId(1)}`)
  })

  test('links to all comments of its platform if it found only existing ones', async () => {
    responsesServer({}, { 'GET /api/imports': importList([anImport(1, { created: 0, updated: 0 })]) })
    await startConsole(`${at}&platform=judgeme`)
    const show = await screen.findByRole('link', { name: 'Show imported reviews' })
    expect(show.getAttribute('href')).toBe('/responses?platform=judgeme')
  })

  test('opens the list of its comments, until the filter is removed', async () => {
    const { calls } = responsesServer({ comments: [aComment(1)] }, { 'GET /api/imports': importList([anImport(1)]) })
    await startConsole(at)
    await userEvent.click(await screen.findByRole('link', { name: 'Show imported reviews' }))
    const chip = await screen.findByRole('button', { name: 'From one import' })
    expect(chip.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(calls('GET /api/comments').at(-1)?.query.get('importId')).toBe(importId(1)))
    await userEvent.click(chip)
    await waitFor(() => expect(where()).toBe('/responses'))
    expect(screen.queryByRole('button', { name: 'From one import' })).toBeNull()
  })

  test('is undone after a confirmation that says what is deleted and what stays', async () => {
    let undone = false
    const { calls } = responsesServer(
      {},
      {
        'GET /api/imports': () =>
          importList([
            undone
              ? anImport(1, { state: 'undone', undoable: false, undo: { removed: 38, restored: 2, kept: 2 } })
              : anImport(1),
          ]),
        [`POST /api/imports/${importId(1)}/undo`]: () => {
          undone = true
          return { body: { success: true, data: { jobId: importId(2), importId: importId(1) }, jobId: importId(2) } }
        },
      },
    )
    await startConsole(at)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain(
      'The 40 reviews it added are removed. The 2 reviews it changed are restored.',
    )
    await userEvent.click(within(question).getByRole('button', { name: 'Undo this import' }))
    expect(await screen.findByRole('heading', { name: 'Import undone' })).toBeTruthy()
    expect(screen.getByText(/^2 kept because they’ve been edited since/)).toBeTruthy()
    expect(calls(`POST /api/imports/${importId(1)}/undo`)).toHaveLength(1)
    // The button that had the focus is gone.
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Import undone'))
    expect(document.activeElement).not.toBe(document.body)
  })

  test('shows why it failed, and can continue with the stored file', async () => {
    const failed = anImport(1, {
      state: 'failed',
      reason: 'The file ends in the middle of a line.',
      fileId: importId(77),
      created: 0,
      updated: 0,
      unchanged: 0,
    })
    const sent = fakeUpload(() => ({ body: { success: true, data: { jobId: importId(902), importId: importId(2) } } }))
    responsesServer({}, { 'GET /api/imports': () => importList(sent.length > 0 ? [anImport(2), failed] : [failed]) })
    await startConsole(at)
    expect(await screen.findByText('The file ends in the middle of a line.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Show imported reviews' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Continue with this file' }))
    expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeTruthy()
    expect(where()).toBe(`/import?import=${importId(2)}`)
    expect(sent[0]?.form.get('fileId')).toBe(importId(77))
  })

  test('offers another file if the import doesn’t exist', async () => {
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole(at)
    expect(await screen.findByRole('heading', { name: 'This import no longer exists.' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Import another file' }))
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy()
    expect(where()).toBe('/import')
  })
})
