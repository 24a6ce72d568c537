import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { nora, refusal } from '../../testing/fake-server.ts'
import { anImport, importList } from '../../testing/imports.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

describe('the list of imports', () => {
  test('is empty next to the drop zone before the first import', async () => {
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    expect(await screen.findByRole('heading', { name: 'No imports yet' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
    expect(document.title).toBe('Import reviews · Bizamply')
  })

  test('shows state, counts, author, and actions', async () => {
    const list = [
      anImport(1, { rejected: 4 }),
      anImport(2, { state: 'undone', undoable: false, undo: { removed: 30, restored: 0, kept: 2 } }),
    ]
    responsesServer({}, { 'GET /api/imports': importList(list) })
    await startConsole('/import')
    const row = (await screen.findByText('reviews-1.csv')).closest('li')
    expect(row?.textContent).toContain('40 new, 2 updated, 4 skipped')
    expect(row?.textContent).toContain('Reviews, imported by Nora Vance')
    expect(screen.getByRole('button', { name: 'Download skipped lines from reviews-1.csv' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo the import of reviews-2.csv' })).toBeNull()
    expect(screen.getByText('30 removed, 2 kept')).toBeTruthy()
  })

  test('shows an error with the request id if it fails to load, and Try Again reloads it', async () => {
    let broken = true
    responsesServer(
      {},
      {
        'GET /api/imports': () =>
          broken
            ? refusal(500, 'INTERNAL', 'An unexpected error occurred', { requestId: 'r-9' })
            : importList([anImport(1)]),
      },
    )
    await startConsole('/import')
    expect(await screen.findByText(/Couldn’t load imports/)).toBeTruthy()
    expect(screen.getByText('Request r-9')).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('reviews-1.csv')).toBeTruthy()
  })

  test('stays with its time if a refresh fails', async () => {
    let broken = false
    const { sendEvent } = responsesServer(
      {},
      { 'GET /api/imports': () => (broken ? refusal(500, 'INTERNAL', 'No') : importList([anImport(1)])) },
    )
    await startConsole('/import')
    await screen.findByText('reviews-1.csv')
    broken = true
    sendEvent('job', 'j')
    expect(await screen.findByText(/^Showing data from/)).toBeTruthy()
    expect(screen.getByText('reviews-1.csv')).toBeTruthy()
  })

  test('shows viewers the imports, and why there is no drop zone', async () => {
    responsesServer({ user: { ...nora, memberRole: 'viewer' } }, { 'GET /api/imports': importList([anImport(1)]) })
    await startConsole('/import')
    expect(await screen.findByRole('heading', { name: 'Your role can’t import' })).toBeTruthy()
    await screen.findByText('reviews-1.csv')
    expect(screen.queryByLabelText('File with your reviews')).toBeNull()
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
  })
})
