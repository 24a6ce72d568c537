import type { Answer } from '../server/exchange.ts'
import type { SocialComment } from '../store/posts.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import { recordChange } from '../store/record-change.ts'
import type { Store } from '../store/store.ts'
import { withoutScope, type Ask } from './access.ts'
import { badParameter, ok } from './envelope.ts'
import { longId } from './long-id.ts'
import { pageOf, unixTime } from './page-of.ts'
import { usernameOf } from './videos.ts'

const READ = 'comment.list'
const WRITE = 'comment.list.manage'

/** Newest first; up to three replies are included with each on request. */
export function listComments(store: Store, ask: Ask): Answer {
  const video = ownVideo(store, ask)
  if (!video) return badParameter('The video does not exist')
  const tops = store.posts.comments(video.id).filter(({ parentId }) => parentId === null)
  const shown = inStatus(tops.toReversed(), ask).map((comment) => ({
    ...present(store, ask, comment),
    ...(ask.given['include_replies'] === 'true'
      ? {
          reply_list: store.posts
            .replies(comment.id)
            .slice(0, ALONG)
            .map((reply) => present(store, ask, reply)),
        }
      : {}),
  }))
  return withoutScope(ask, READ) ?? pageOf('comments', shown, ask.given, { usual: 20, most: 30 })
}

export function listReplies(store: Store, ask: Ask): Answer {
  const comment = ownComment(store, ask)
  if (!comment) return gone()
  const shown = inStatus(store.posts.replies(comment.id), ask).map((reply) => present(store, ask, reply))
  return withoutScope(ask, READ) ?? pageOf('comments', shown, ask.given, { usual: 20, most: 30 })
}

/** The account replies to a comment. Every call adds an entry, because TikTok isn't idempotent. */
export function createReply(store: Store, ask: Ask, sender: WebhookSender): Answer {
  const text = ask.given['text'] ?? ''
  const refused = withoutScope(ask, WRITE)
  if (refused) return refused
  if (!ask.given['video_id']) return badParameter('video_id: Missing data for required field.')
  const to = ownComment(store, ask)
  if (!to || to.postId !== ask.given['video_id']) return gone()
  if (text.trim() === '' || [...text].length > LONGEST) return badParameter(`text must have 1 to ${LONGEST} characters`)
  // Replies have a single level: a reply to a reply belongs to the comment.
  const comment = write(store, ask, { postId: to.postId, parentId: to.parentId ?? to.id, text, target: to.id })
  sender.comment?.(comment, 'written')
  return ok({ ...present(store, ask, comment) })
}

export function createComment(store: Store, ask: Ask, sender: WebhookSender): Answer {
  const text = ask.given['text'] ?? ''
  const refused = withoutScope(ask, WRITE)
  if (refused) return refused
  const video = ownVideo(store, ask)
  if (!video) return badParameter('The video does not exist')
  if (text.trim() === '' || [...text].length > LONGEST) return badParameter(`text must have 1 to ${LONGEST} characters`)
  const comment = write(store, ask, { postId: video.id, parentId: null, text, target: video.id })
  sender.comment?.(comment, 'written')
  return ok(present(store, ask, comment))
}

/** Hides or deletes a comment; only the account's own comments can be deleted. */
export function changeComment(store: Store, ask: Ask, what: 'hide' | 'delete'): Answer {
  const refused = withoutScope(ask, WRITE)
  if (refused) return refused
  const comment = ownComment(store, ask)
  if (!comment) return gone()
  if (what === 'delete' && !comment.own) return badParameter('Only own comments can be deleted')
  const change = what === 'delete' ? { deleted: true } : { hidden: ask.given['action'] === 'HIDE' }
  store.commit({
    type: 'comment-changed',
    id: comment.id,
    change: { ...change, updatedAt: store.clock.now().toISOString() },
  })
  if (what === 'delete') {
    const call = ask.exchange.call?.id ?? null
    recordChange(store, { platform: 'tiktok', kind: 'reply-delete', target: comment.id, text: '', call })
  }
  return ok({})
}

function write(
  store: Store,
  { account, exchange }: Ask,
  { postId, parentId, text, target }: { postId: string; parentId: string | null; text: string; target: string },
): SocialComment {
  const at = store.clock.now().toISOString()
  const comment: SocialComment = {
    id: longId(store),
    platform: 'tiktok',
    account: account.account,
    postId,
    parentId,
    author: { id: account.account, username: usernameOf(account) },
    own: true,
    text,
    createdAt: at,
    updatedAt: at,
    hidden: false,
    deleted: false,
  }
  store.commit({ type: 'comment-written', comment })
  const kind = parentId === null ? 'comment' : 'reply'
  const entry = { at, platform: 'tiktok', kind, target, text, key: null, call: exchange.call?.id ?? null }
  store.commit({ type: 'recorded', entry })
  return comment
}

function present(store: Store, { account }: Ask, comment: SocialComment): Record<string, unknown> {
  const { id, postId, author, text, createdAt, parentId, hidden, own } = comment
  const at = unixTime(createdAt)
  return {
    comment_id: id,
    video_id: postId,
    ...(account.details['authorField'] === 'unique_identifier'
      ? { unique_identifier: author?.id ?? '' }
      : { user_id: author?.id ?? '' }),
    username: author?.username ?? '',
    display_name: author?.username ?? '',
    profile_image: 'https://cdn.shopify.com/demo/pictures/alder.svg',
    text,
    create_time: account.details['timeForm'] === 'number' ? at : String(at),
    likes: 0,
    replies: store.posts.replies(id).length,
    status: hidden ? 'HIDDEN' : 'PUBLIC',
    liked: false,
    pinned: false,
    owner: own,
    // "Returned for replies only": TikTok's reference, as in github.com/bububa/tiktok-business.
    ...(parentId === null ? {} : { parent_comment_id: parentId }),
  }
}

function ownVideo(store: Store, { given, account }: Ask) {
  const video = store.posts.find(given['video_id'] ?? '')
  return video?.platform === 'tiktok' && video.account === account.account ? video : null
}

function ownComment(store: Store, { given, account }: Ask): SocialComment | null {
  const comment = store.posts.comment(given['comment_id'] ?? '')
  return comment?.platform === 'tiktok' && comment.account === account.account ? comment : null
}

const inStatus = (comments: SocialComment[], { given }: Ask): SocialComment[] =>
  given['status'] === 'ALL' ? comments : comments.filter(({ hidden }) => !hidden)

const gone = (): Answer => badParameter('The comment does not exist or has been deleted')

const ALONG = 3
// TikTok's reference of /business/comment/reply/create/, as in github.com/bububa/tiktok-business.
const LONGEST = 150
