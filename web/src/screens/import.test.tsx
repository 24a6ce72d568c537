import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { nora, refusal } from '../testing/fake-server.ts'
import { fakeUpload } from '../testing/fake-upload.ts'
import { anImport, aPreview, importId, importList } from '../testing/imports.ts'
import { ok, responsesServer } from '../testing/responses-server.ts'
import { startConsole, where } from '../testing/start-console.tsx'

const csv = () => new File(['stars;body\n5;Pours like a dream\n'], 'reviews.csv', { type: 'text/csv' })

async function drop(file: File) {
  await userEvent.upload(await screen.findByLabelText('File with your reviews'), file, {
    applyAccept: false,
  })
}

describe('the list of imports', () => {
  test('without one says so beside the drop zone', async () => {
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    expect(await screen.findByRole('heading', { name: 'No imports yet' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
    expect(document.title).toBe('Import reviews · Bizamply')
  })

  test('shows state, counts, who and what can be done', async () => {
    const list = [
      anImport(1, { rejected: 4 }),
      anImport(2, { state: 'undone', undoable: false, undo: { removed: 30, restored: 0, kept: 2 } }),
    ]
    responsesServer({}, { 'GET /api/imports': importList(list) })
    await startConsole('/import')
    const row = (await screen.findByText('reviews-1.csv')).closest('li')
    expect(row?.textContent).toContain('40 new, 2 updated, 4 left out')
    expect(row?.textContent).toContain('Reviews by Nora Vance')
    expect(screen.getByRole('button', { name: 'Download lines left out of reviews-1.csv' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo the import of reviews-2.csv' })).toBeNull()
    expect(screen.getByText('30 removed, 2 kept')).toBeTruthy()
  })

  test('that cannot be read says so with the request, and Try Again reads it', async () => {
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
    expect(await screen.findByText(/The list of imports could not be loaded/)).toBeTruthy()
    expect(screen.getByText('Request r-9')).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('reviews-1.csv')).toBeTruthy()
  })

  test('stays with its time when it cannot be renewed', async () => {
    let broken = false
    const { tell } = responsesServer(
      {},
      { 'GET /api/imports': () => (broken ? refusal(500, 'INTERNAL', 'No') : importList([anImport(1)])) },
    )
    await startConsole('/import')
    await screen.findByText('reviews-1.csv')
    broken = true
    tell('job', 'j')
    expect(await screen.findByText(/^Showing data from/)).toBeTruthy()
    expect(screen.getByText('reviews-1.csv')).toBeTruthy()
  })

  test('a viewer sees it, and why there is no drop zone', async () => {
    responsesServer({ user: { ...nora, memberRole: 'viewer' } }, { 'GET /api/imports': importList([anImport(1)]) })
    await startConsole('/import')
    expect(await screen.findByRole('heading', { name: 'Your role may only read' })).toBeTruthy()
    await screen.findByText('reviews-1.csv')
    expect(screen.queryByLabelText('File with your reviews')).toBeNull()
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
  })
})

describe('a file', () => {
  test.for([
    [new File(['x'], 'reviews.pdf'), /^Files of this type cannot be read/],
    [new File(['x'], 'reviews.xls'), /^This is the old Excel format/],
    [new File([], 'reviews.csv'), /^This file is empty/],
  ] as const)('%# that cannot be read is refused before it is sent', async ([file, words]) => {
    const sent = fakeUpload(() => null)
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(file)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(sent).toHaveLength(0)
  })

  test('shows how much of it is sent, and Cancel goes back', async () => {
    fakeUpload(() => null)
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(csv())
    expect(await screen.findByText('512 kB of 1 MB')).toBeTruthy()
    expect(screen.getByRole('meter', { name: 'Part of the file that is sent' }).getAttribute('aria-valuenow')).toBe(
      '50',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy()
  })

  test.for([
    [413, 'TOO_LARGE', {}, /^This file is too large. The limit is 50 MB/],
    [429, 'RATE_LIMIT_EXCEEDED', { retryAfterSeconds: 1500 }, /Try again in 25 minutes/],
    [0, 'UNKNOWN_ERROR', {}, /^The server could not be reached. Nothing was stored/],
    [400, 'BAD_REQUEST', {}, /^Not a table/],
  ] as const)('refused with %i says why, and the zone is open for another', async ([status, code, details, words]) => {
    fakeUpload(() => ({ status, body: { message: 'Not a table', code, errors: [], details } }))
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(csv())
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
  })

  test('is shown as it was understood: facts, columns with how sure, and cards', async () => {
    fakeUpload(() => ({ body: { success: true, data: aPreview() } }))
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(csv())
    expect(await screen.findByText('Judge.me export')).toBeTruthy()
    expect(screen.getByText('UTF-8, semicolons')).toBeTruthy()
    expect(screen.getByText('3 of 4 used')).toBeTruthy()
    expect(screen.getByText('A guess')).toBeTruthy()
    const sample = screen.getByRole('heading', { name: 'As they will look' }).closest('section')
    expect(within(sample as HTMLElement).getByText('Answered elsewhere')).toBeTruthy()
    expect(within(sample as HTMLElement).getByText('Line 3: no text and no stars')).toBeTruthy()
  })
})

describe('choices', () => {
  test('renew the sample, and go with the import as they stand', async () => {
    const sent = fakeUpload(({ form }) =>
      form.has('preview')
        ? { body: { success: true, data: aPreview() } }
        : { body: { success: true, data: { jobId: importId(901), importId: importId(1) } } },
    )
    let started = false
    responsesServer({}, { 'GET /api/imports': () => importList(started ? [anImport(1)] : []) })
    await startConsole('/import')
    await drop(csv())
    await userEvent.selectOptions(await screen.findByLabelText('What is the column source'), 'Platform')
    expect(screen.getByText('The column source says it for each row.')).toBeTruthy()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.form.get('fileId')).toBe(importId(77))
    const mapping = {
      platform: 'source',
      text: 'body',
      rating: 'stars',
      date: 'when',
      kind: 'comments',
      dateOrder: 'DMY',
    }
    expect(JSON.parse(String(sent[1]?.form.get('mapping')))).toEqual(mapping)
    started = true
    await userEvent.click(screen.getByRole('button', { name: 'Import reviews' }))
    expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeTruthy()
    expect(where()).toBe(`/import?import=${importId(1)}`)
    expect(JSON.parse(String(sent[2]?.form.get('mapping')))).toEqual(mapping)
    expect(sent[2]?.form.has('file')).toBe(false)
    expect(sent[2]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  })

  test('without text and stars the import waits and says for what', async () => {
    fakeUpload(() => ({ body: { success: true, data: aPreview() } }))
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(csv())
    await userEvent.selectOptions(await screen.findByLabelText('What is the column stars'), 'Not used')
    await userEvent.selectOptions(screen.getByLabelText('What is the column body'), 'Title')
    expect(screen.getByText(/^Choose the column that holds the text or the stars/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Import reviews' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('a date that reads both ways is asked with both readings', async () => {
    const sent = fakeUpload(() => ({ body: { success: true, data: aPreview({ dateOrderAsked: true }) } }))
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(csv())
    const question = await screen.findByRole('group', { name: 'What does 03/04/2024 mean?' })
    await userEvent.click(within(question).getByRole('radio', { name: 'March 4, 2024' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(JSON.parse(String(sent[1]?.form.get('mapping')))).toMatchObject({ dateOrder: 'MDY' })
  })

  test('an import that does not start says why, and the same key goes with the next try', async () => {
    const sent = fakeUpload(({ form }, times) =>
      form.has('preview')
        ? { body: { success: true, data: aPreview() } }
        : times === 2
          ? { status: 0, body: {} }
          : { body: { success: true, data: { jobId: importId(901), importId: importId(1) } } },
    )
    responsesServer({}, { 'GET /api/imports': importList([anImport(1)]) })
    await startConsole('/import')
    await drop(csv())
    await userEvent.click(await screen.findByRole('button', { name: 'Import reviews' }))
    expect(await screen.findByText(/^The import did not start/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Import reviews' }))
    await screen.findByRole('heading', { name: 'Import finished' })
    expect(sent[2]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key'])
    const show = screen.getByRole('link', { name: 'Show imported reviews' })
    expect(show.getAttribute('href')).toBe('/responses?platform=judgeme')
  })
})

describe('one import', () => {
  const at = `/import?import=${importId(1)}`

  test('under way shows how far, what it brought and Stop', async () => {
    const running = anImport(1, { state: 'running', done: 36, total: 100, rejected: 3 })
    const { calls } = responsesServer(
      {},
      { 'GET /api/imports': importList([running]), [`POST /api/jobs/${importId(901)}/stop`]: ok({}) },
    )
    await startConsole(at)
    expect(await screen.findByText('36 %')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Stop/ }))
    await waitFor(() => expect(calls(`POST /api/jobs/${importId(901)}/stop`)).toHaveLength(1))
  })

  test('that left lines out groups them by reason and names the lines', async () => {
    const rejects = [2, 3, 9].map((line) => ({ line, reason: 'no text and no stars' }))
    const job = { jobId: importId(901), kind: 'import', status: 'done', done: 1, total: 1, result: { rejects } }
    responsesServer(
      {},
      { 'GET /api/imports': importList([anImport(1, { rejected: 3 })]), [`GET /api/jobs/${importId(901)}`]: ok(job) },
    )
    await startConsole(at)
    const reason = await screen.findByRole('cell', { name: /^No text and no stars/ })
    expect(reason.closest('tr')?.textContent).toContain('2–3, 9')
    expect(screen.getByRole('link', { name: 'Show imported reviews' }).getAttribute('href')).toBe('/responses')
  })

  test('is undone after a question that says what goes and what stays', async () => {
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
      'The 40 reviews that it brought are removed. The 2 that it changed are put back.',
    )
    await userEvent.click(within(question).getByRole('button', { name: 'Undo this import' }))
    expect(await screen.findByRole('heading', { name: 'Import undone' })).toBeTruthy()
    expect(screen.getByText(/^2 were kept, because somebody has worked on them since/)).toBeTruthy()
    expect(calls(`POST /api/imports/${importId(1)}/undo`)).toHaveLength(1)
  })

  test('that failed says why, and goes on with the file that is still here', async () => {
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
    await userEvent.click(screen.getByRole('button', { name: 'Go on with this file' }))
    expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeTruthy()
    expect(where()).toBe(`/import?import=${importId(2)}`)
    expect(sent[0]?.form.get('fileId')).toBe(importId(77))
  })

  test('that nobody has offers another file', async () => {
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole(at)
    expect(await screen.findByRole('heading', { name: 'This import is not there any more.' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Import another file' }))
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy()
    expect(where()).toBe('/import')
  })
})

test('an empty inbox leads to the import', async () => {
  responsesServer({}, { 'GET /api/imports': importList([]) })
  await startConsole('/responses')
  await userEvent.click(await screen.findByRole('link', { name: 'Import a file' }))
  expect(await screen.findByRole('heading', { name: 'Import reviews', level: 1 })).toBeTruthy()
})
