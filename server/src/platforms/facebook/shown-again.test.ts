import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pass } from '../../testing/billing-scene.ts'
import { platformScene } from '../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('a comment that was edited, hidden and shown again is public, and a later edit without a webhook is found', async () => {
  const scene = await platformScene(app, 'facebook')
  const id = await scene.write('Is it here?')
  await scene.arrived(id)
  await pass(app, 0, 1)
  const stored = async () => {
    const { content, published } = await scene.arrived(id)
    return { content, published }
  }
  const becomes = (content: string, published: boolean) =>
    until(
      `${content} ${published}`,
      async () => JSON.stringify(await stored()) === JSON.stringify({ content, published }),
      60_000,
    )
  await scene.edit(id, 'Is she here?')
  await becomes('Is she here?', true)
  await app.control('PUT', `/_/comments/${id}`, { hidden: true })
  await becomes('Is she here?', false)
  await app.control('PUT', `/_/comments/${id}`, { hidden: false })
  await becomes('Is she here?', true)
  await scene.edit(id, 'Are they here?', 'lost')
  await scene.sync()
  expect(await stored()).toEqual({ content: 'Are they here?', published: true })
})
