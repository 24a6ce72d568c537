import type { Outbound } from '../../outbound/outbound.ts'
import type { Platform } from '../platform.ts'
import type { Patience } from '../read-patiently.ts'
import { createAuthorizer, withoutProducts } from './authorize.ts'
import { createBilling } from './billing.ts'
import { createClient, type ClientOptions } from './client.ts'
import { createDiscounts } from './discounts.ts'
import { editReply, withdrawReply } from './edit-reply.ts'
import { listProducts } from './list-products.ts'
import { listReviews } from './list-reviews.ts'
import { readShop } from './read-shop.ts'
import { findReply, postReply } from './reply.ts'
import { verifyWebhook } from './signature.ts'
import { ensureWebhooks, parseWebhook, webhookAccounts } from './webhooks.ts'

export interface ShopifyConfig extends Patience {
  clientId: string | null
  clientSecret: string | null
  apiVersion?: string | null
  timeoutMs?: number
  now?: () => Date
  onRejected?: ClientOptions['onRejected']
}

/** Latest stable version of the Admin API. Each is supported for about a year. */
export const VERSION = '2026-10'

/** Credentials are `{ token, refresh? }`; the account is the shop's myshopify.com domain. */
export function createShopify(
  outbound: Outbound,
  { clientId, clientSecret, apiVersion, ...patience }: ShopifyConfig,
): Platform {
  const client = createClient(outbound, { apiVersion: apiVersion ?? VERSION, ...patience })
  return {
    key: 'shopify',
    name: 'Shopify',
    accountIsShop: true,
    authorizer: clientId && clientSecret ? createAuthorizer(outbound, client, { clientId, clientSecret }) : null,
    // A multi-line text field takes far more; review apps display about this much.
    replyLimit: 2000,
    canReadReplies: true,
    // A review may belong to another app, which alone may write to it.
    repliesApart: true,
    order: 'newest-first',
    testConnection: (access) => readShop(client, access),
    discounts: createDiscounts(client),
    billing: createBilling(client),
    listProducts: (access, cursor) => listProducts(client, access, cursor),
    withoutProducts,
    listComments: (access, cursor) => listReviews(client, access, cursor),
    countComments: () => Promise.resolve(null),
    reply: (access, reply, onBegun) => postReply(client, access, reply, onBegun),
    findReply: (access, reply) => findReply(client, access, reply),
    editReply: (access, { externalId }, text) => editReply(client, access, externalId, text),
    withdrawReply: (access, { externalId }) => withdrawReply(client, access, externalId),
    ensureWebhooks: (access, address) => ensureWebhooks(client, access, address),
    webhookAccounts,
    verifyWebhook: (headers, rawBody, _access, now) => verifyWebhook(headers, rawBody, clientSecret, now),
    parseWebhook,
  }
}
