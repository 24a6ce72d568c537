import { json, type Answer, type Exchange } from '../server/exchange.ts'
import type { Account } from '../store/accounts.ts'
import type { SocialComment } from '../store/posts.ts'
import type { Store } from '../store/store.ts'

/** A post of an account with its comments; the newest post by default. */
export function answerFeed(store: Store, { query }: Exchange): Answer {
  const account = store.accounts.find(query.get('platform') ?? '', query.get('account') ?? '')
  if (!account) return json(404, { message: 'We couldn’t find this account', code: 'NOT_FOUND' })
  const posts = store.posts.of(account.platform, account.account)
  const post = posts.find(({ id }) => id === query.get('post')) ?? posts.at(-1)
  const comments = post ? store.posts.comments(post.id) : []
  return json(200, {
    posts: posts.toReversed().map(({ id, caption }) => ({ id, caption })),
    post: post ? { id: post.id, caption: post.caption, picture: post.picture, at: post.createdAt } : null,
    comments: comments
      .filter(({ parentId }) => parentId === null)
      .map((comment) => ({ ...presentComment(comment), replies: store.posts.replies(comment.id).map(presentComment) })),
  })
}

/** For the control page: the name that the account's followers see. */
export function presentAccount({ platform, account, name, details }: Account) {
  return { platform, account, name: details['username'] ?? name, phone: details['phone'] ?? null }
}

function presentComment({ id, author, own, text, createdAt, hidden }: SocialComment) {
  return { id, author: author?.username ?? null, own, text, at: createdAt, hidden }
}
