import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeUpload } from '../../testing/fake-upload.ts'
import { anImport, aPreview, importId, importList } from '../../testing/imports.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const leave = () => userEvent.click(screen.getAllByRole('link', { name: /^Responses/ })[0] as HTMLElement)
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without importing?' })

async function dropped() {
  const wide = window.matchMedia
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(wide(media), { matches: media === '(min-width: 1024px)' }),
  )
  fakeUpload(({ form }) => ({
    body: {
      success: true,
      data: form.has('preview') ? aPreview() : { jobId: importId(901), importId: importId(1) },
    },
  }))
  responsesServer({}, { 'GET /api/imports': importList([anImport(1)]) })
  await startConsole('/import')
  const file = new File(['stars;body\n5;Pours like a dream\n'], 'reviews.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('File with your reviews'), file, { applyAccept: false })
  await screen.findByLabelText('Column source')
}

test('leaving asks before columns that the user chose are lost', async () => {
  await dropped()
  await userEvent.selectOptions(screen.getByLabelText('Column source'), 'Platform')
  await leave()
  await waitFor(() => expect(question()).toBeTruthy())
  await userEvent.click(within(question() as HTMLElement).getByRole('button', { name: 'Stay' }))
  expect(screen.getByLabelText('Column source')).toHaveProperty('value', 'platform')
  expect(where()).toBe('/import')
  await leave()
  await waitFor(() => expect(question()).toBeTruthy())
  await userEvent.click(within(question() as HTMLElement).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(where()).toBe('/responses'))
})

test('an import that has started is left without a question', async () => {
  await dropped()
  await userEvent.selectOptions(screen.getByLabelText('Column source'), 'Platform')
  await userEvent.click(screen.getByRole('button', { name: 'Import reviews' }))
  await waitFor(() => expect(where()).toBe(`/import?import=${importId(1)}`))
  expect(question()).toBeNull()
  await leave()
  await waitFor(() => expect(where()).toBe('/responses'))
})
