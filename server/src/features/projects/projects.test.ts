import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { projectLimits, type ProjectPage, type ProjectRow } from '@bizamply/contract/projects'
import { makeCompany } from '../../testing/make-company.ts'
import { dataOf, startProject, withProjects, writeReviews } from '../../testing/project-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
const DAY = 86_400_000

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  // Dates are compared with today, so the day must not change while these tests run.
  const untilMidnight = DAY - (app.services.now().getTime() % DAY)
  if (untilMidnight < 600_000) app.advance(untilMidnight)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('only a plan with projects can start new ones; after a downgrade, existing ones still work', async () => {
  const company = await makeCompany(app, { connected: false, plan: 'basic' })
  const editor = await company.as('editor')
  const refused = await editor.post('/api/projects', { name: 'Zip' })
  expect([refused.status, refused.json['code']]).toEqual([402, 'PLAN_LIMIT'])
  const plan = (to: string) =>
    app.owner.query('update app.companies set plan = $2 where company_id = $1', [company.companyId, to])
  await plan('premium')
  const project = await startProject(editor, {})
  await plan('free')
  const viewer = await company.as('viewer')
  const list = await viewer.get('/api/projects')
  expect([list.json['availability'], (list.json['data'] as unknown as ProjectRow[]).length]).toEqual(['plan', 1])
  const task = await editor.post(`/api/projects/${project.id}/tasks`, { title: 'Order a new zip' })
  expect(task.status).toBe(200)
  expect((await viewer.post(`/api/projects/${project.id}/tasks`, { title: 'x' })).status).toBe(403)
})

test('the dates of the work follow from its status, and contradicting dates are refused', async () => {
  const company = await withProjects(app)
  const editor = await company.as('editor')
  const today = app.services.now().toISOString().slice(0, 10)
  const project = await startProject(editor, {})
  expect([project.startedOn, project.shippedOn]).toEqual([null, null])
  const put = (body: Record<string, unknown>) => editor.call('PUT', `/api/projects/${project.id}`, body)
  const begun = dataOf<ProjectPage>(await put({ version: 1, status: 'in-progress' }))
  expect([begun.startedOn, begun.shippedOn, begun.version]).toEqual([today, null, 2])
  const done = dataOf<ProjectPage>(await put({ version: 2, status: 'completed' }))
  expect([done.startedOn, done.shippedOn]).toEqual([today, today])
  const wrong = await put({ version: 3, shippedOn: '2026-01-01' })
  expect(wrong.json['errors']).toEqual([
    { path: 'shippedOn', message: 'The change can’t reach customers before the work starts' },
  ])
  const kinds = dataOf<ProjectPage>(await editor.get(`/api/projects/${project.id}`)).activity
  expect(kinds.map(({ kind }) => kind)).toEqual(['changed', 'status', 'changed', 'status', 'created'])
})

