import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { personId } from './person-id.ts'
import type { Store } from './store.ts'

/** Loads the demo brands' pages, profiles and numbers with posts and comments; a missing file counts as empty. */
export function loadDemoAccounts(store: Store, directory: string, secretOf: (platform: string) => string): void {
  const path = join(directory, 'accounts.json')
  const accounts = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DemoAccount[]) : []
  for (const { platform, account, name, brand, details, posts, token, scopes = ['all'] } of accounts) {
    store.accounts.put({ platform, account, name, brand, details: details ?? {} })
    // Connected before the demo starts, with a token that never expires.
    if (token) store.tokens.add({ token, platform, account, scopes, signingKey: secretOf(platform) })
    for (const post of posts ?? []) publish(store, { platform, account, ...post })
  }
}

function publish(store: Store, post: DemoPost & { platform: string; account: string }): void {
  const { id, platform, account, kind, caption, picture = null, minutesAgo, comments } = post
  const at = (ago: number) => new Date(store.epoch.getTime() - ago * 60_000).toISOString()
  store.posts.publish({ id, platform, account, kind, caption, picture, createdAt: at(minutesAgo) })
  const write = (one: Pick<DemoComment, 'id' | 'text' | 'minutesAgo'>, username: string, parentId: string | null) =>
    store.posts.write({
      id: one.id,
      platform,
      account,
      postId: id,
      parentId,
      author: username === '' ? null : { id: parentId ? account : personId(username), username },
      own: parentId !== null,
      text: one.text,
      createdAt: at(one.minutesAgo),
      updatedAt: at(one.minutesAgo),
      hidden: false,
      deleted: false,
    })
  for (const comment of comments ?? []) {
    write(comment, comment.username, null)
    if (comment.reply) write(comment.reply, store.accounts.find(platform, account)?.name ?? account, comment.id)
  }
}

interface DemoAccount {
  platform: string
  account: string
  name: string
  brand: string
  details?: Record<string, string>
  posts?: DemoPost[]
  /** Token of an account that the demo brand has connected. */
  token?: string
  /** Its scopes; all of them by default. */
  scopes?: string[]
}

interface DemoPost {
  id: string
  kind: string
  caption: string
  picture?: string
  minutesAgo: number
  comments?: DemoComment[]
}

interface DemoComment {
  id: string
  username: string
  text: string
  minutesAgo: number
  /** A reply by the account itself. */
  reply?: { id: string; text: string; minutesAgo: number }
}
