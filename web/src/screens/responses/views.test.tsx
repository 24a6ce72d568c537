import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const angry = {
  id: '01a1fe39-f086-7359-addd-0000000000cc',
  name: 'Angry',
  query: 'rating=1%2C2&sentiment=negative&status=draft',
  shared: true,
  mine: true,
  count: 1234,
}
const theirs = { ...angry, id: '01a1fe39-f086-7359-addd-0000000000cd', name: 'Theirs', query: 'tag=vip', mine: false }
const counts = { all: 1, needsPerson: 12, needsReview: 0, readFirst: 0, lowRating: 0, questions: 164, mine: 7 }
const answer = (data: object[], builtIn = counts) => ({ body: { success: true, data, builtIn } })
const list = 'GET /api/views'

const views = () => within(screen.getByRole('navigation', { name: 'Views' }))
const shown = async () => within(await screen.findByRole('navigation', { name: 'Views' }))
const names = () =>
  views()
    .getAllByRole('link')
    .map((link) => link.textContent)

test('the views of a tab show their counts, all from one call; built-in ones without matches are hidden', async () => {
  const { calls } = responsesServer(
    { comments: [aComment(1), aDraft(2), aDraft(3)] },
    {
      [list]: ({ query }) =>
        answer([angry, theirs], query.get('tab') === 'draft' ? { ...counts, all: 2, mine: 0 } : counts),
    },
  )
  await startConsole('/responses')
  await (await shown()).findByRole('link', { name: 'Angry 1,234' })
  expect(names()).toEqual(['All in inbox 1', 'Sensitive 12', 'Questions 164', 'Mine 7', 'Angry 1,234', 'Theirs 1,234'])
  const all = views().getByRole('link', { name: 'All in inbox 1' })
  expect([all.getAttribute('aria-current'), all.dataset['tooltip']]).toEqual(['true', '1 in the inbox, all time'])
  await userEvent.click(screen.getByRole('link', { name: /^Draft/ }))
  await views().findByRole('link', { name: 'All drafts 2' })
  expect(names()).not.toContain('Mine 7')
  expect([...new Set(calls(list).map(({ query }) => query.toString()))]).toEqual(['tab=pending', 'tab=draft'])
})

test('a saved view with the filters of a built-in one doesn’t replace it', async () => {
  responsesServer({ comments: [aComment(1)] }, { [list]: answer([{ ...angry, query: 'assignee=me' }]) })
  await startConsole('/responses')
  await (await shown()).findByRole('link', { name: 'Angry 1,234' })
  expect(names()).toContain('Mine 7')
})

test('a view filters inside the chosen tab and keeps the order; its filters can be removed again', async () => {
  responsesServer({ comments: [aComment(1)] }, { [list]: answer([angry]) })
  await startConsole('/responses?status=sent&sort=oldest&search=zip')
  await userEvent.click(await (await shown()).findByRole('link', { name: /^Angry/ }))
  await waitFor(() => expect(where()).toMatch(/rating=1%2C2/))
  const search = new URLSearchParams(where().split('?')[1])
  expect(Object.fromEntries(search)).toEqual({ status: 'sent', sort: 'oldest', rating: '1,2', sentiment: 'negative' })
  expect(
    views()
      .getByRole('link', { name: /^Angry/ })
      .getAttribute('aria-current'),
  ).toBe('true')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Sentiment Negative' }))
  await waitFor(() =>
    expect(
      views()
        .getByRole('link', { name: /^1–2 stars/ })
        .getAttribute('aria-current'),
    ).toBe('true'),
  )
  await userEvent.click(views().getByRole('link', { name: /^All sent/ }))
  await waitFor(() => expect(where()).toBe('/responses?sort=oldest&status=sent'))
})

