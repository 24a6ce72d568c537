import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '@bizamply/contract/comments'
import { platformScene } from '../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterAll(() => app.stop())

test.each(['instagram', 'tiktok', 'facebook'] as const)(
  'a comment on %s links to its post, or to itself if the platform gives its URL',
  async (platform) => {
    const scene = await platformScene(app, platform)
    await scene.arrived(await scene.write('Where is this from?'))
    await scene.sync()
    const { json } = await scene.admin.get('/api/comments?limit=100')
    const comments = json['data'] as unknown as Comment[]
    const { rows } = await app.owner.query<{ id: string; link: string }>(
      'select external_id as id, permalink as link from app.posts where company_id = $1 and permalink is not null',
      [scene.companyId],
    )
    const posts = new Map(rows.map(({ id, link }) => [id, link]))
    expect(comments.length).toBeGreaterThan(0)
    for (const { postLink, mediaId } of comments) {
      expect(postLink).toMatch(/^https:\/\/\S+$/)
      if (platform !== 'facebook') expect(postLink).toBe(posts.get(mediaId ?? ''))
    }
  },
)
