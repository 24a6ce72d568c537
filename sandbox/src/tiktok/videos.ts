import type { Answer } from '../server/exchange.ts'
import type { Account } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import { withoutScope, type Ask } from './access.ts'
import { badParameter, ok } from './envelope.ts'
import { pageOf, unixTime } from './page-of.ts'

export const usernameOf = ({ name, details }: Account): string =>
  details['username'] ?? name.toLowerCase().replace(/[^a-z0-9]+/g, '')

export function describeAccount(_: Store, ask: Ask): Answer {
  const fields = requestedFields(ask)
  if (!fields) return badParameter('fields must be a JSON array')
  const { account } = ask
  const all = { username: usernameOf(account), display_name: account.name, profile_image: PICTURE, followers_count: 12 }
  const needed = ['user.info.basic', ...fields.flatMap((field) => SCOPES[field] ?? [])]
  const refused = needed.map((scope) => withoutScope(ask, scope)).find((answer) => answer !== null)
  return refused ?? ok(only(all, fields))
}

/** Newest first. */
export function listVideos(store: Store, ask: Ask): Answer {
  const fields = requestedFields(ask)
  if (!fields) return badParameter('fields must be a JSON array')
  const videos = store.posts.of('tiktok', ask.account.account).toReversed()
  const shown = videos.map(({ id, caption, createdAt, picture }) => ({
    item_id: id,
    ...only(
      {
        caption,
        create_time: String(unixTime(createdAt)),
        share_url: `https://www.tiktok.com/@${usernameOf(ask.account)}/video/${id}`,
        thumbnail_url: picture === null ? PICTURE : `https://cdn.shopify.com/demo/${picture}`,
        comments: store.posts.comments(id).length,
        likes: 0,
      },
      fields,
    ),
  }))
  return withoutScope(ask, 'video.list') ?? pageOf('videos', shown, ask.given, { usual: 20, most: 20 })
}

function requestedFields({ given }: Ask): string[] | null {
  try {
    const value: unknown = JSON.parse(given['fields'] ?? '')
    return Array.isArray(value) ? value.map(String) : null
  } catch {
    return null
  }
}

const only = (all: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))

const PICTURE = 'https://cdn.shopify.com/demo/pictures/alder.svg'

// Each field needs a permission, else 40001: business/get in github.com/bububa/tiktok-business, REQUIRED_SCOPES in
// chatwoot.
const SCOPES: Record<string, string> = { username: 'user.info.username', followers_count: 'user.info.stats' }