test('own views can be renamed, shared, and deleted with undo; others’ can’t', async () => {
  const { calls } = responsesServer(
    { comments: [aComment(1)] },
    {
      [list]: answer([angry, theirs]),
      [`PUT /api/views/${angry.id}`]: ({ body }) => ok({ ...angry, ...(body as object) }),
      [`DELETE /api/views/${angry.id}`]: { body: { success: true } },
      'POST /api/views': ({ body }) => ok({ ...angry, ...(body as object) }),
    },
  )
  await startConsole('/responses')
  const more = await screen.findByRole('button', { name: 'Options for “Angry”' })
  expect(screen.queryByRole('button', { name: 'Options for “Theirs”' })).toBeNull()
  await userEvent.click(more)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop sharing' }))
  const changes = () => calls(`PUT /api/views/${angry.id}`).map(({ body }) => body)
  await waitFor(() => expect(changes()).toEqual([{ name: 'Angry', query: angry.query, shared: false }]))
  await userEvent.click(more)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit view' })
  await userEvent.clear(within(dialog).getByLabelText('Name'))
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Furious')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }))
  await waitFor(() => expect(changes().at(-1)).toEqual({ name: 'Furious', query: angry.query, shared: true }))
  await userEvent.pointer({ target: views().getByRole('link', { name: /^Angry/ }), keys: '[MouseRight]' })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(calls('POST /api/views')[0]?.body).toMatchObject({ name: 'Angry', query: angry.query }))
})

test('saving stores filters and order under a name, privately or for everyone', async () => {
  const { calls } = responsesServer(
    { comments: [aComment(1)] },
    { 'POST /api/views': ({ body }) => ok({ ...angry, ...(body as object), mine: true }) },
  )
  await startConsole('/responses?status=draft&sort=oldest&sentiment=negative&highlight=x')
  await userEvent.click(await screen.findByRole('button', { name: 'Save view' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }))
  expect(within(dialog).getByText('Enter a name')).toBeTruthy()
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Old and bad')
  await userEvent.click(within(dialog).getByLabelText('Share with the company'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const query = 'sentiment=negative&sort=oldest'
  expect(calls('POST /api/views')[0]?.body).toEqual({ name: 'Old and bad', query, shared: true })
})

test('views that don’t load say so and load again', async () => {
  let answers = false
  responsesServer(
    { comments: [aComment(1)] },
    {
      [list]: () => (answers ? answer([angry]) : refusal(503, 'INTERNAL_ERROR', 'Away.')),
    },
  )
  await startConsole('/responses')
  const again = within(await screen.findByText('Couldn’t load views.')).getByRole('button', { name: 'Try Again' })
  // Narrower than its content, it would lie under the platforms on a phone.
  expect(again.closest('nav')?.className).toContain('shrink-0')
  answers = true
  await userEvent.click(again)
  expect(await views().findByRole('link', { name: 'Angry 1,234' })).toBeTruthy()
})

test.each([
  ['Ctrl', '⌘', 'Windows'],
  ['⌘', 'Ctrl', 'Macintosh'],
])('the shortcuts open from the row of views, with %s and without %s on %s', async (key, other, machine) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(machine)
  onTestFinished(() => void vi.restoreAllMocks())
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await userEvent.click(await screen.findByRole('button', { name: '? Shortcuts' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getAllByText(key).length).toBeGreaterThan(1)
  expect(dialog.queryByText(other)).toBeNull()
})

test('the tabs, the views and the sidebar show one count, whichever response is the newest', async () => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media === '(min-width: 1024px)' })
  const { world, sendEvent } = responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  await (await shown()).findByRole('link', { name: 'All in inbox 2' })
  world.comments = [...world.comments, aComment(3)]
  sendEvent('comment', aComment(3)._id)
  await screen.findByText('Words of customer 3')
  // The list was counted again; the views' own call comes later.
  expect(names()).toContain('All in inbox 3')
  const sidebar = screen.getByRole('navigation', { name: 'Main' })
  expect(within(sidebar).getByRole('link', { name: /^Responses/ }).textContent).toBe('Responses3')
  expect(screen.getByRole('link', { name: /^Inbox/ }).textContent).toMatch(/3$/)
})

test('the view on screen has the count of its list', async () => {
  responsesServer({ comments: [aComment(1)] }, { [list]: answer([angry]) })
  await startConsole('/responses?rating=1%2C2&sentiment=negative')
  expect(await (await shown()).findByRole('link', { name: 'Angry 1', current: true })).toBeTruthy()
})
