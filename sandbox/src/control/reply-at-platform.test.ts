import { expect, test } from 'vitest'
import { openTestSandbox } from '../testing/open-test-sandbox.ts'

test("a merchant's own reply is published on the platform and does not enter the record", async () => {
  const { control } = await openTestSandbox()
  await control('POST', '/accounts', { platform: 'instagram', account: '91', name: 'Mugs' })
  const written = { platform: 'instagram', account: '91', text: 'Wool?', username: 'ada' }
  const { id } = (await control('POST', '/comments', written)).json
  const answer = await control('POST', '/answers', { platform: 'instagram', target: id, text: 'It is' })
  expect(answer.status).toBe(201)
  const { data } = (await control('GET', '/comments?platform=instagram&account=91')).json
  expect(data).toMatchObject([
    { text: 'It is', own: true, parentId: id },
    { text: 'Wool?', own: false },
  ])
  expect((await control('GET', '/record')).json.data).toEqual([])
})

test('a reply to an unknown comment, or on Judge.me, is refused', async () => {
  const { control, write } = await openTestSandbox()
  const review = await write()
  const to = async (platform: string, target: string) =>
    (await control('POST', '/answers', { platform, target, text: 'Thanks' })).status
  expect([await to('judgeme', String(review)), await to('tiktok', 'none'), await to('yotpo', '0')]).toEqual([
    400, 400, 400,
  ])
})
