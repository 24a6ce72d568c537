import { buildSchema, graphql, isScalarType, type GraphQLError, type GraphQLSchema } from 'graphql'
import { fieldsOf, type Exchange } from '../server/exchange.ts'
import type { Store } from '../store/store.ts'
import type { ApiCaller } from './api-caller.ts'
import { billingRoots } from './billing/roots.ts'
import { discountRoots } from './discounts/roots.ts'
import { metaobjectUpdate, readMetaobject, readMetaobjects } from './metaobjects.ts'
import { listOrders } from './orders/list-orders.ts'
import type { PageAsk } from './page-of.ts'
import { listProducts, showShop } from './products.ts'
import { SCHEMA } from './schema.ts'
import { createSubscription, listSubscriptions } from './subscriptions.ts'

let schema: GraphQLSchema | null = null

function sandboxSchema(): GraphQLSchema {
  const built = buildSchema(SCHEMA)
  const time = built.getType('DateTime')
  // Whole seconds, as in every recorded response (airhorns/shopify-draft-proxy, 2026-04).
  if (isScalarType(time)) time.serialize = (value) => String(value).replace(/\.\d+Z$/, 'Z')
  return built
}

/** Like Shopify: always 200, with errors and the cost in the body. */
export async function answerGraphql(store: Store, caller: ApiCaller, body: Record<string, unknown>): Promise<unknown> {
  const source = typeof body['query'] === 'string' ? body['query'] : ''
  const variableValues = typeof body['variables'] === 'object' && body['variables'] ? { ...body['variables'] } : {}
  const rootValue = rootOf(store, caller)
  const result = await graphql({ schema: (schema ??= sandboxSchema()), source, variableValues, rootValue })
  const status = { maximumAvailable: 2000, currentlyAvailable: 1990, restoreRate: 100 }
  const cost = { requestedQueryCost: 12, actualQueryCost: 10, throttleStatus: status }
  const errors = result.errors?.map((error) => ({
    message: error.message,
    path: error.path,
    extensions: isJudged(error) ? error.extensions : { code: codeOf(error.message) },
  }))
  return { ...(result.data ? { data: result.data } : {}), ...(errors ? { errors } : {}), extensions: { cost } }
}

// Validation errors have no path, syntax errors have no code.
const isJudged = ({ path, message }: GraphQLError): boolean => path !== undefined || message.startsWith('Syntax Error')

// Codes as recorded from the Admin API (airhorns/shopify-draft-proxy, 2026-04); the messages are graphql-js's.
function codeOf(message: string): string {
  const [code] = CODES.find(([, words]) => words.test(message)) ?? ['argumentLiteralsIncompatible']
  return code
}

const CODES: readonly (readonly [string, RegExp])[] = [
  ['undefinedField', /^Cannot query field/],
  ['missingRequiredArguments', /argument ".*" of type ".*" is required/i],
  ['INVALID_VARIABLE', /^Variable /],
]

function rootOf(store: Store, caller: ApiCaller) {
  return {
    shop: () => showShop(store, caller),
    products: (given: Parameters<typeof listProducts>[2]) => listProducts(store, caller, given),
    productsCount: () => ({ count: listProducts(store, caller, { first: 1 }).total }),
    metaobjects: (given: Parameters<typeof readMetaobjects>[2]) => readMetaobjects(store, caller, given),
    metaobject: (given: { id: string }) => readMetaobject(store, caller, given),
    ...billingRoots(store, caller),
    webhookSubscriptions: (given: PageAsk) => listSubscriptions(store, caller, given),
    webhookSubscriptionCreate: (given: Parameters<typeof createSubscription>[2]) =>
      createSubscription(store, caller, given),
    ...discountRoots(store, caller),
    orders: (given: Parameters<typeof listOrders>[2]) => listOrders(store, caller, given),
    metaobjectUpdate: (given: Parameters<typeof metaobjectUpdate>[2]) => metaobjectUpdate(store, caller, given),
  }
}

/** Whether the request is a write: a reply to a review, a discount, or a charge. */
export function isReply(exchange: Exchange): boolean {
  const { query } = fieldsOf(exchange) ?? {}
  return typeof query === 'string' && WRITES.test(query)
}

const WRITES = /\bmutation\b[\s\S]*\b(metaobjectUpdate|discountCode[A-Z]\w+|appSubscription\w+|appPurchaseOneTime\w+)\b/
