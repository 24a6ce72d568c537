import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Notification } from '@bizamply/contract/notifications'
import { makeCompany } from '../../testing/make-company.ts'
import { dataOf } from '../../testing/project-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { remindOfDue } from './index.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const DAY = 86_400_000
const services = (day: string, hour: number) => ({
  ...app.services,
  now: () => new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000),
})
const later = (days: number): string => new Date(app.services.now().getTime() + days * DAY).toISOString().slice(0, 10)

test('members are notified when they join a project or get a task, and reminded the day before and on the due date', async () => {
  const company = await makeCompany(app, { connected: false })
  const [admin, editor] = [await company.as('admin'), await company.as('editor')]
  const { rows } = await app.owner.query<{ user_id: string }>(
    `select user_id from app.members where company_id = $1 and role = 'editor'`,
    [company.companyId],
  )
  const userId = rows[0]?.user_id ?? ''
  const heard = async (): Promise<string[]> => {
    const { json } = await editor.get('/api/comments/notifications/recent')
    return (json['notifications'] as unknown as Notification[])
      .filter(({ kind, projectId }) => kind === 'project' && projectId !== null)
      .map(({ title }) => title)
  }
  const dueOn = later(3)
  const made = await admin.post('/api/projects', { name: 'Better zips', team: [userId], dueOn })
  const { id } = dataOf<{ id: string }>(made)
  const task = { title: 'Order a new zip', assigneeId: userId, dueOn }
  await admin.post(`/api/projects/${id}/tasks`, task)
  expect((await heard()).toSorted()).toEqual([
    expect.stringMatching(/added you to a project$/),
    expect.stringMatching(/assigned you a task: Order a new zip$/),
  ])
  await remindOfDue(services(later(2), 7))
  expect(await heard()).toHaveLength(2)
  await Promise.all([remindOfDue(services(later(2), 9)), remindOfDue(services(later(2), 9))])
  await remindOfDue(services(later(2), 12))
  expect((await heard()).filter((title) => title.includes('tomorrow')).toSorted()).toEqual([
    'Better zips is due tomorrow',
    'Your task is due tomorrow: Order a new zip',
  ])
  await remindOfDue(services(dueOn, 9))
  await remindOfDue(services(later(4), 9))
  expect(await heard()).toHaveLength(6)
})
