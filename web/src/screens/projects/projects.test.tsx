import type { ProjectRow } from '@bizamply/contract/projects'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { nora, refusal } from '../../testing/fake-server.ts'
import { aPage, aProject, id, listCall, projectList, tiles } from '../../testing/projects.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

type Answers = Parameters<typeof responsesServer>[1]

async function show(answers: Answers, address = '/projects', user = nora) {
  const server = responsesServer({ user }, answers)
  await startConsole(address)
  await screen.findByRole('heading', { name: 'Projects', level: 1 })
  return server
}

/** jsdom's default is narrow; this fits the table. */
function widen(width = Infinity) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity) <= width,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
}

const eight: ProjectRow[] = [
  aProject(),
  aProject({
    id: id(2),
    name: 'Size guide',
    topics: ['size'],
    products: [],
    dueOn: '2026-11-18',
    tasks: 0,
    tasksDone: 0,
  }),
  aProject({ id: id(3), name: 'Phone in Italian', topics: [], dueOn: null, status: 'planning', owner: null, team: [] }),
  aProject({
    id: id(4),
    name: 'Rings too small',
    status: 'completed',
    rating: {
      before: { mean: 2.66, rated: 40 },
      isStarted: true,
      after: { mean: 4.24, rated: 12 },
      weeks: [
        { start: '2026-09-07', mean: 2.6, after: false },
        { start: '2026-09-14', mean: null, after: false },
        { start: '2026-10-12', mean: 4.2, after: true },
      ],
    },
  }),
]

const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') ?? document.body)

test('a project shows its topics, progress, status, due date, and team', async () => {
  widen()
  await show({ [listCall]: projectList(eight) })
  const zip = await row('Zip that catches')
  for (const words of [
    'New zip from the supplier',
    'Zipper',
    'Canvas Backpack',
    'In Progress',
    'Dec 4, 2026',
    '5 of 7',
  ])
    expect(zip.getAllByText(words).length).toBeGreaterThan(0)
  // Below 1024 px, the description gives way to the topic and product.
  expect(zip.getByRole('rowheader').textContent).toContain('Zipper · Canvas Backpack')
  expect(zip.getByText('Team: Nora Vance, Mara Lind')).toBeTruthy()
  expect(zip.getByText('No rating yet')).toBeTruthy()
  const size = await row('Size guide')
  for (const words of ['3 days overdue', 'Nov 18, 2026', 'All Alder products', 'No tasks'])
    expect(size.getAllByText(words).length).toBeGreaterThan(0)
  const phone = await row('Phone in Italian')
  expect(phone.getAllByText('No topic')).toHaveLength(2)
  expect(phone.getByText('No date')).toBeTruthy()
  expect((await row('Rings too small')).getByText('2.7 before, 4.2 after, +1.5')).toBeTruthy()
})

test.each([
  [767, 'listitem'],
  [768, 'row'],
])('at %i pixels, a project is a %s', async (width, role) => {
  widen(width)
  await show({ [listCall]: projectList(eight) })
  const link = await screen.findByRole('link', { name: 'Size guide' })
  expect(link.closest('li, tr')).toBe(screen.getAllByRole(role).find((it) => it.contains(link)))
})

test('tiles show totals, and each opens its list', async () => {
  const server = await show({ [listCall]: projectList(eight) }, '/projects?topic=zip')
  const bar = within(await screen.findByRole('region', { name: 'Project metrics' }))
  await bar.findByText('17 of 42 tasks open')
  for (const words of ['1 due in 7 days', 'since Nov 2', 'of 8 projects']) expect(bar.getByText(words)).toBeTruthy()
  await userEvent.click(bar.getByRole('button', { name: /^On Hold/ }))
  await waitFor(() => expect(where()).toBe('/projects?status=on-hold'))
  await waitFor(() => expect(server.calls(listCall).at(-1)?.query.get('status')).toBe('on-hold'))
  await userEvent.click(bar.getByRole('button', { name: '1 overdue' }))
  await waitFor(() => expect(where()).toBe('/projects?due=late'))
})

test('the status can be chosen while the projects load', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof projectList>>()
  const server = await show({ [listCall]: () => promise })
  await userEvent.click(await screen.findByRole('button', { name: 'Planning' }))
  await waitFor(() => expect(where()).toBe('/projects?status=planning'))
  await waitFor(() => expect(server.calls(listCall).at(-1)?.query.get('status')).toBe('planning'))
  resolve(projectList(eight))
  expect(await screen.findByRole('button', { name: /^Planning 1/, pressed: true })).toBeTruthy()
})

