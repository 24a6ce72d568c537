import { BILLING_SCHEMA } from './billing/schema.ts'

/** As much of the Admin API (2026-10) as is played here; names and nullability are Shopify's. */
export const SCHEMA = `${BILLING_SCHEMA}
scalar DateTime
scalar URL
scalar Decimal
scalar UnsignedInt64
enum ProductSortKeys { UPDATED_AT ID TITLE }
enum DiscountSortKeys { CREATED_AT ENDS_AT ID STARTS_AT TITLE UPDATED_AT }
enum DiscountStatus { ACTIVE EXPIRED SCHEDULED }
enum WebhookSubscriptionTopic {
  APP_UNINSTALLED APP_SCOPES_UPDATE PRODUCTS_CREATE PRODUCTS_UPDATE PRODUCTS_DELETE
  METAOBJECTS_CREATE METAOBJECTS_UPDATE METAOBJECTS_DELETE DISCOUNTS_CREATE DISCOUNTS_UPDATE DISCOUNTS_DELETE
  ORDERS_CREATE ORDERS_UPDATED ORDERS_CANCELLED APP_SUBSCRIPTIONS_UPDATE APP_PURCHASES_ONE_TIME_UPDATE
}
enum WebhookSubscriptionFormat { JSON }
input WebhookSubscriptionInput { uri: String format: WebhookSubscriptionFormat filter: String }
input MetaobjectFieldInput { key: String! value: String! }
input MetaobjectUpdateInput { fields: [MetaobjectFieldInput!] }
enum DiscountBuyerSelection { ALL }
input DiscountContextInput { all: DiscountBuyerSelection }
input DiscountItemsInput { all: Boolean }
input DiscountCustomerGetsValueInput { percentage: Float }
input DiscountCustomerGetsInput { items: DiscountItemsInput value: DiscountCustomerGetsValueInput }
input DiscountCodeBasicInput { title: String code: String startsAt: DateTime endsAt: DateTime usageLimit: Int
  appliesOncePerCustomer: Boolean context: DiscountContextInput customerGets: DiscountCustomerGetsInput }
type PageInfo { hasNextPage: Boolean! endCursor: String }
type UserError { field: [String!] message: String! }
type MetaobjectUserError { code: String field: [String!] message: String! }
type Domain { url: URL! host: String! }
type ShopPlan { displayName: String! partnerDevelopment: Boolean! }
type Shop { id: ID! name: String! myshopifyDomain: String! email: String! currencyCode: CurrencyCode! ianaTimezone: String!
  plan: ShopPlan! primaryDomain: Domain! }
type Image { url: URL! altText: String }
type MediaPreviewImage { image: Image }
type Media { preview: MediaPreviewImage }
type MoneyV2 { amount: Decimal! currencyCode: CurrencyCode! }
type ProductPriceRangeV2 { minVariantPrice: MoneyV2! }
type Product { id: ID! legacyResourceId: UnsignedInt64! title: String! handle: String! status: String! description: String!
  onlineStoreUrl: URL vendor: String! productType: String! updatedAt: DateTime! featuredMedia: Media
  priceRangeV2: ProductPriceRangeV2! }
type ProductConnection { nodes: [Product!]! pageInfo: PageInfo! }
type Count { count: Int! }
type MetaobjectField { key: String! value: String type: String! }
type Metaobject { id: ID! handle: String! type: String! updatedAt: DateTime! fields: [MetaobjectField!]! }
type MetaobjectConnection { nodes: [Metaobject!]! pageInfo: PageInfo! }
type DiscountUserError { code: String field: [String!] message: String! }
type DiscountRedeemCode { id: ID! code: String! asyncUsageCount: Int! }
type DiscountRedeemCodeConnection { nodes: [DiscountRedeemCode!]! }
type DiscountPercentage { percentage: Float! }
type DiscountAmount { amount: MoneyV2! appliesOnEachItem: Boolean! }
union DiscountCustomerGetsValue = DiscountPercentage | DiscountAmount
type DiscountCustomerGets { value: DiscountCustomerGetsValue! }
type DiscountCodeBasic { title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime usageLimit: Int
  asyncUsageCount: Int! codes(first: Int): DiscountRedeemCodeConnection! customerGets: DiscountCustomerGets! }
type DiscountCodeBxgy { title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime usageLimit: Int
  asyncUsageCount: Int! codes(first: Int): DiscountRedeemCodeConnection! }
type DiscountCodeFreeShipping { title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime
  usageLimit: Int asyncUsageCount: Int! codes(first: Int): DiscountRedeemCodeConnection! }
type DiscountAutomaticBasic { title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime
  asyncUsageCount: Int! }
union Discount = DiscountCodeBasic | DiscountCodeBxgy | DiscountCodeFreeShipping | DiscountAutomaticBasic
union DiscountCode = DiscountCodeBasic | DiscountCodeBxgy | DiscountCodeFreeShipping
type DiscountNode { id: ID! discount: Discount! }
type DiscountNodeConnection { nodes: [DiscountNode!]! pageInfo: PageInfo! }
type DiscountCodeNode { id: ID! codeDiscount: DiscountCode! }
type DiscountCodeBasicCreatePayload { codeDiscountNode: DiscountCodeNode userErrors: [DiscountUserError!]! }
type AccessScope { handle: String! }
type WebhookSubscription { id: ID! topic: WebhookSubscriptionTopic! uri: String! }
type WebhookSubscriptionConnection { nodes: [WebhookSubscription!]! pageInfo: PageInfo! }
type WebhookSubscriptionCreatePayload { webhookSubscription: WebhookSubscription userErrors: [UserError!]! }
type MetaobjectUpdatePayload { metaobject: Metaobject userErrors: [MetaobjectUserError!]! }
type Query {
  shop: Shop!
  products(first: Int, after: String, query: String, sortKey: ProductSortKeys, reverse: Boolean): ProductConnection!
  productsCount(query: String): Count
  metaobjects(type: String!, first: Int, after: String, sortKey: String, reverse: Boolean): MetaobjectConnection!
  metaobject(id: ID!): Metaobject
  discountNodes(first: Int, after: String, query: String, sortKey: DiscountSortKeys, reverse: Boolean): DiscountNodeConnection!
  codeDiscountNodeByCode(code: String!): DiscountCodeNode
  currentAppInstallation: AppInstallation!
  webhookSubscriptions(first: Int, after: String): WebhookSubscriptionConnection!
}
type Mutation {
  webhookSubscriptionCreate(topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionCreatePayload
  metaobjectUpdate(id: ID!, metaobject: MetaobjectUpdateInput!): MetaobjectUpdatePayload
  discountCodeBasicCreate(basicCodeDiscount: DiscountCodeBasicInput!): DiscountCodeBasicCreatePayload
}`
