import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeUpload } from '../../testing/fake-upload.ts'
import { anImport, aPreview, importId, importList } from '../../testing/imports.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const csv = () => new File(['stars;body\n5;Pours like a dream\n'], 'reviews.csv', { type: 'text/csv' })

async function drop(file: File) {
  await userEvent.upload(await screen.findByLabelText('File with your reviews'), file, {
    applyAccept: false,
  })
}

test.for([
  ['judgeme-import', /^You can write .* because Judge.me import files don’t include review IDs\./],
  ['loox', /^You can write .* because these reviews aren’t linked to a connected platform\.$/],
] as const)('a file of the kind %s says why its reviews can’t be replied to', async ([known, words]) => {
  fakeUpload(() => ({ body: { success: true, data: aPreview({ known, platform: 'import' }) } }))
  responsesServer({}, { 'GET /api/imports': importList([]) })
  await startConsole('/import')
  await drop(csv())
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the check marks the rows that would be skipped, lists them with their reasons, and counts them', async () => {
  const none = window.matchMedia
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(none(media), { matches: media.includes('768px') }))
  fakeUpload(() => ({ body: { success: true, data: aPreview() } }))
  responsesServer({}, { 'GET /api/imports': importList([]) })
  await startConsole('/import')
  await drop(csv())
  const table = await screen.findByRole('region', { name: 'Preview of the first rows, by column' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ className }) => className),
  ).toEqual(['', '', 'bg-pending-soft'])
  expect(screen.getByText('Line 3 will be skipped: No review text or star rating')).toBeTruthy()
  expect(screen.getByText('1 of 2 rows will be skipped.')).toBeTruthy()
})

test('on a phone, the skipped rows are listed below the columns', async () => {
  fakeUpload(() => ({ body: { success: true, data: aPreview() } }))
  responsesServer({}, { 'GET /api/imports': importList([]) })
  await startConsole('/import')
  await drop(csv())
  expect(await screen.findByText('Line 3 will be skipped: No review text or star rating')).toBeTruthy()
})

describe('a file', () => {
  test.for([
    [new File(['x'], 'reviews.pdf'), /^We can’t read this file type/],
    [new File(['x'], 'reviews.xls'), /^This is the old Excel format/],
    [new File([], 'reviews.csv'), /^This file is empty/],
  ] as const)('%# that can’t be read is rejected before the upload', async ([file, words]) => {
    const sent = fakeUpload(() => null)
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(file)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(sent).toHaveLength(0)
  })

  test.for([
    ['fine', 'Drop a file here'],
    ['coarse', 'Import from this device'],
  ] as const)('with a %s pointer, the box says “%s”', async ([pointer, words]) => {
    const none = window.matchMedia
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(none(media), { matches: media.includes(pointer) }))
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
  })

  test('shows upload progress, and Cancel goes back', async () => {
    fakeUpload(() => null)
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(csv())
    expect(await screen.findByText('512 KB of 1 MB')).toBeTruthy()
    expect(screen.getByRole('meter', { name: 'Upload progress' }).getAttribute('aria-valuenow')).toBe('50')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy()
  })

  test.for([
    [413, 'TOO_LARGE', {}, /^This file is too large. The limit is 50 MB/],
    [429, 'RATE_LIMIT_EXCEEDED', { retryAfterSeconds: 1500 }, /Try again in 25 minutes/],
    [0, 'UNKNOWN_ERROR', {}, /^Couldn’t reach the server. Nothing was saved/],
    [400, 'BAD_REQUEST', {}, /^Not a table/],
  ] as const)(
    'rejected with %i shows the reason, and another file can be dropped',
    async ([status, code, details, words]) => {
      fakeUpload(() => ({ status, body: { message: 'Not a table', code, errors: [], details } }))
      responsesServer({}, { 'GET /api/imports': importList([]) })
      await startConsole('/import')
      await drop(csv())
      expect(await screen.findByText(words)).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
    },
  )

  test('without dates warns before the import that all rows count on the day of the import', async () => {
    const { date: _, ...guess } = aPreview().guess
    fakeUpload(() => ({ body: { success: true, data: aPreview({ guess }) } }))
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(csv())
    expect(await screen.findByText('No date column')).toBeTruthy()
    expect(screen.getByText(/^Every review will be counted on the day you import it/)).toBeTruthy()
  })

  test('shows the detected mapping: facts, columns with confidence, and preview cards', async () => {
    fakeUpload(() => ({ body: { success: true, data: aPreview() } }))
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(csv())
    expect(await screen.findByText('Judge.me export')).toBeTruthy()
    expect(screen.getByText('UTF-8, semicolons')).toBeTruthy()
    expect(screen.queryByText('No date column')).toBeNull()
    expect(screen.getByText('3 of 4 used')).toBeTruthy()
    expect(screen.getByText('Low confidence')).toBeTruthy()
    const sample = screen.getByRole('heading', { name: 'Preview' }).closest('section')
    expect(within(sample as HTMLElement).getByText('Replied elsewhere')).toBeTruthy()
    expect(within(sample as HTMLElement).getByText('Line 3: No review text or star rating')).toBeTruthy()
  })
})

