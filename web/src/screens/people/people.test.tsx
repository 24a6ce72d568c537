import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { aPerson, peopleCall, peoplePage, personCall, onePerson, personId } from '../../testing/people.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

test('lists customers with what they wrote, and opens one', async () => {
  const rows = [aPerson(1, { repeatedTopic: 'zip' }), aPerson(2, { name: null, rating: null, rated: 0 })]
  responsesServer({}, { [peopleCall]: peoplePage(rows), [personCall]: ok(onePerson()) })
  await startConsole('/people')
  const link = await screen.findByRole('link', { name: 'Customer 1' })
  const row = link.closest('tr, li')
  expect(row?.textContent).toContain('Repeated complaint: Zipper')
  expect(row?.textContent).toContain('2.5 from 2 ratings')
  expect(screen.getByRole('link', { name: 'c2@example.test' }).closest('tr, li')?.textContent).toContain('No rating')
  await userEvent.click(link)
  expect(await screen.findByRole('heading', { name: 'Customer 1', level: 1 })).toBeTruthy()
  expect(where()).toBe(`/people/${personId(1)}`)
})

test('search, filter, and sort order are sent to the server and kept in the URL', async () => {
  const { calls } = responsesServer({}, { [peopleCall]: peoplePage([aPerson(1)]) })
  await startConsole('/people?order=comments')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by name or email' }), 'nora')
  await userEvent.click(screen.getByRole('button', { name: 'Repeated complaints' }))
  expect(await screen.findByRole('button', { name: 'Sort: Most reviews' })).toBeTruthy()
  await expect.poll(where).toContain('search=nora')
  expect(where()).toContain('repeated=yes')
  await expect.poll(() => calls(peopleCall).at(-1)?.query.toString()).toContain('search=nora')
  expect(calls(peopleCall).at(-1)?.query.get('repeated')).toBe('yes')
})

test('loads more, and says when there are no customers or no matches', async () => {
  responsesServer(
    {},
    {
      [peopleCall]: ({ query }) => (query.has('cursor') ? peoplePage([aPerson(2)]) : peoplePage([aPerson(1)], 'next')),
    },
  )
  await startConsole('/people')
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('link', { name: 'Customer 2' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Customer 1' })).toBeTruthy()
})

test('a shop without customers says when they appear, and where they come from', async () => {
  responsesServer({}, { [peopleCall]: peoplePage([]) })
  await startConsole('/people')
  expect(await screen.findByRole('heading', { name: 'No customers yet' })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Connect a platform' }).getAttribute('href')).toBe('/connections')
  expect(main.getByRole('link', { name: 'Import a file' }).getAttribute('href')).toBe('/import')
})

test('a failure and an empty search result each offer a next step', async () => {
  let answer: () => ReturnType<typeof refusal> = () => refusal(400, 'BAD_REQUEST', 'It broke.')
  responsesServer({}, { [peopleCall]: () => answer() })
  await startConsole('/people?search=xyz')
  const alert = await screen.findByText('Couldn’t load people. It broke.', {}, { timeout: 4000 })
  answer = () => peoplePage([])
  await userEvent.click(within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'No matching customers' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('heading', { name: 'No customers yet' })).toBeTruthy()
})