test('of two concurrent changes to a project, one is refused with the stored version', async () => {
  const company = await withProjects(app)
  const [one, other] = [await company.as('editor'), await company.as('admin')]
  const project = await startProject(one, {})
  const path = `/api/projects/${project.id}`
  const answers = await Promise.all([
    one.call('PUT', path, { version: 1, name: 'Zip' }),
    other.call('PUT', path, { version: 1, name: 'Zipper' }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.json['details']).toEqual({ version: 2 })
})

test('tasks can be added, ordered, completed and removed, and the project counts them', async () => {
  const company = await withProjects(app)
  const editor = await company.as('editor')
  const project = await startProject(editor, {})
  const path = `/api/projects/${project.id}/tasks`
  const ids: string[] = []
  for (const title of ['Call the mill', 'Order zips', 'Sew fifty']) {
    ids.push(dataOf<{ id: string }>(await editor.post(path, { title })).id)
  }
  const [call = '', order = '', sew = ''] = ids
  const titles = (answer: { json: Record<string, unknown> }) =>
    (answer.json['data'] as unknown as { title: string }[]).map(({ title }) => title)
  expect(titles(await editor.call('PUT', `${path}/${sew}`, { after: null }))).toEqual([
    'Sew fifty',
    'Call the mill',
    'Order zips',
  ])
  expect(titles(await editor.call('PUT', `${path}/${sew}`, { after: order }))).toEqual([
    'Call the mill',
    'Order zips',
    'Sew fifty',
  ])
  await editor.call('PUT', `${path}/${call}`, { done: true })
  await editor.call('DELETE', `${path}/${order}`)
  const page = dataOf<ProjectPage>(await editor.get(`/api/projects/${project.id}`))
  expect([page.tasks, page.tasksDone, page.taskList.map(({ id }) => id)]).toEqual([2, 1, [call, sew]])
  const list = await editor.get('/api/projects')
  expect(list.json['tiles']).toMatchObject({ total: 1, tasks: 2, openTasks: 1 })
  await editor.call('DELETE', `${path}/${call}`)
  for (const title of ['Press', 'Pack']) await editor.post(path, { title })
  const rest = dataOf<ProjectPage>(await editor.get(`/api/projects/${project.id}`)).taskList
  expect(rest.map(({ title }) => title)).toEqual(['Sew fifty', 'Press', 'Pack'])
  const { rows } = await app.owner.query('select position from app.project_tasks where project_id = $1', [project.id])
  expect(new Set(rows.map(({ position }) => position)).size).toBe(3)
})

test('the list is filtered, counted by status, sorted, and paged without gaps', async () => {
  const company = await withProjects(app)
  const editor = await company.as('editor')
  const names = ['Strap', 'Zip', `Lamp ${'long '.repeat(20)}a`, `Lamp ${'long '.repeat(20)}b`, 'Dye']
  for (const [n, name] of names.entries()) {
    const status = n < 2 ? 'in-progress' : 'planning'
    await startProject(editor, { name, status, dueOn: `2026-12-0${n + 1}`, topics: n === 1 ? ['zip'] : [] })
  }
  const get = async (query: string) => (await editor.get(`/api/projects?${query}`)).json
  const namesOf = (json: Record<string, unknown>) => (json['data'] as unknown as ProjectRow[]).map(({ name }) => name)
  expect((await get('search=ap'))['counts']).toMatchObject({ 'in-progress': 1, planning: 0 })
  expect(namesOf(await get('topic=zip'))).toEqual(['Zip'])
  for (const [sort, expected] of [
    ['name', names.toSorted()],
    ['due', names],
    ['changed', names.toReversed()],
  ] as const) {
    const found: string[] = []
    for (let cursor = ''; ;) {
      const page = await get(`sort=${sort}&limit=2${cursor}`)
      found.push(...namesOf(page))
      const { nextCursor } = page['pagination'] as unknown as { nextCursor: string | null }
      if (!nextCursor) break
      cursor = `&cursor=${nextCursor}`
    }
    expect([sort, found]).toEqual([sort, expected])
  }
})

test('a project of another brand or company is not found, and an archived one can be restored unchanged', async () => {
  const [company, other] = [await withProjects(app), await withProjects(app)]
  const [editor, stranger] = [await company.as('editor'), await other.as('admin')]
  const project = await startProject(editor, { topics: ['zip'] })
  const path = `/api/projects/${project.id}`
  expect((await stranger.get(path)).status).toBe(404)
  expect((await stranger.call('PUT', path, { version: 1, name: 'Mine' })).status).toBe(404)
  expect((await editor.call('DELETE', path)).status).toBe(200)
  expect((await editor.get('/api/projects')).json['data']).toEqual([])
  expect(dataOf<unknown[]>(await editor.get('/api/projects?archived=yes'))).toHaveLength(1)
  const back = dataOf<ProjectPage>(await editor.post(`${path}/restore`, {}))
  expect([back.archivedAt, back.topics]).toEqual([null, ['zip']])
})

test('only its author can remove a note', async () => {
  const company = await withProjects(app)
  const [editor, admin] = [await company.as('editor'), await company.as('admin')]
  const project = await startProject(editor, {})
  const path = `/api/projects/${project.id}/notes`
  const note = dataOf<{ id: string }>(await editor.post(path, { text: 'The mill answered.' }))
  expect((await admin.call('DELETE', `${path}/${note.id}`)).status).toBe(403)
  expect((await editor.call('DELETE', `${path}/${note.id}`)).status).toBe(200)
  expect((await editor.call('DELETE', `${path}/${note.id}`)).status).toBe(404)
})

test('the project page, the list and the file show the same effect', async () => {
  const company = await withProjects(app)
  const editor = await company.as('editor')
  const day = (daysAgo: number): string =>
    new Date(app.services.now().getTime() - daysAgo * DAY).toISOString().slice(0, 10)
  const reviews = Array.from({ length: 60 }, (_, n) => [
    { text: 'The zip got stuck on the first day.', rating: 2, daysAgo: 50 + n },
    { text: 'The zip runs very smoothly now.', rating: 5, daysAgo: n % 30 },
    { text: 'Lovely colour, but a bit dear.', rating: 4, product: 'Purse', daysAgo: n * 2 },
  ]).flat()
  await writeReviews(app, company, reviews)
  const dates = { startedOn: day(45), shippedOn: day(31), countFrom: day(120) }
  const project = await startProject(editor, { topics: ['zip'], ...dates })
  const sums = (side: string): number =>
    (project.effect?.weeks ?? [])
      .filter((week) => week.side === side)
      .reduce((all, week) => all + week.project.rated, 0)
  expect([sums('before'), sums('between'), sums('after')]).toEqual([60, 0, 60])
  const [row] = dataOf<ProjectRow[]>(await editor.get('/api/projects'))
  expect(row?.rating).toMatchObject({ before: { mean: 2, rated: 60 }, after: { mean: 5, rated: 60 } })
  expect(row?.rating?.weeks.map(({ mean }) => mean)).toEqual(project.effect?.weeks.map((week) => week.project.rating))
  const file = await editor.get(`/api/projects/${project.id}/effect/export`)
  expect(file.headers.get('content-type')).toContain('text/csv')
  expect(file.text.split('\r\n').filter((line) => line.includes('This project'))).toHaveLength(
    project.effect?.weeks.length ?? 0,
  )
  const empty = await startProject(editor, { name: 'Nothing linked' })
  expect(empty.effect).toBeNull()
  expect((await editor.get(`/api/projects/${empty.id}/effect/export`)).status).toBe(409)
})

test('a project can’t be restored beyond the limit of a brand', async () => {
  const company = await withProjects(app)
  const editor = await company.as('editor')
  const { id } = await startProject(editor, {})
  expect((await editor.call('DELETE', `/api/projects/${id}`)).status).toBe(200)
  await app.owner.query(
    `insert into app.projects
     select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'archived_at', null))).*
     from app.projects p, generate_series(1, $2) where p.id = $1`,
    [id, projectLimits.projects],
  )
  const refused = await editor.post(`/api/projects/${id}/restore`, {})
  expect([refused.status, refused.json['code']]).toEqual([409, 'CONFLICT'])
})
