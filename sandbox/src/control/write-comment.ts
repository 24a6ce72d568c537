import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { longId } from '../tiktok/long-id.ts'
import { personId } from '../store/person-id.ts'
import { SOCIAL } from '../store/platforms.ts'
import type { SocialComment } from '../store/posts.ts'
import {
  EDIT_MODES,
  WEBHOOK_VARIANTS,
  sendInMode,
  WEBHOOK_MODES,
  type CommentEvent,
  type WebhookSender,
} from '../webhooks/webhook-sender.ts'
import type { Store } from '../store/store.ts'
import { newPost } from './publish-post.ts'
import { readInput, refuse } from './read-input.ts'

/** Writes a comment under a post, by default the newest; `webhook` selects how it's sent. */
export function writeComment(store: Store, senders: Record<string, WebhookSender>, exchange: Exchange): Answer {
  const read = readInput(NewComment, exchange)
  if ('refusal' in read) return read.refusal
  const { platform, account, webhook } = read.input
  if (!store.accounts.find(platform, account))
    return refuse(`There is no account ${account}`, [{ path: 'account', message: 'unknown' }])
  const written = commentOf(store, read.input)
  if (typeof written === 'string') return refuse(written, [{ path: 'mediaId', message: 'unknown' }])
  store.commit({ type: 'comment-written', comment: written })
  const variant = WEBHOOK_VARIANTS.find((one) => one === webhook)
  const mode = WEBHOOK_MODES.find((one) => one === webhook) ?? 'once'
  void sendInMode(mode, () => senders[platform]?.comment?.(written, 'written', variant))
  return json(201, { id: written.id })
}

/** The author edits or removes a comment, or the account hides it. */
export function changeComment(
  store: Store,
  senders: Record<string, WebhookSender>,
  exchange: Exchange,
  id: string,
): Answer {
  const comment = store.posts.comment(id)
  if (!comment) return json(404, { message: 'We couldn’t find this comment', code: 'NOT_FOUND' })
  const read = readInput(CommentEdit, exchange)
  if ('refusal' in read) return read.refusal
  const { webhook, ...change } = read.input
  const before = { ...comment }
  store.commit({ type: 'comment-changed', id, change: { ...change, updatedAt: store.clock.now().toISOString() } })
  const send = () => senders[comment.platform]?.comment?.(comment, newsOf(change))
  if (webhook === 'overtaken') {
    send()
    senders[comment.platform]?.comment?.(before, 'written')
  } else void sendInMode(webhook, send)
  return json(200, { id })
}

/** Comments of an account or post, newest first, with their replies. */
export function listComments(store: Store, { query }: Exchange): Answer {
  const [platform, account, post] = ['platform', 'account', 'post'].map((name) => query.get(name) ?? '')
  const posts = post ? [post] : store.posts.of(platform!, account!).map(({ id }) => id)
  return json(200, { data: posts.flatMap((id) => store.posts.comments(id)).toReversed() })
}

function commentOf(store: Store, input: z.infer<typeof NewComment>): SocialComment | string {
  const { platform, account, mediaId, parentId, username, text } = input
  const parent = parentId ? store.posts.comment(parentId) : null
  if (parentId && !parent) return `There is no comment ${parentId}`
  const postId = mediaId ?? parent?.postId ?? store.posts.of(platform, account).at(-1)?.id ?? firstPost(store, input)
  const post = store.posts.find(postId)
  if (!post || post.account !== account) return `There is no post ${postId}`
  const at = store.clock.now().toISOString()
  const number = platform === 'tiktok' ? longId(store) : store.nextId()
  const id = platform === 'facebook' ? `${postId.split('_').at(-1)}_${number}` : number
  return {
    id,
    platform,
    account,
    postId,
    parentId: parent?.id ?? null,
    author: username === '' ? null : { id: personId(username), username },
    own: false,
    text,
    createdAt: at,
    updatedAt: at,
    hidden: false,
    deleted: false,
  }
}

function firstPost(store: Store, { platform, account }: { platform: string; account: string }): string {
  const post = newPost(store, { platform, account, caption: 'Hello' })
  store.commit({ type: 'post-published', post })
  return post.id
}

function newsOf({ text, deleted, hidden }: { text?: string; deleted?: boolean; hidden?: boolean }): CommentEvent {
  if (deleted) return 'removed'
  if (text !== undefined) return 'edited'
  return hidden ? 'hidden' : 'shown'
}

const NewComment = z.object({
  platform: z.enum(SOCIAL),
  account: z.string().min(1),
  mediaId: z.string().min(1).optional(),
  /** The comment that it replies to. */
  parentId: z.string().min(1).optional(),
  text: z.string().trim().min(1).max(10_000),
  /** Empty if the platform doesn't reveal the author. */
  username: z.string().max(200),
  webhook: z.enum([...WEBHOOK_MODES, ...WEBHOOK_VARIANTS]).default('once'),
})

const CommentEdit = z.object({
  text: z.string().trim().min(1).max(10_000).optional(),
  hidden: z.boolean().optional(),
  deleted: z.boolean().optional(),
  webhook: z.enum(EDIT_MODES).default('once'),
})
