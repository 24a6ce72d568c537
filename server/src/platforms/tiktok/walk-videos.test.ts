import { expect, test } from 'vitest'
import { startSandboxClient } from '../../testing/sandbox-client.ts'
import { scriptedOutbound } from '../../testing/scripted-outbound.ts'
import type { CommentPage, IncomingComment, Platform } from '../platform.ts'
import { createTiktok } from './tiktok.ts'

const app = { clientId: 'app1', clientSecret: 'sec' }
const access = { account: 'o_77', credentials: { token: 'act.1' } }
const pacer = { turn: async () => null, faster: () => undefined, slower: () => undefined }

async function readAll(tiktok: Platform): Promise<{ pages: CommentPage[]; comments: IncomingComment[] }> {
  const pages: CommentPage[] = []
  let cursor: string | null = null
  do {
    const page: CommentPage = await tiktok.listComments(access, cursor)
    pages.push(page)
    cursor = page.nextCursor
  } while (cursor !== null)
  return { pages, comments: pages.flatMap(({ comments }) => comments) }
}

async function world() {
  const played = await startSandboxClient({ apps: { tiktok: app } })
  const account = { platform: 'tiktok', account: 'o_77' }
  await played.control('POST', '/accounts', { ...account, name: 'Mugs', token: 'act.1', signingKey: 'sec' })
  const write = async (more: object = {}) =>
    (await played.control('POST', '/comments', { ...account, text: 'Safe?', username: 'ada', ...more })).id
  const film = async (more: object = {}) =>
    (await played.control('POST', '/posts', { ...account, caption: 'A mug', ...more })).id
  return { ...played, write, film, tiktok: createTiktok(played.outbound, { ...app, pacer }) }
}

test('all comments of all videos are read once, over several pages', async () => {
  const { tiktok, write, film } = await world()
  const ids: string[] = []
  for (let video = 0; video < 22; video++) {
    const mediaId = await film({ caption: `Video ${video}` })
    for (let n = 0; n < (video === 3 ? 70 : 2); n++) ids.push(await write({ mediaId }))
  }
  const { pages, comments } = await readAll(tiktok)
  expect(pages.length).toBeGreaterThan(2)
  expect(comments.map(({ externalId }) => externalId).toSorted()).toEqual(ids.toSorted())
  expect(pages.flatMap(({ posts }) => posts ?? [])).toHaveLength(22)
})

test('replies beyond those returned with a comment are read too, and ours is found among them', async () => {
  const { tiktok, write } = await world()
  const top = await write()
  for (let n = 0; n < 35; n++) await write({ parentId: top, text: `Me too ${n}`, username: 'bob' })
  const { comments } = await readAll(tiktok)
  expect(comments.filter(({ parentExternalId }) => parentExternalId === top)).toHaveLength(35)
  const video = comments[0]?.postExternalId ?? ''
  const reply = { externalId: top, postExternalId: video, text: '@bob it is.', notifyAuthor: false }
  expect((await tiktok.reply(access, reply, async () => undefined)).kind).toBe('posted')
  const again = (await tiktok.listPost?.(access, video))?.comments ?? []
  expect(again).toHaveLength(36)
  expect(again.filter(({ answer }) => answer?.text === '@bob it is.').map(({ authorName }) => authorName)).toEqual([
    'bob',
  ])
  expect(await tiktok.findReply?.(access, reply)).not.toBeNull()
})

test("a comment that is removed during the read doesn't affect others", async () => {
  const fine = (data: unknown) => ({ json: { code: 0, data } })
  const { outbound } = await scriptedOutbound(({ path }) => {
    if (path.endsWith('/reply/list/')) return { json: { code: 40_002, message: 'The comment does not exist' } }
    const at = { create_time: 1_795_000_000, user_id: 'u1', text: 'Hi' }
    return fine({
      comments: [
        { comment_id: '1', replies: 9, ...at },
        { comment_id: '2', ...at },
      ],
      has_more: false,
    })
  })
  const page = await createTiktok(outbound, { ...app, pacer }).listPost?.(access, '3')
  expect(page?.comments.map(({ externalId }) => externalId)).toEqual(['1', '2'])
})

test('an invalid cursor is refused', async () => {
  const { tiktok } = await world()
  await expect(tiktok.listComments(access, 'bm9uc2Vuc2U')).rejects.toMatchObject({ problem: 'invalid' })
})