describe('choices', () => {
  test('update the preview, and are sent with the import', async () => {
    const sent = fakeUpload(({ form }) =>
      form.has('preview')
        ? { body: { success: true, data: aPreview() } }
        : { body: { success: true, data: { jobId: importId(901), importId: importId(1) } } },
    )
    let started = false
    responsesServer({}, { 'GET /api/imports': () => importList(started ? [anImport(1)] : []) })
    await startConsole('/import')
    await drop(csv())
    await userEvent.selectOptions(await screen.findByLabelText('Column source'), 'Platform')
    expect(screen.getByText('Set per row by the column source.')).toBeTruthy()
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
    const content = document.getElementById('content') as HTMLElement
    content.scrollTop = 158
    await userEvent.click(screen.getByRole('button', { name: 'Import reviews' }))
    expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeTruthy()
    // The result starts at its top, however far down the check was.
    expect(content.scrollTop).toBe(0)
    expect(where()).toBe(`/import?import=${importId(1)}`)
    expect(JSON.parse(String(sent[2]?.form.get('mapping')))).toEqual(mapping)
    expect(sent[2]?.form.has('file')).toBe(false)
    expect(sent[2]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  })

  test('without text and stars, the import is blocked and says what is missing', async () => {
    fakeUpload(() => ({ body: { success: true, data: aPreview() } }))
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(csv())
    await userEvent.selectOptions(await screen.findByLabelText('Column stars'), 'Not used')
    await userEvent.selectOptions(screen.getByLabelText('Column body'), 'Title')
    expect(screen.getByText(/^Choose the column with the review text or star rating/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Import reviews' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('an ambiguous date asks which order to use', async () => {
    const sent = fakeUpload(() => ({ body: { success: true, data: aPreview({ needsDateOrder: true }) } }))
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(csv())
    const question = await screen.findByRole('group', { name: 'What does 03/04/2024 mean?' })
    await userEvent.click(within(question).getByRole('radio', { name: 'March 4, 2024' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(JSON.parse(String(sent[1]?.form.get('mapping')))).toMatchObject({ dateOrder: 'MDY' })
  })

  test('a change while the import starts is ignored', async () => {
    const sent = fakeUpload(({ form }) => (form.has('preview') ? { body: { success: true, data: aPreview() } } : null))
    responsesServer({}, { 'GET /api/imports': importList([]) })
    await startConsole('/import')
    await drop(csv())
    await userEvent.click(await screen.findByRole('button', { name: 'Import reviews' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    await userEvent.selectOptions(screen.getByLabelText('Column body'), 'Title')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(sent).toHaveLength(2)
  })

  test('a failed start shows the reason, and a retry sends the same key', async () => {
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
    expect(await screen.findByText(/^Couldn’t start the import/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Import reviews' }))
    await screen.findByRole('heading', { name: 'Import finished' })
    expect(sent[2]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key'])
    const show = screen.getByRole('link', { name: 'Show imported reviews' })
    expect(show.getAttribute('href')).toBe(`/responses?import=${importId(1)}`)
  })
})

test('an empty inbox links to the import', async () => {
  responsesServer({}, { 'GET /api/imports': importList([]) })
  await startConsole('/responses')
  await userEvent.click(await screen.findByRole('link', { name: 'Import a file' }))
  expect(await screen.findByRole('heading', { name: 'Import reviews', level: 1 })).toBeTruthy()
})
