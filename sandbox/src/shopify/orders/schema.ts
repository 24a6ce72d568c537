/** The orders part of the Admin API (2026-10). */
export const ORDER_SCHEMA = `
enum OrderSortKeys { CREATED_AT PROCESSED_AT UPDATED_AT ID }
type MoneyBag { shopMoney: MoneyV2! presentmentMoney: MoneyV2! }
type Order implements Node { id: ID! legacyResourceId: UnsignedInt64! name: String! createdAt: DateTime!
  updatedAt: DateTime! processedAt: DateTime! cancelledAt: DateTime test: Boolean! currencyCode: CurrencyCode!
  discountCode: String discountCodes: [String!]! subtotalPriceSet: MoneyBag totalDiscountsSet: MoneyBag
  totalPriceSet: MoneyBag! currentTotalPriceSet: MoneyBag! currentTotalDiscountsSet: MoneyBag! }
type OrderConnection { nodes: [Order!]! pageInfo: PageInfo! }
extend type QueryRoot {
  orders(first: Int, after: String, query: String, sortKey: OrderSortKeys = PROCESSED_AT, reverse: Boolean = false): OrderConnection!
}`
