import { BILLING_SCHEMA } from './billing/schema.ts'
import { DISCOUNT_SCHEMA } from './discounts/schema.ts'
import { ORDER_SCHEMA } from './orders/schema.ts'

/** The simulated part of the Admin API (2026-10); names and nullability are Shopify's. */
export const SCHEMA = `${BILLING_SCHEMA}${DISCOUNT_SCHEMA}${ORDER_SCHEMA}
scalar DateTime
scalar URL
scalar Decimal
scalar UnsignedInt64
enum ProductSortKeys { UPDATED_AT ID TITLE }
enum WebhookSubscriptionTopic {
  APP_UNINSTALLED APP_SCOPES_UPDATE PRODUCTS_CREATE PRODUCTS_UPDATE PRODUCTS_DELETE
  METAOBJECTS_CREATE METAOBJECTS_UPDATE METAOBJECTS_DELETE DISCOUNTS_CREATE DISCOUNTS_UPDATE DISCOUNTS_DELETE
  ORDERS_CREATE ORDERS_UPDATED ORDERS_CANCELLED APP_SUBSCRIPTIONS_UPDATE APP_PURCHASES_ONE_TIME_UPDATE
}
enum WebhookSubscriptionFormat { JSON }
enum ProductStatus { ACTIVE ARCHIVED DRAFT UNLISTED }
input WebhookSubscriptionInput { uri: String format: WebhookSubscriptionFormat filter: String }
input MetaobjectFieldInput { key: String! value: String! }
input MetaobjectUpdateInput { fields: [MetaobjectFieldInput!] }
type PageInfo { hasNextPage: Boolean! endCursor: String }
type UserError { field: [String!] message: String! }
enum MetaobjectUserErrorCode { NOT_AUTHORIZED RECORD_NOT_FOUND }
type MetaobjectUserError { code: MetaobjectUserErrorCode field: [String!] message: String! }
type Domain implements Node { id: ID! url: URL! host: String! }
type ShopPlan { displayName: String! partnerDevelopment: Boolean! }
type Shop implements Node { id: ID! name: String! myshopifyDomain: String! email: String! contactEmail: String! currencyCode: CurrencyCode! ianaTimezone: String!
  plan: ShopPlan! primaryDomain: Domain! }
type Image { url: URL! altText: String }
type MediaPreviewImage { image: Image }
interface Media { preview: MediaPreviewImage }
type MediaImage implements Media & Node { id: ID! preview: MediaPreviewImage }
type MoneyV2 { amount: Decimal! currencyCode: CurrencyCode! }
type ProductPriceRangeV2 { minVariantPrice: MoneyV2! }
type Product implements Node { id: ID! legacyResourceId: UnsignedInt64! title: String! handle: String! status: ProductStatus! description: String!
  onlineStoreUrl: URL vendor: String! productType: String! updatedAt: DateTime! featuredMedia: Media
  priceRangeV2: ProductPriceRangeV2! }
type ProductConnection { nodes: [Product!]! pageInfo: PageInfo! }
type Count { count: Int! }
type MetaobjectField { key: String! value: String type: String! }
type Metaobject implements Node { id: ID! handle: String! type: String! updatedAt: DateTime! fields: [MetaobjectField!]! }
type MetaobjectConnection { nodes: [Metaobject!]! pageInfo: PageInfo! }
type AccessScope { handle: String! }
type WebhookSubscription implements Node { id: ID! topic: WebhookSubscriptionTopic! uri: String! filter: String }
type WebhookSubscriptionConnection { nodes: [WebhookSubscription!]! pageInfo: PageInfo! }
type WebhookSubscriptionCreatePayload { webhookSubscription: WebhookSubscription userErrors: [UserError!]! }
type MetaobjectUpdatePayload { metaobject: Metaobject userErrors: [MetaobjectUserError!]! }
schema { query: QueryRoot mutation: Mutation }
type QueryRoot {
  shop: Shop!
  products(first: Int, after: String, query: String, sortKey: ProductSortKeys = ID, reverse: Boolean = false): ProductConnection!
  productsCount(query: String): Count
  metaobjects(type: String!, first: Int, after: String, sortKey: String, reverse: Boolean = false): MetaobjectConnection!
  metaobject(id: ID!): Metaobject
  currentAppInstallation: AppInstallation!
  webhookSubscriptions(first: Int, after: String): WebhookSubscriptionConnection!
}
type Mutation {
  webhookSubscriptionCreate(topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionCreatePayload
  metaobjectUpdate(id: ID!, metaobject: MetaobjectUpdateInput!): MetaobjectUpdatePayload
}`
