import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { longId } from '../tiktok/long-id.ts'
import { SOCIAL } from '../store/platforms.ts'
import type { Post } from '../store/posts.ts'
import type { Store } from '../store/store.ts'
import { readInput, refuse } from './read-input.ts'

/** An account publishes a post. */
export function publishPost(store: Store, exchange: Exchange): Answer {
  const read = readInput(NewPost, exchange)
  if ('refusal' in read) return read.refusal
  const { platform, account, caption, kind, at } = read.input
  if (!store.accounts.find(platform, account))
    return refuse(`There is no account ${account}`, [{ path: 'account', message: 'unknown' }])
  const post = newPost(store, { platform, account, caption, kind })
  if (at) post.createdAt = at
  store.commit({ type: 'post-published', post })
  return json(201, { id: post.id })
}

export function newPost(
  store: Store,
  {
    platform,
    account,
    caption,
    kind,
  }: { platform: string; account: string; caption: string; kind?: string | undefined },
): Post {
  const number = platform === 'tiktok' ? longId(store) : store.nextId()
  const id = platform === 'facebook' ? `${account}_${number}` : number
  const createdAt = store.clock.now().toISOString()
  return { id, platform, account, kind: kind ?? KINDS[platform] ?? 'POST', caption, picture: null, createdAt }
}

const KINDS: Record<string, string> = { instagram: 'FEED', facebook: 'status', tiktok: 'VIDEO' }

const NewPost = z.object({
  platform: z.enum(SOCIAL),
  account: z.string().min(1),
  caption: z.string().max(5000).default(''),
  kind: z.string().max(40).optional(),
  at: z.iso.datetime().optional(),
})
