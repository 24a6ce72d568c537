import type { Store } from '../store/store.ts'
import { has, isApproved } from './access.ts'
import type { ApiCaller } from './api-caller.ts'
import { pageOf, type PageAsk } from './page-of.ts'

export function listSubscriptions(store: Store, { shop }: ApiCaller, ask: PageAsk) {
  return pageOf(store.webhooks.of('shopify', shop).map(present), ask, ({ id }) => id)
}

export function createSubscription(
  store: Store,
  caller: ApiCaller,
  { topic, webhookSubscription: { uri, filter } }: { topic: string; webhookSubscription: RequestedSubscription },
) {
  const { shop, token } = caller
  const refused = (message: string, field = 'uri') => ({
    webhookSubscription: null,
    userErrors: [{ field: [field], message }],
  })
  const scope = SCOPES[topic.split('_')[0] ?? '']
  if (scope && !has(caller, scope)) {
    const name = topic.toLowerCase().replace('_', '/')
    return refused(`Invalid topic specified: ${name}. Does it exist? Is there a missing access scope?`, 'topic')
  }
  if (topic.startsWith('ORDERS_') && !isApproved(store, shop)) return refused(NOT_APPROVED, 'topic')
  if (topic.startsWith('METAOBJECTS_') && !/^type:[$\w][\w$:-]*$/.test(filter ?? ''))
    return refused(NO_FILTER, 'webhookSubscription')
  if (!uri || !URL.canParse(uri)) return refused('Address is invalid')
  if (store.webhooks.has('shopify', shop, topic, uri)) return refused('Address for this topic has already been taken')
  const webhook = {
    platform: 'shopify',
    account: shop,
    key: topic,
    url: uri,
    signingKey: token.signingKey,
    filter: filter ?? null,
  }
  store.commit({ type: 'webhook-added', webhook })
  return { webhookSubscription: present(webhook), userErrors: [] }
}

interface RequestedSubscription {
  uri?: string
  filter?: string | null
}

const present = ({ key, url, filter = null }: { key: string; url: string; filter?: string | null }) => ({
  id: `gid://shopify/WebhookSubscription/${Buffer.from(key + url)
    .toString('hex')
    .slice(0, 12)}`,
  topic: key,
  uri: url,
  filter,
})

/** The scopes that each webhook topic requires. */
const SCOPES: Record<string, string> = {
  PRODUCTS: 'read_products',
  METAOBJECTS: 'read_metaobjects',
  DISCOUNTS: 'read_discounts',
  ORDERS: 'read_orders',
}

// Recorded in Shopify/shopify-api-ruby#1347; metaobject topics need a filter: shopify.dev, webhooks, sub-topics.
const NO_FILTER = 'The specified filter is invalid, please ensure you specify the field(s) you wish to filter on.'

// Recorded in Shopify/cli#3443; the URL is from July 2026.
const NOT_APPROVED =
  'This app is not approved to subscribe to webhook topics containing protected customer data. ' +
  'See https://shopify.dev/docs/apps/launch/protected-customer-data for more details.'
