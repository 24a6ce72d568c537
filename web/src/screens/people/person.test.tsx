import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { nora, refusal, type Reply } from '../../testing/fake-server.ts'
import { onePerson, personCall, personId } from '../../testing/people.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const path = `/people/${personId(1)}`

test('a customer has one history with the reason of each match', async () => {
  responsesServer({}, { [personCall]: ok(onePerson()) })
  await startConsole(path)
  expect(await screen.findByRole('heading', { name: 'Customer 1', level: 1 })).toBeTruthy()
  expect(screen.getByText('Repeated complaint: Zipper')).toBeTruthy()
  const matched = screen.getByRole('region', { name: 'Matched by' })
  expect(within(matched).getByText('c1@example.test')).toBeTruthy()
  expect(within(matched).getByRole('link', { name: /^On 2 reviews, first on the Judge\.me review from / })).toBeTruthy()
  expect(within(matched).getByText('Same email as this customer')).toBeTruthy()
  expect(screen.getByText(/^Same email as the Judge\.me review from /)).toBeTruthy()
  expect(screen.getByText('Internal note by Mara Lind')).toBeTruthy()
  const texts = screen.getAllByText(/^(Thank you!|Words \d|Called twice\.)$/).map(({ textContent }) => textContent)
  expect(texts).toEqual(['Thank you!', 'Words 2', 'Words 1', 'Called twice.'])
  const [, newer, older] = within(screen.getByRole('region', { name: 'History' }))
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.tagName === 'OL')
  expect(newer?.textContent).not.toContain('Called twice.')
  expect(older?.textContent).toMatch(/Words 1.*Called twice\./)
})

test('the figures of a customer count drafts', async () => {
  responsesServer({}, { [personCall]: ok(onePerson({ comments: 1, pending: 0, draft: 1, sent: 0 })) })
  await startConsole(path)
  await screen.findByRole('heading', { name: 'Customer 1', level: 1 })
  const terms = within(screen.getByLabelText('Key metrics')).getAllByRole('term')
  const figures = terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
  expect(figures.slice(0, 4)).toEqual(['Reviews 1', 'Inbox 0', 'Drafts 1', 'Replied 0'])
})

test('the screen has a heading while the customer loads', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  responsesServer({}, { [personCall]: () => promise })
  await startConsole(path)
  expect(await screen.findByRole('heading', { name: 'People', level: 1 })).toBeTruthy()
  resolve(ok(onePerson()))
  expect(await screen.findByRole('heading', { name: 'Customer 1', level: 1 })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('comments can be split off by keyboard, with Undo', async () => {
  let person = onePerson()
  const { calls } = responsesServer(
    {},
    {
      [personCall]: () => ok(person),
      [`POST /api/people/${personId(1)}/splits`]: () => {
        person = onePerson({
          comments: 1,
          splits: [{ id: personId(9), comments: 1, by: 'Nora', at: person.lastAt ?? '' }],
        })
        return ok({ personId: personId(9) })
      },
      [`DELETE /api/people/splits/${personId(9)}`]: () => {
        person = onePerson()
        return ok({ personId: personId(1) })
      },
    },
  )
  await startConsole(path)
  const begin = await screen.findByRole('button', { name: 'Split reviews' })
  begin.focus()
  await userEvent.keyboard('{Enter}')
  const boxes = await screen.findAllByRole('checkbox')
  const [one] = boxes
  one?.focus()
  await userEvent.keyboard(' ')
  await userEvent.click(screen.getByRole('button', { name: 'Split 1 review' }))
  expect(await screen.findByText('1 review moved to a separate customer')).toBeTruthy()
  const splits = await screen.findByRole('region', { name: 'Split reviews' })
  expect(splits.textContent).toContain('1 review split by Nora')
  await userEvent.click(within(splits).getByRole('button', { name: 'Undo split' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Split reviews' })).toBeNull())
  expect(calls(`POST /api/people/${personId(1)}/splits`)[0]?.body).toEqual({ commentIds: [personId(52)] })
  expect(calls(`DELETE /api/people/splits/${personId(9)}`)).toHaveLength(1)
})

test('not all comments can be split off, and an error shows its reason', async () => {
  responsesServer(
    {},
    {
      [personCall]: ok(onePerson()),
      [`POST /api/people/${personId(1)}/splits`]: refusal(400, 'BAD_REQUEST', 'It broke.'),
    },
  )
  await startConsole(path)
  await userEvent.click(await screen.findByRole('button', { name: 'Split reviews' }))
  const [one, two] = await screen.findAllByRole('checkbox')
  await userEvent.click(one as HTMLElement)
  await userEvent.click(two as HTMLElement)
  expect(screen.getByText('Leave at least one review with this customer.')).toBeTruthy()
  await userEvent.click(two as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Split 1 review' }))
  expect(await screen.findByText('Couldn’t split the reviews. It broke.')).toBeTruthy()
})

test('a split-off customer names the original; undoing leads there; a viewer can only read', async () => {
  const split = { ...onePerson(), id: personId(9), splitFrom: { personId: personId(1), name: 'Kim' } }
  const calls = {
    [`GET /api/people/${personId(9)}`]: ok(split),
    [personCall]: ok(onePerson()),
    [`DELETE /api/people/splits/${personId(9)}`]: ok({ personId: personId(1) }),
  }
  responsesServer({}, calls)
  await startConsole(`/people/${personId(9)}`)
  expect(await screen.findByRole('link', { name: 'Kim' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo split' }))
  await waitFor(() => expect(where()).toBe(path))
})

test('a viewer can only read, and a deleted customer shows a message', async () => {
  responsesServer({ user: { ...nora, memberRole: 'viewer' } }, { [personCall]: ok(onePerson()) })
  await startConsole(path)
  expect(await screen.findByRole('heading', { name: 'Customer 1', level: 1 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Split reviews' })).toBeNull()
  responsesServer({}, { [personCall]: refusal(404, 'NOT_FOUND', 'We couldn’t find this customer.') })
  await startConsole(path)
  expect(await screen.findByRole('link', { name: 'Back to People' })).toBeTruthy()
})
