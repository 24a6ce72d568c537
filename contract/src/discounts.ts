import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { discountStatuses, discountTypes, editableTypes } from './discount-rules.ts'

export { discountStatuses, discountTypes } from './discount-rules.ts'

export const discount = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  type: z.enum(discountTypes),
  /** A percentage, or an amount in the shop's currency; null if the shop returns neither. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  status: z.enum(discountStatuses),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  usage_limit: z.number().int().nullable(),
  times_used: z.number().int(),
  /** The comment whose reply the code was created for. */
  commentId: z.string().nullable(),
  /** Number of sent replies that contain the code. */
  handedOut: z.number().int(),
  /**
   * The shop's orders that used the code, and their total discount in its currency; null before
   * orders were read.
   */
  orders: z.number().int().nullable(),
  savings: z.number().nullable(),
  /**
   * Whether it can be edited here: a percentage, amount, or free shipping code that exists in the
   * shop.
   */
  editable: z.boolean(),
})
export type Discount = z.infer<typeof discount>

/** Totals of all codes of the brand. */
export const discountFigures = z.object({
  active: z.number().int(),
  /** When the next scheduled code starts; null without one. */
  nextStart: z.string().nullable(),
  scheduled: z.number().int(),
  /** As counted by the shop. */
  timesUsed: z.number().int(),
  codes: z.number().int(),
  /**
   * Total discount of all orders read; null before the first read or without permission to read
   * orders.
   */
  savings: z.array(z.object({ currency: z.string(), amount: z.number() })).nullable(),
  orders: z.number().int().nullable(),
  /** Sent replies that contain a code, and later orders that used one of those codes. */
  handedOut: z.number().int(),
  handedOutOrders: z.number().int().nullable(),
  /** Orders with codes from replies per 100 codes sent; null if none were sent. */
  conversionRate: z.number().nullable(),
})
export type DiscountFigures = z.infer<typeof discountFigures>

const moment = z.iso.datetime({ offset: true, error: 'Enter a valid date and time' })

/** Discount codes of the brand's shop; the shop is their source of truth. */
export const discounts = {
  list: call
    .route({
      method: 'GET',
      path: '/api/discounts',
      summary: 'List the store’s discounts as last synced, active ones first',
    })
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(discount),
        /** When the shop was last read; null before the first read. */
        syncedAt: z.string().nullable(),
        /**
         * Why codes are missing or outdated: no shop, missing permission, or the shop doesn't
         * respond.
         */
        problem: z.string().nullable(),
        figures: discountFigures,
        /** Why savings and conversion are unavailable; null if they are available. */
        ordersProblem: z.string().nullable(),
      }),
    ),
  create: call
    .meta({ who: 'member', permission: 'discounts.manage', idempotent: true, rate: 'discountPerCompany' })
    .meta(audited('discount.requested', 'discount.created'))
    .route({ method: 'POST', path: '/api/discounts', summary: 'Create a code in the store, once' })
    .input(
      z
        .object({
          type: z.enum(editableTypes).default('percentage'),
          /** Percentage codes: 1 to 100; the console suggests 15. */
          percent: z.number().int().min(1).max(100).optional(),
          /** Amount codes: in the shop's currency. */
          amount: z.number().positive().max(1_000_000).multipleOf(0.01).optional(),
          /** Null means no limit. */
          usageLimit: z.number().int().min(1).max(100_000).nullable().default(1),
          startsAt: moment.optional(),
          endsAt: moment.nullable().optional(),
          /** Days from now until the code expires, if `endsAt` is not set; null means never. */
          days: z.number().int().min(1).max(365).nullable().default(30),
          /** Generated if omitted. */
          code: z
            .string()
            .trim()
            .regex(/^[A-Z0-9-]{4,32}$/, 'Use 4 to 32 capital letters, digits or hyphens')
            .optional(),
          title: z.string().trim().min(1).max(100).optional(),
          commentId: z.uuid('Invalid comment ID').optional(),
        })
        .refine((given) => given.type !== 'percentage' || given.percent !== undefined, {
          path: ['percent'],
          message: 'Enter a percentage',
        })
        .refine((given) => given.type !== 'fixed_amount' || given.amount !== undefined, {
          path: ['amount'],
          message: 'Enter an amount',
        }),
    )
    .output(response(discount)),
  update: call
    .meta({ who: 'member', permission: 'discounts.manage', rate: 'discountPerCompany' })
    .meta(audited('discount.changed'))
    .route({
      method: 'PUT',
      path: '/api/discounts/{code}',
      summary: 'Update a discount in the store, by code or ID. Omitted fields stay the same',
    })
    .input(
      z.object({
        code: z.string().min(1).max(200),
        title: z.string().trim().min(1, 'Enter a title').max(100).optional(),
        /** The kind of a code can't change; only the current kind is accepted. */
        type: z.enum(discountTypes).optional(),
        /** A percentage, or an amount in the shop's currency. */
        amount: z.number().positive().max(1_000_000).multipleOf(0.01).optional(),
        /** active resumes or starts it, expired ends it, scheduled requires a future start. */
        status: z.enum(['active', 'scheduled', 'expired']).optional(),
        starts_at: moment.optional(),
        ends_at: moment.nullable().optional(),
        usage_limit: z.number().int().min(1).max(100_000).nullable().optional(),
      }),
    )
    .output(response(discount)),
  pause: call
    .meta({ who: 'member', permission: 'discounts.manage', rate: 'discountPerCompany' })
    .meta(audited('discount.paused'))
    .route({ method: 'POST', path: '/api/discounts/{code}/pause', summary: 'Pause a discount' })
    .input(z.object({ code: z.string().min(1).max(200) }))
    .output(response(discount)),
  resume: call
    .meta({ who: 'member', permission: 'discounts.manage', rate: 'discountPerCompany' })
    .meta(audited('discount.resumed'))
    .route({ method: 'POST', path: '/api/discounts/{code}/resume', summary: 'Resume a discount' })
    .input(z.object({ code: z.string().min(1).max(200) }))
    .output(response(discount)),
  refresh: call
    .meta({ who: 'member', permission: 'discounts.manage', rate: 'discountPerCompany' })
    .meta(unaudited('read-again'))
    .route({ method: 'POST', path: '/api/discounts/refresh', summary: 'Sync discounts and orders now' })
    .output(z.object({ success: z.literal(true), problem: z.string().nullable() })),
}
