import { json, type Answer } from '../server/exchange.ts'
import { may, notAllowed } from '../graph/access.ts'
import type { Ask } from '../graph/ask.ts'
import { badParameter } from '../graph/errors.ts'
import { graphTime, objectOf, pageOf, within } from '../graph/page-of.ts'
import { recordOwnChange } from '../graph/record-own-change.ts'
import { recordReply } from '../graph/record-reply.ts'
import type { Account } from '../store/accounts.ts'
import type { SocialComment } from '../store/posts.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'

/** `filter=stream` is a flat list with replies, `toplevel` has none; oldest first unless reversed. */
export function listComments(store: Store, ask: Ask, token: Token, all: SocialComment[]): Answer {
  if (token.state !== 'reduced' && !may(token, 'pages_read_engagement')) return notAllowed('pages_read_engagement')
  const refused = refuseChoice(ask, 'order', ORDERS) ?? refuseChoice(ask, 'filter', FILTERS)
  if (refused) return refused
  const isFlat = ask.given['filter'] === 'stream'
  const isOfComment = all.every(({ parentId }) => parentId !== null)
  const matching = within(ask, all).filter(({ parentId }) => isFlat || isOfComment || parentId === null)
  const ordered = ask.given['order'] === 'reverse_chronological' ? matching.toReversed() : matching
  return pageOf(
    ask,
    ordered.map((comment) => present(store, comment, token)),
    { type: 'Comment' },
  )
}

// The values are those of github.com/facebook/facebook-nodejs-business-sdk, src/objects/comment.js. The text of the refusal
// is ours: we have no recorded one.
const ORDERS = ['chronological', 'reverse_chronological']
const FILTERS = ['stream', 'toplevel']

function refuseChoice(ask: Ask, name: string, choices: string[]): Answer | null {
  const given = ask.given[name]
  if (given === undefined || choices.includes(given)) return null
  return badParameter(`Param ${name} must be one of {${choices.join(', ').toUpperCase()}}`)
}

export function answerComment(store: Store, ask: Ask, token: Token, comment: SocialComment): Answer {
  if (ask.method === 'GET') return objectOf(ask, present(store, comment, token), 'Comment')
  if (!may(token, 'pages_manage_engagement')) return notAllowed('pages_manage_engagement')
  const updatedAt = store.clock.now().toISOString()
  const { message, is_hidden: hidden } = ask.given
  const change =
    ask.method === 'DELETE'
      ? { deleted: true }
      : message === undefined
        ? { hidden: hidden === 'true' }
        : { text: message }
  store.commit({ type: 'comment-changed', id: comment.id, change: { ...change, updatedAt } })
  recordOwnChange(store, ask, comment)
  return json(200, { success: true })
}

export function postReply(
  store: Store,
  ask: Ask,
  to: { comment: SocialComment; token: Token; page: Account; sender: WebhookSender },
): Answer {
  if (!may(to.token, 'pages_manage_engagement')) return notAllowed('pages_manage_engagement')
  const text = ask.given['message'] ?? ''
  if (text.trim() === '') return badParameter('Comment must have a message or an attachment')
  if ([...text].length > LONGEST) return badParameter('Comment is too long')
  const id = `${to.comment.postId.split('_').at(-1)}_${store.nextId()}`
  const reply = recordReply(store, ask, { id, to: to.comment, text, username: to.page.name })
  to.sender.comment?.(reply, 'written')
  return json(200, { id })
}

function present(store: Store, comment: SocialComment, token: Token): Record<string, unknown> & { id: string } {
  const { id, text, author, own, parentId, hidden } = comment
  // The author is only visible to tokens that may read visitors' content.
  const showsAuthor = author !== null && (own || token.state === 'reduced' || may(token, 'pages_read_user_content'))
  return {
    id,
    message: text,
    created_time: graphTime(comment.createdAt),
    ...(showsAuthor ? { from: { id: author.id, name: author.username } } : {}),
    ...(parentId === null ? {} : { parent: { id: parentId } }),
    comment_count: store.posts.replies(id).length,
    like_count: 0,
    is_hidden: hidden,
    permalink_url: `https://www.facebook.com/${comment.postId.replace('_', '/posts/')}?comment_id=${id.split('_').at(-1)}`,
  }
}

// Meta's reference names no limit; marketplace.gohighlevel.com/docs/ghl/social-planner/comments uses the same figure.
const LONGEST = 8000
