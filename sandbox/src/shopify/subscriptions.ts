import type { World } from '../world/world.ts'
import { has } from './access.ts'
import type { Asker } from './graphql.ts'

export function listSubscriptions(world: World, { shop }: Asker) {
  const nodes = world.webhooks.of('shopify', shop).map(present)
  return { nodes, pageInfo: { hasNextPage: false, endCursor: null } }
}

export function createSubscription(
  world: World,
  asker: Asker,
  { topic, webhookSubscription: { uri } }: { topic: string; webhookSubscription: { uri?: string } },
) {
  const { shop, token } = asker
  const refused = (message: string, field = 'uri') => ({
    webhookSubscription: null,
    userErrors: [{ field: [field], message }],
  })
  const scope = SCOPES[topic.split('_')[0] ?? '']
  if (scope && !has(asker, scope)) {
    const name = topic.toLowerCase().replace('_', '/')
    return refused(`Invalid topic specified: ${name}. Does it exist? Is there a missing access scope?`, 'topic')
  }
  if (!uri || !URL.canParse(uri)) return refused('Address is invalid')
  if (world.webhooks.has('shopify', shop, topic, uri)) return refused('Address for this topic has already been taken')
  const webhook = { platform: 'shopify', account: shop, key: topic, url: uri, signingKey: token.signingKey }
  world.commit({ type: 'webhook-added', webhook })
  return { webhookSubscription: present(webhook), userErrors: [] }
}

const present = ({ key, url }: { key: string; url: string }) => ({
  id: `gid://shopify/WebhookSubscription/${Buffer.from(key + url)
    .toString('hex')
    .slice(0, 12)}`,
  topic: key,
  uri: url,
})

/** What somebody must be allowed to read who wants to be told of it. */
const SCOPES: Record<string, string> = {
  PRODUCTS: 'read_products',
  METAOBJECTS: 'read_metaobjects',
  DISCOUNTS: 'read_discounts',
  ORDERS: 'read_orders',
}
