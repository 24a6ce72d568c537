import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeUpload } from '../../testing/fake-upload.ts'
import { anImport, aPreview, importId, importList } from '../../testing/imports.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const FIELD = 'Date for reviews without a date'
const some = { undated: { count: 12, of: 340, isWhole: true } }

async function check(more: Parameters<typeof aPreview>[0]) {
  const sent = fakeUpload(({ form }) =>
    form.has('preview')
      ? { body: { success: true, data: aPreview(more) } }
      : { body: { success: true, data: { jobId: importId(901), importId: importId(1) } } },
  )
  responsesServer({}, { 'GET /api/imports': importList([anImport(1)]) })
  await startConsole('/import')
  const file = new File(['stars;body\n5;Pours like a dream\n'], 'reviews.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('File with your reviews'), file, { applyAccept: false })
  await screen.findByRole('button', { name: 'Import reviews' })
  return sent
}

const mappingOf = (form: FormData | undefined): unknown => JSON.parse(String(form?.get('mapping')))

describe('a file with undated rows', () => {
  test('shows how many there are, and what happens to them', async () => {
    await check(some)
    expect(screen.getByText('12 of 340 rows have no date')).toBeTruthy()
    expect(screen.getByText(/^These reviews will be counted on the day you import them/)).toBeTruthy()
  })

  test('says so if only the first rows were counted', async () => {
    await check({ undated: { count: 12, of: 100_000, isWhole: false } })
    expect(screen.getByText('12 of the first 100,000 rows have no date')).toBeTruthy()
  })

  test('is imported without a default date unless one is chosen', async () => {
    const sent = await check(some)
    expect((screen.getByLabelText(FIELD) as HTMLInputElement).value).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Import reviews' }))
    await screen.findByRole('heading', { name: 'Import finished' })
    expect(mappingOf(sent[1]?.form)).not.toHaveProperty('defaultDate')
  })

  test('uses one default date for the preview and the import', async () => {
    const sent = await check(some)
    fireEvent.change(screen.getByLabelText(FIELD), { target: { value: '2024-05-01' } })
    expect(screen.getByText('Reviews without a date will be counted on May 1, 2024.')).toBeTruthy()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(mappingOf(sent[1]?.form)).toMatchObject({ defaultDate: '2024-05-01' })
    await userEvent.click(screen.getByRole('button', { name: 'Import reviews' }))
    await screen.findByRole('heading', { name: 'Import finished' })
    expect(mappingOf(sent[2]?.form)).toMatchObject({ defaultDate: '2024-05-01' })
  })

  test.for(['2999-01-01', '1994-12-31'])('does not take %s', async (value) => {
    await check(some)
    fireEvent.change(screen.getByLabelText(FIELD), { target: { value } })
    // Once at the field and once in the list of what blocks the import.
    expect(screen.getAllByText('Choose a date between Jan 1, 1995 and today.')).toHaveLength(2)
    expect(screen.getByLabelText(FIELD).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('button', { name: 'Import reviews' }).getAttribute('aria-disabled')).toBe('true')
  })
})

test('a file without a date column can use one default date', async () => {
  const { date: _, ...guess } = aPreview().guess
  await check({ guess, undated: { count: 340, of: 340, isWhole: true } })
  expect(screen.getByText('No date column')).toBeTruthy()
  expect(screen.getByLabelText(FIELD)).toBeTruthy()
})

test('a file whose rows all have dates doesn’t ask for a default date', async () => {
  await check({})
  expect(screen.queryByLabelText(FIELD)).toBeNull()
})

test('a stopped file keeps its default date when it is imported again', async () => {
  await check({ ...some, defaultDate: '2024-05-01' })
  expect((screen.getByLabelText(FIELD) as HTMLInputElement).value).toBe('2024-05-01')
})
