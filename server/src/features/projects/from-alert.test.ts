import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Alert } from '@bizamply/contract/alerts'
import { newId } from '../../db/ids.ts'
import { dataOf, startProject } from '../../testing/project-scene.ts'
import { broken, listAlerts } from '../../testing/radar-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('the strongest alert is suggested until it has a project or a mute', async () => {
  const { company } = await broken(app)
  const editor = await company.as('editor')
  const suggested = async (): Promise<Alert | null> =>
    (await editor.get('/api/projects')).json['suggestion'] as unknown as Alert | null
  const first = await suggested()
  expect(first).not.toBeNull()
  const { id } = await startProject(editor, { alertId: first?.id })
  const next = await suggested()
  expect(next?.id).not.toBe(first?.id)
  await editor.post(`/api/alerts/${next?.id}/mute`, { span: '30' })
  expect(await suggested()).toBeNull()
  const { alerts } = await listAlerts(editor)
  expect(alerts.find((alert) => alert.id === first?.id)?.projectId).toBe(id)
})

test("the alert's week is excluded from the project's baseline, and an unknown alert starts no project", async () => {
  const { company, zip } = await broken(app)
  const editor = await company.as('editor')
  const fields = { topics: ['zip'], products: [zip.product.id], status: 'in-progress' }
  const { effect, alertFrom } = await startProject(editor, { ...fields, alertId: zip.id })
  expect(alertFrom).toBe(zip.filter.from)
  expect((effect?.before?.to ?? '') < zip.filter.from).toBe(true)
  const refused = await editor.post('/api/projects', { name: 'Zip', ...fields, alertId: newId() })
  expect(refused.status).toBe(404)
  expect(dataOf<unknown[]>(await editor.get('/api/projects'))).toHaveLength(1)
})
