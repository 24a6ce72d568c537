import { call, openTestSandbox } from './open-test-sandbox.ts'

export const STORE = 'alder.myshopify.com'
export const OTHER = 'fern.myshopify.com'

/** A sandbox with two connected shops: `ask` queries one of them, `hear` subscribes to its webhooks. */
export async function openShopifySandbox({
  scopes = ['all'],
  approved = true,
}: { scopes?: string[]; approved?: boolean } = {}) {
  const apps = { shopify: { clientId: 'sh-app', clientSecret: 'sh-secret' } }
  const setup = await openTestSandbox({ apps })
  const { sandbox, control } = setup
  for (const account of [STORE, OTHER]) {
    const details = { currency: 'EUR', timezone: 'America/New_York', id: account === STORE ? '9' : '10' }
    const token = tokenOf(account)
    await control('POST', '/accounts', { platform: 'shopify', account, name: account, token, scopes, details })
    if (approved) await control('POST', '/protected', { shop: account })
  }
  const ask = (query: string, variables: object = {}, shop = STORE) =>
    call(
      sandbox,
      'POST',
      `/${shop}/admin/api/2026-10/graphql.json`,
      { query, variables },
      { 'x-shopify-access-token': tokenOf(shop) },
    )
  const hear = async (topic: string, uri: string, shop = STORE, filter: string | null = null) => {
    const webhookSubscription = { uri, format: 'JSON', ...(filter === null ? {} : { filter }) }
    return (await ask(SUBSCRIBE, { topic, webhookSubscription }, shop)).json.data.webhookSubscriptionCreate
  }
  return { ...setup, ask, hear }
}

const tokenOf = (shop: string): string => `shpat_of_${shop}`

const SUBSCRIBE = `mutation S($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) { userErrors { message } } }`
