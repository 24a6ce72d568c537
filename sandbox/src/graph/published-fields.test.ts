import { expect, test } from 'vitest'
import { openMetaSandbox } from '../testing/social.ts'
import { published, type NodeType } from './published-fields.ts'

const HOST = { facebook: 'graph.facebook.com', instagram: 'graph.instagram.com' }

test.each<[keyof typeof HOST, NodeType, NodeType]>([
  ['facebook', 'PagePost', 'Comment'],
  ['instagram', 'IGMedia', 'IGComment'],
])(
  "the sandbox's posts and comments of %s contain only fields that Meta publishes",
  async (platform, post, comment) => {
    const { graph, control } = await openMetaSandbox()
    const account = platform === 'facebook' ? '200' : '1784'
    await control('POST', '/comments', { platform, account, text: 'Where is it?', username: 'ada' })
    const edge = platform === 'facebook' ? 'published_posts' : 'media'
    const posts = (await graph(HOST[platform], 'GET', `/v26.0/${account}/${edge}`, `${platform}-${account}`)).json.data
    const comments = (await graph(HOST[platform], 'GET', `/v26.0/${posts[0].id}/comments`, `${platform}-${account}`))
      .json
    const unknown = (type: NodeType, of: object) => Object.keys(of).filter((name) => !published[type].has(name))
    expect(unknown(post, posts[0])).toEqual([])
    expect(comments.data).toHaveLength(1)
    expect(unknown(comment, comments.data[0])).toEqual([])
  },
)
