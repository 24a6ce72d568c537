import { DISCOUNT_KINDS, hasCode, type DiscountKind } from './discount.ts'

const KINDS = Object.values(DISCOUNT_KINDS)

/** The discounts part of the Admin API (2026-10). */
export const DISCOUNT_SCHEMA = `
enum DiscountSortKeys { CREATED_AT ENDS_AT ID RELEVANCE STARTS_AT TITLE UPDATED_AT }
enum DiscountStatus { ACTIVE EXPIRED SCHEDULED }
enum DiscountClass { ORDER PRODUCT SHIPPING }
enum DiscountBuyerSelection { ALL }
enum DiscountErrorCode { ACTIVE_PERIOD_OVERLAP BLANK DUPLICATE END_DATE_BEFORE_START_DATE EXCEEDED_MAX GREATER_THAN
  INTERNAL_ERROR   INVALID MAX_APP_DISCOUNTS MINIMUM_SUBTOTAL_AND_QUANTITY_RANGE_BOTH_PRESENT MISSING_ARGUMENT PRESENT TAKEN TOO_LONG
  TOO_MANY_ARGUMENTS TOO_SHORT VALUE_OUTSIDE_RANGE }
input DiscountContextInput @oneOf { all: DiscountBuyerSelection }
input DiscountItemsInput { all: Boolean }
input DiscountAmountInput { amount: Decimal appliesOnEachItem: Boolean }
input DiscountCustomerGetsValueInput { percentage: Float discountAmount: DiscountAmountInput }
input DiscountCustomerGetsInput { items: DiscountItemsInput value: DiscountCustomerGetsValueInput }
input DiscountCombinesWithInput { orderDiscounts: Boolean = false productDiscounts: Boolean = false
  shippingDiscounts: Boolean = false }
input DiscountMinimumQuantityInput { greaterThanOrEqualToQuantity: UnsignedInt64 }
input DiscountMinimumSubtotalInput { greaterThanOrEqualToSubtotal: Decimal }
input DiscountMinimumRequirementInput { quantity: DiscountMinimumQuantityInput subtotal: DiscountMinimumSubtotalInput }
input DiscountShippingDestinationSelectionInput { all: Boolean = false }
input DiscountCodeBasicInput { title: String code: String startsAt: DateTime endsAt: DateTime usageLimit: Int
  appliesOncePerCustomer: Boolean context: DiscountContextInput customerGets: DiscountCustomerGetsInput
  combinesWith: DiscountCombinesWithInput minimumRequirement: DiscountMinimumRequirementInput
  recurringCycleLimit: Int tags: [String!] }
input DiscountCodeFreeShippingInput { title: String code: String startsAt: DateTime endsAt: DateTime usageLimit: Int
  appliesOncePerCustomer: Boolean context: DiscountContextInput combinesWith: DiscountCombinesWithInput
  minimumRequirement: DiscountMinimumRequirementInput destination: DiscountShippingDestinationSelectionInput
  maximumShippingPrice: Decimal appliesOnOneTimePurchase: Boolean appliesOnSubscription: Boolean
  recurringCycleLimit: Int tags: [String!] }
type DiscountUserError { code: DiscountErrorCode extraInfo: String field: [String!] message: String! }
type DiscountRedeemCode { id: ID! code: String! asyncUsageCount: Int! }
type DiscountRedeemCodeConnection { nodes: [DiscountRedeemCode!]! }
type DiscountPercentage { percentage: Float! }
type DiscountAmount { amount: MoneyV2! appliesOnEachItem: Boolean! }
union DiscountCustomerGetsValue = DiscountPercentage | DiscountAmount
type DiscountCustomerGets { value: DiscountCustomerGetsValue! }
${KINDS.map(typeOf).join('\n')}
union Discount = ${KINDS.join(' | ')}
union DiscountCode = ${KINDS.filter(hasCode).join(' | ')}
type DiscountNode implements Node { id: ID! discount: Discount! }
type DiscountNodeConnection { nodes: [DiscountNode!]! pageInfo: PageInfo! }
type DiscountCodeNode implements Node { id: ID! codeDiscount: DiscountCode! }
${[
  'DiscountCodeBasicCreate',
  'DiscountCodeBasicUpdate',
  'DiscountCodeFreeShippingCreate',
  'DiscountCodeFreeShippingUpdate',
  'DiscountCodeActivate',
  'DiscountCodeDeactivate',
]
  .map((name) => `type ${name}Payload { codeDiscountNode: DiscountCodeNode userErrors: [DiscountUserError!]! }`)
  .join('\n')}
type DiscountCodeDeletePayload { deletedCodeDiscountId: ID userErrors: [DiscountUserError!]! }
extend type QueryRoot {
  discountNodes(first: Int, after: String, query: String, sortKey: DiscountSortKeys = ID, reverse: Boolean = false): DiscountNodeConnection!
  codeDiscountNodeByCode(code: String!): DiscountCodeNode
}
extend type Mutation {
  discountCodeBasicCreate(basicCodeDiscount: DiscountCodeBasicInput!): DiscountCodeBasicCreatePayload
  discountCodeBasicUpdate(id: ID!, basicCodeDiscount: DiscountCodeBasicInput!): DiscountCodeBasicUpdatePayload
  discountCodeFreeShippingCreate(freeShippingCodeDiscount: DiscountCodeFreeShippingInput!): DiscountCodeFreeShippingCreatePayload
  discountCodeFreeShippingUpdate(id: ID!, freeShippingCodeDiscount: DiscountCodeFreeShippingInput!): DiscountCodeFreeShippingUpdatePayload
  discountCodeActivate(id: ID!): DiscountCodeActivatePayload
  discountCodeDeactivate(id: ID!): DiscountCodeDeactivatePayload
  discountCodeDelete(id: ID!): DiscountCodeDeletePayload
}`

function typeOf(name: DiscountKind): string {
  const ofCodes = `usageLimit: Int appliesOncePerCustomer: Boolean! codesCount: Count
  codes(first: Int): DiscountRedeemCodeConnection!`
  const gets = name.endsWith('Basic') ? 'customerGets: DiscountCustomerGets!' : ''
  const summary = name.endsWith('App') ? '' : 'summary: String!'
  const node = name === 'DiscountAutomaticBxgy' ? ['implements Node', 'id: ID!'] : ['', '']
  return `type ${name} ${node[0]} { ${node[1]} title: String! status: DiscountStatus! ${summary} discountClasses: [DiscountClass!]!
  startsAt: DateTime! endsAt: DateTime createdAt: DateTime! updatedAt: DateTime! asyncUsageCount: Int!
  ${hasCode(name) ? ofCodes : ''} ${gets} }`
}