test('search, status, sort order, and filters are sent to the server and kept in the URL', async () => {
  const server = await show({
    [listCall]: ({ query }) => projectList(query.get('due') === 'late' ? [] : eight),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Planning 1/ }))
  await userEvent.type(screen.getByRole('searchbox'), 'zip{Enter}')
  await waitFor(() => expect(where()).toBe('/projects?search=zip&status=planning'))
  await userEvent.click(screen.getByRole('button', { name: 'Sort: Last changed' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Due date' }))
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  const filters = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await userEvent.selectOptions(filters.getByLabelText('Topic'), 'zip')
  await userEvent.selectOptions(filters.getByLabelText('Due'), 'late')
  await waitFor(() => expect(where()).toContain('due=late'))
  await userEvent.click(filters.getByRole('button', { name: 'Show projects' }))
  await screen.findByText('No matching projects')
  const last = server.calls(listCall).at(-1)?.query
  expect(Object.fromEntries(last ?? [])).toMatchObject({
    search: 'zip',
    status: 'planning',
    sort: 'due',
    topic: 'zip',
    due: 'late',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Topic: Zipper' }))
  await waitFor(() => expect(where()).not.toContain('topic'))
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
  await waitFor(() => expect(where()).toBe('/projects?order=due'))
})

test('the empty state explains projects and starts one', async () => {
  await show({ [listCall]: projectList([], { tiles: { ...tiles, total: 0, tasks: 0, openTasks: 0 } }) })
  await screen.findByText('Turn complaints into work')
  await userEvent.click(screen.getAllByRole('button', { name: 'New Project' })[1] as HTMLElement)
  expect(await screen.findByRole('dialog', { name: 'New project' })).toBeTruthy()
  expect(where()).toBe('/projects?new=true')
})

test('viewers can open projects, and learn who can change them', async () => {
  await show({ [listCall]: projectList(eight) }, '/projects?new=true', { ...nora, memberRole: 'viewer' })
  await screen.findByText('You can view projects. Admins and editors can add and change them.')
  expect([screen.queryByRole('button', { name: 'New Project' }), screen.queryByRole('dialog')]).toEqual([null, null])
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Zip that catches' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Open'])
})

test('a plan without projects keeps the list and links to the plans', async () => {
  await show({ [listCall]: projectList(eight, { availability: 'plan' }) })
  await screen.findByText('Your plan doesn’t include projects.')
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/plans')
  expect(await screen.findByRole('link', { name: 'Zip that catches' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'New Project' })).toBeNull()
})

test('a failed first call shows an error and can be retried', async () => {
  let broken = true
  await show({ [listCall]: () => (broken ? refusal(500, 'INTERNAL', 'It broke.') : projectList(eight)) })
  expect(await screen.findByText('Couldn’t load projects. It broke.', {}, { timeout: 4000 })).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: 'Zip that catches' })).toBeTruthy()
})

test('the next page loads on demand', async () => {
  await show({
    [listCall]: ({ query }) =>
      query.get('cursor') ? projectList(eight.slice(1)) : projectList(eight.slice(0, 1), {}, 'c1'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('link', { name: 'Size guide' })).toBeTruthy()
})

test('archiving can be undone', async () => {
  let rows = eight
  const server = await show({
    [listCall]: () => projectList(rows),
    [`DELETE /api/projects/${id(1)}`]: () => {
      rows = eight.slice(1)
      return { body: { success: true } }
    },
    [`POST /api/projects/${id(1)}/restore`]: () => {
      rows = eight
      return ok(aPage())
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Zip that catches' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  await screen.findByText('Zip that catches archived')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Zip that catches' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Zip that catches' })).toBeTruthy()
  expect(server.calls(`POST /api/projects/${id(1)}/restore`)).toHaveLength(1)
})

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))

test('the board has a column per status; a move shows immediately and reverts if it is rejected', async () => {
  let refuse: () => void = () => undefined
  const server = await show(
    {
      [listCall]: projectList(eight),
      [`PUT /api/projects/${id(1)}`]: () =>
        new Promise((resolve) => {
          refuse = () => resolve(refusal(500, 'INTERNAL', 'It broke.'))
        }),
    },
    '/projects?view=board',
  )
  await screen.findByRole('link', { name: 'Zip that catches' })
  expect(server.calls(listCall)[0]?.query.get('limit')).toBe('100')
  expect(column('In Progress').getByRole('link', { name: 'Zip that catches' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Zip that catches' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to On Hold' }))
  await waitFor(() => expect(column('On Hold').getByRole('link', { name: 'Zip that catches' })).toBeTruthy())
  await waitFor(() => expect(server.calls(`PUT /api/projects/${id(1)}`)).toHaveLength(1))
  expect(server.calls(`PUT /api/projects/${id(1)}`)[0]?.body).toEqual({ status: 'on-hold', version: 3 })
  refuse()
  await screen.findByText('Couldn’t change Zip that catches. It broke.')
  await waitFor(() => expect(column('In Progress').getByRole('link', { name: 'Zip that catches' })).toBeTruthy())
})

test('changes made elsewhere appear automatically', async () => {
  let rows = eight.slice(0, 1)
  const server = await show({ [listCall]: () => projectList(rows) })
  await screen.findByRole('link', { name: 'Zip that catches' })
  rows = eight
  server.sendEvent('project', id(2))
  expect(await screen.findByRole('link', { name: 'Size guide' })).toBeTruthy()
})
