/** Currencies that Shopify doesn't support for prices. */
const UNPRICED = new Set(['CUC', 'CUP', 'KPW', 'SLE', 'SVC', 'XCG', 'XDR', 'XSU', 'ZWG', 'ZWL'])
const CURRENCIES = Intl.supportedValuesOf('currency').filter((code) => !UNPRICED.has(code))

/** The billing part of the Admin API (2026-10). */
export const BILLING_SCHEMA = `
enum CurrencyCode { ${CURRENCIES.join(' ')} }
enum AppSubscriptionStatus { ACCEPTED ACTIVE CANCELLED DECLINED EXPIRED FROZEN PENDING }
enum AppPurchaseStatus { ACCEPTED ACTIVE DECLINED EXPIRED PENDING }
enum AppPricingInterval { ANNUAL EVERY_30_DAYS }
enum AppSubscriptionReplacementBehavior { APPLY_IMMEDIATELY APPLY_ON_NEXT_BILLING_CYCLE STANDARD }
enum AppSubscriptionSortKeys { CREATED_AT ID }
enum AppTransactionSortKeys { CREATED_AT ID }
input MoneyInput { amount: Decimal! currencyCode: CurrencyCode! }
input AppSubscriptionDiscountValueInput { amount: Decimal percentage: Float }
input AppSubscriptionDiscountInput { durationLimitInIntervals: Int value: AppSubscriptionDiscountValueInput }
input AppRecurringPricingInput { price: MoneyInput! interval: AppPricingInterval = EVERY_30_DAYS
  discount: AppSubscriptionDiscountInput }
input AppUsagePricingInput { cappedAmount: MoneyInput! terms: String! }
input AppPlanInput { appRecurringPricingDetails: AppRecurringPricingInput appUsagePricingDetails: AppUsagePricingInput }
input AppSubscriptionLineItemInput { plan: AppPlanInput! }
interface Node { id: ID! }
type AppRecurringPricing { price: MoneyV2! interval: AppPricingInterval! }
type AppUsagePricing { cappedAmount: MoneyV2! terms: String! interval: AppPricingInterval! }
union AppPricingDetails = AppRecurringPricing | AppUsagePricing
type AppPlanV2 { pricingDetails: AppPricingDetails! }
type AppSubscriptionLineItem { id: ID! plan: AppPlanV2! }
type AppSubscription implements Node { id: ID! name: String! status: AppSubscriptionStatus! test: Boolean!
  createdAt: DateTime! currentPeriodEnd: DateTime trialDays: Int! returnUrl: URL!
  lineItems: [AppSubscriptionLineItem!]! }
type AppPurchaseOneTime implements Node { id: ID! name: String! status: AppPurchaseStatus! test: Boolean!
  createdAt: DateTime! price: MoneyV2! }
type AppSubscriptionConnection { nodes: [AppSubscription!]! pageInfo: PageInfo! }
type AppPurchaseOneTimeConnection { nodes: [AppPurchaseOneTime!]! pageInfo: PageInfo! }
type AppSubscriptionCreatePayload { appSubscription: AppSubscription confirmationUrl: URL userErrors: [UserError!]! }
type AppPurchaseOneTimeCreatePayload { appPurchaseOneTime: AppPurchaseOneTime confirmationUrl: URL
  userErrors: [UserError!]! }
type AppSubscriptionCancelPayload { appSubscription: AppSubscription userErrors: [UserError!]! }
type AppInstallation implements Node { id: ID! accessScopes: [AccessScope!]! activeSubscriptions: [AppSubscription!]!
  allSubscriptions(first: Int, after: String, sortKey: AppSubscriptionSortKeys = CREATED_AT, reverse: Boolean = false):
    AppSubscriptionConnection!
  oneTimePurchases(first: Int, after: String, sortKey: AppTransactionSortKeys = CREATED_AT, reverse: Boolean = false):
    AppPurchaseOneTimeConnection! }
extend type QueryRoot {
  node(id: ID!): Node
}
extend type Mutation {
  appSubscriptionCreate(name: String!, returnUrl: URL!, lineItems: [AppSubscriptionLineItemInput!]!, test: Boolean = false,
    trialDays: Int, replacementBehavior: AppSubscriptionReplacementBehavior = STANDARD): AppSubscriptionCreatePayload
  appPurchaseOneTimeCreate(name: String!, returnUrl: URL!, price: MoneyInput!, test: Boolean = false):
    AppPurchaseOneTimeCreatePayload
  appSubscriptionCancel(id: ID!, prorate: Boolean = false): AppSubscriptionCancelPayload
}`
