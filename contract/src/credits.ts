import { z } from 'zod'
import { audited, call, response } from './call.ts'
import { entryStatuses, entryTypes, transactionPlatforms } from './transaction-filter.ts'
import { cursor, pageLimit, pageNumber } from './paging.ts'
import { sizes } from './size-limits.ts'
export { entryStatuses, entryTypes } from './transaction-filter.ts'

export const balance = z.object({
  totalCredits: z.number().int(),
  /** Charged and held credits together, so that available = total - used always holds. */
  usedCredits: z.number().int(),
  availableCredits: z.number().int(),
  /** The part of `used` that is held; only in the balance call. */
  heldCredits: z.number().int().optional(),
})
export type Balance = z.infer<typeof balance>

export const creditSettings = z.object({
  freeCredits: z.number().int(),
  generateCredits: z.number().int(),
  sendCredits: z.number().int(),
  whatsappExtraCredits: z.number().int(),
  lastUpdated: z.string().nullable(),
  updatedBy: z.string().nullable(),
  version: z.number().int(),
})
export type CreditSettings = z.infer<typeof creditSettings>

export const transaction = z.object({
  _id: z.string(),
  BrandId: z.string().nullable(),
  BrandName: z.string().nullable(),
  type: z.enum(entryTypes),
  platform: z.string(),
  status: z.enum(entryStatuses),
  /** Signed: negative for usage, positive for additions. */
  credits: z.number().int(),
  creditsUsed: z.number().int(),
  creditsAdded: z.number().int(),
  /** Available credits after this entry; null while it is held or if it was released. */
  balanceAfter: z.number().int().nullable(),
  commentId: z.string().nullable(),
  /** JSON text of {customerMessage, generatedResponse}. */
  messageContent: z.string(),
  generatedResponse: z.string().nullable(),
  description: z.string(),
  createdAt: z.string(),
  /** Why it failed or was canceled, as shown to people; null otherwise. */
  reason: z.string().nullable(),
  /** Name of the user; null for automatic entries and deleted accounts. */
  userName: z.string().nullable(),
  /** Prices that the hold was made with; null for entries that aren't usage. */
  priceVersion: z.number().int().nullable(),
  /** Other details: action, hold, grant and its key, refunded entry, charge. */
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type Transaction = z.infer<typeof transaction>

/** Totals of all entries that match the filter. */
export const transactionTotals = z.object({
  /** Charged usage; held credits are in `held`. */
  creditsUsed: z.number().int(),
  creditsAdded: z.number().int(),
  held: z.number().int(),
  /** Number of entries by kind. */
  generated: z.number().int(),
  sent: z.number().int(),
  refills: z.number().int(),
  bonuses: z.number().int(),
  adjustments: z.number().int(),
  refunds: z.number().int(),
})
export type TransactionTotals = z.infer<typeof transactionTotals>

export const transactionFilter = z.object({
  commentId: z.uuid('Invalid comment ID').optional(),
  type: z.enum(entryTypes).optional(),
  status: z.enum(entryStatuses).optional(),
  platform: z.enum(transactionPlatforms).optional(),
  /** Searches messages, replies, descriptions, reasons, and ids. */
  search: z.string().trim().max(sizes.search).optional(),
  /** Days in the brand's timezone, inclusive. */
  startDate: z.iso.date('Use a date like 2026-11-21').optional(),
  endDate: z.iso.date('Use a date like 2026-11-21').optional(),
})

/** `nextCursor` opens the next page without page numbers. */
export const numberedPage = z.object({
  currentPage: z.number().int(),
  limit: z.number().int(),
  totalCount: z.number().int(),
  totalPages: z.number().int(),
  hasPrev: z.boolean(),
  hasNext: z.boolean(),
  nextCursor: z.string().nullable(),
})

/** How long the credits last at the recent pace. */
export const creditForecast = z.object({
  available: z.number().int(),
  /** Charged in the last `days` days. */
  used: z.number().int(),
  days: z.number().int(),
  /** Null if no credits were used: they don't run out. */
  lastsDays: z.number().nullable(),
  runsOutAt: z.string().nullable(),
  /** The plan's next credits. */
  renewal: z.object({ at: z.string(), credits: z.number().int() }).nullable(),
})
export type CreditForecast = z.infer<typeof creditForecast>

const perDay = z.number().int().min(0).max(1_000_000).nullable()

/**
 * Daily spending limit; null means no limit. A limit of one brand or member overrides the default.
 */
export const spendingLimitsInput = z.object({
  company: perDay,
  eachBrand: perDay,
  eachMember: perDay,
  brands: z.array(z.object({ brandId: z.uuid(), perDay: perDay.unwrap() })).max(200),
  members: z.array(z.object({ userId: z.uuid(), perDay: perDay.unwrap() })).max(500),
  /** Admins are notified below this balance; null means a tenth of all credits ever added. */
  lowAt: z.number().int().min(0).max(1_000_000).nullable(),
  /** Of the limits that were changed; the server rejects an older one. Without it, they are replaced. */
  version: z.string().max(64).optional(),
})
export type SpendingLimitsInput = z.infer<typeof spendingLimitsInput>

export const spendingLimits = spendingLimitsInput.extend({
  version: z.string(),
  /** Names of all brands and members, with today's usage. */
  today: z.object({
    company: z.number().int(),
    brands: z.array(z.object({ brandId: z.string(), name: z.string(), used: z.number().int() })),
    members: z.array(z.object({ userId: z.string(), name: z.string(), used: z.number().int() })),
  }),
})
export type SpendingLimits = z.infer<typeof spendingLimits>

export const credits = {
  balance: call
    .route({ method: 'GET', path: '/api/credits/balance', summary: 'Get the company’s credits' })
    .output(response(balance)),
  info: call
    .route({
      method: 'GET',
      path: '/api/credits/info',
      summary: 'Get the balance, with its fields at the top level of the response',
    })
    .output(balance.extend({ success: z.literal(true), data: balance })),
  settings: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/credits/settings', summary: 'Get the prices for generating and sending' })
    .output(response(creditSettings)),
  transactions: call
    .route({ method: 'GET', path: '/api/credits/transactions', summary: 'List entries and holds, newest first' })
    .input(
      transactionFilter.extend({
        limit: pageLimit,
        cursor,
        /** A number returns that page; otherwise the entries after the cursor. */
        page: pageNumber.optional(),
        /** `false` omits the totals. */
        totals: z.enum(['true', 'false']).optional(),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        transactions: z.array(transaction),
        data: z.object({
          transactions: z.array(transaction),
          pagination: numberedPage,
          currentBalance: balance,
          totals: transactionTotals.nullable(),
        }),
      }),
    ),
  transaction: call
    .route({ method: 'GET', path: '/api/credits/transactions/{transactionId}', summary: 'Get an entry or hold' })
    .input(z.object({ transactionId: z.uuid('Invalid transaction ID') }))
    .output(response(transaction)),
  forecast: call
    .route({ method: 'GET', path: '/api/credits/forecast', summary: 'Get when credits run out at this week’s pace' })
    .output(response(creditForecast)),
  spendingLimits: call
    .route({
      method: 'GET',
      path: '/api/credits/spending-limits',
      summary: 'Get daily spending limits and today’s usage',
    })
    .output(response(spendingLimits)),
  saveSpendingLimits: call
    .meta({ who: 'member', permission: 'credits.manage', scope: 'company' })
    .meta(audited('credits.capped'))
    .route({
      method: 'PUT',
      path: '/api/credits/spending-limits',
      summary: 'Set spending limits and the low-balance notification',
    })
    .input(spendingLimitsInput)
    .output(response(spendingLimits)),
  refund: call
    .meta({ who: 'administrator', administration: 'credits.manage', stepUp: true })
    .meta(audited('credits.refunded'))
    .route({
      method: 'POST',
      path: '/api/admin/customers/{companyId}/transactions/{transactionId}/refund',
      summary: 'Refund a usage entry, once',
    })
    .input(
      z.object({
        companyId: z.string().min(1).max(100),
        transactionId: z.uuid('Invalid transaction ID'),
        reason: z.string().trim().min(1, 'Enter a reason').max(300),
      }),
    )
    .output(response(transaction)),
}
