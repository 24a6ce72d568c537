import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { usernameOf as nameAtInstagram } from '../instagram/username.ts'
import { REVIEWS, type ProductReview } from '../shopify/metaobjects.ts'
import { sendShopWebhook } from '../shopify/send-shop-webhook.ts'
import { longId } from '../tiktok/long-id.ts'
import { usernameOf as nameAtTiktok } from '../tiktok/videos.ts'
import { sendInMode, WEBHOOK_MODES, type WebhookSender } from '../webhooks/webhook-sender.ts'
import type { Account } from '../store/accounts.ts'
import { ANSWERS } from '../store/merchant-answers.ts'
import type { SocialComment } from '../store/posts.ts'
import type { Store } from '../store/store.ts'
import { readInput, refuse } from './read-input.ts'
import type { ShopifyControl } from './shopify.ts'

type NewAnswerInput = z.infer<typeof NewAnswer>

/**
 * The merchant replies on the platform itself, so nothing enters the record. Judge.me is missing: it has no webhook
 * or call that reports such a reply.
 */
export function replyAtPlatform(
  store: Store,
  { senders, shopify }: { senders: Record<string, WebhookSender>; shopify: ShopifyControl },
  exchange: Exchange,
): Answer {
  const read = readInput(NewAnswer, exchange)
  if ('refusal' in read) return read.refusal
  const { platform, target } = read.input
  if (platform === 'yotpo') return replyAtYotpo(store, read.input)
  if (platform === 'shopify') return replyInStore(store, shopify, read.input)
  const to = store.posts.comment(target)
  const account = to && store.accounts.find(platform, to.account)
  if (!to || !account) return unknown(target)
  const answer = answerOf(store, account, to, read.input.text)
  store.commit({ type: 'comment-written', comment: answer })
  void sendInMode(read.input.webhook, () => senders[platform]?.comment?.(answer, 'written'))
  return json(201, { id: answer.id })
}

function answerOf(store: Store, account: Account, to: SocialComment, text: string): SocialComment {
  const { platform } = to
  const number = platform === 'tiktok' ? longId(store) : store.nextId()
  const at = store.clock.now().toISOString()
  const names = { instagram: nameAtInstagram(account), facebook: account.name, tiktok: nameAtTiktok(account) }
  return {
    id: platform === 'facebook' ? `${to.postId.split('_').at(-1)}_${number}` : number,
    platform,
    account: to.account,
    postId: to.postId,
    parentId: to.parentId ?? to.id,
    author: { id: to.account, username: names[platform as keyof typeof names] },
    own: true,
    text,
    createdAt: at,
    updatedAt: at,
    hidden: false,
    deleted: false,
  }
}

function replyAtYotpo(store: Store, { target, text }: NewAnswerInput): Answer {
  if (!store.reviews.has(Number(target))) return unknown(target)
  const value = { text, at: store.clock.now().toISOString() }
  store.commit({ type: 'stored', collection: ANSWERS, key: target, value })
  return json(201, { id: target })
}

function replyInStore(
  store: Store,
  { app, productUrl }: ShopifyControl,
  { target, text, webhook }: NewAnswerInput,
): Answer {
  const review = store.collections.get(REVIEWS, target) as ProductReview | null
  if (!review) return unknown(target)
  const at = store.clock.now().toISOString()
  store.commit({
    type: 'stored',
    collection: REVIEWS,
    key: target,
    value: { ...review, reply: text, repliedAt: at, updatedAt: at },
  })
  const body = { id: `gid://shopify/Metaobject/${target}`, type: 'product_review' }
  const product = { url: productUrl, clientSecret: app.clientSecret }
  void sendInMode(webhook, () =>
    sendShopWebhook(store, product, { shop: review.shop, topic: 'metaobjects/update', body }),
  )
  return json(201, { id: target })
}

const unknown = (target: string): Answer =>
  refuse(`There is no comment ${target}`, [{ path: 'target', message: 'unknown' }])

const NewAnswer = z.object({
  platform: z.enum(['shopify', 'yotpo', 'instagram', 'facebook', 'tiktok']),
  /** The comment or review to reply to. */
  target: z.string().min(1),
  text: z.string().trim().min(1).max(2000),
  webhook: z.enum(WEBHOOK_MODES).default('once'),
})
