import type { World } from '../world/world.ts'
import type { Asker } from './graphql.ts'

export function listSubscriptions(world: World, { shop }: Asker) {
  const nodes = world.webhooks.of('shopify', shop).map(present)
  return { nodes, pageInfo: { hasNextPage: false, endCursor: null } }
}

export function createSubscription(
  world: World,
  { shop, token }: Asker,
  { topic, webhookSubscription: { uri } }: { topic: string; webhookSubscription: { uri?: string } },
) {
  const refused = (message: string) => ({ webhookSubscription: null, userErrors: [{ field: ['uri'], message }] })
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
