import { json, type Answer } from '../server/exchange.ts'
import { may, notAllowed } from '../graph/access.ts'
import type { Ask } from '../graph/ask.ts'
import { badParameter } from '../graph/errors.ts'
import { graphTime, objectOf, pageOf } from '../graph/page-of.ts'
import { recordOwnChange } from '../graph/record-own-change.ts'
import { recordReply } from '../graph/record-reply.ts'
import type { Account } from '../store/accounts.ts'
import type { Post, SocialComment } from '../store/posts.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import { fromOf } from './from-of.ts'
import { usernameOf } from './username.ts'

const SCOPE = 'instagram_business_manage_comments'

/** Newest first; replies are nested in their comment. */
export function listComments(store: Store, ask: Ask, token: Token, post: Post): Answer {
  if (!reads(token)) return notAllowed(SCOPE)
  const top = store.posts.comments(post.id).filter(({ parentId }) => parentId === null)
  const shown = top.toReversed().map((comment) => present(store, comment))
  return pageOf(ask, shown, { usual: 50, most: 50, type: 'IGComment' })
}

export function listReplies(store: Store, ask: Ask, token: Token, comment: SocialComment): Answer {
  if (!reads(token)) return notAllowed(SCOPE)
  const replies = store.posts.replies(comment.id).map((reply) => present(store, reply))
  return pageOf(ask, replies, { usual: 50, most: 50, type: 'IGComment' })
}

export function answerComment(store: Store, ask: Ask, token: Token, comment: SocialComment): Answer {
  if (ask.method === 'GET') return objectOf(ask, present(store, comment), 'IGComment')
  if (!may(token, SCOPE)) return notAllowed(SCOPE)
  const updatedAt = store.clock.now().toISOString()
  const change = ask.method === 'DELETE' ? { deleted: true } : { hidden: ask.given['hide'] === 'true' }
  store.commit({ type: 'comment-changed', id: comment.id, change: { ...change, updatedAt } })
  recordOwnChange(store, ask, comment)
  return json(200, { success: true })
}

export function postReply(
  store: Store,
  ask: Ask,
  token: Token,
  to: { comment: SocialComment; account: Account; sender: WebhookSender },
): Answer {
  if (!may(token, SCOPE)) return notAllowed(SCOPE)
  const text = ask.given['message'] ?? ''
  if (text.trim() === '') return badParameter('The parameter message is required')
  if ([...text].length > LONGEST) return badParameter(`Param message must be at most ${LONGEST} characters`)
  const username = usernameOf(to.account)
  const reply = recordReply(store, ask, { id: store.nextId(), to: to.comment, text, username })
  to.sender.comment?.(reply, 'written')
  return json(200, { id: reply.id })
}

function present(store: Store, comment: SocialComment): Record<string, unknown> & { id: string } {
  const { id, text, author, parentId, hidden } = comment
  const replies = store.posts.replies(id).map((reply) => present(store, reply))
  return {
    id,
    text,
    timestamp: graphTime(comment.createdAt),
    ...(author === null ? {} : { username: author.username, from: fromOf(store, comment) }),
    like_count: 0,
    hidden,
    ...(parentId === null ? {} : { parent_id: parentId }),
    ...(replies.length === 0 ? {} : { replies: { data: replies } }),
  }
}

// A token whose permission was revoked can still read public data.
const reads = (token: Token): boolean => token.state === 'reduced' || may(token, SCOPE)

// The rule of Instagram's first API, announced at tmblr.co/Zda_5q1JAz_ge in July 2014. The Graph API's reference names no
// limit (developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-comment/replies), and
// marketplace.gohighlevel.com/docs/ghl/social-planner/comments allows 2,200, so this may be too low, but never too high.
const LONGEST = 300
