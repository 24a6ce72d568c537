import { z } from 'zod'
import { audited, call, unaudited } from './call.ts'
import { discountStatuses, discountTypes, editableTypes } from './discount-rules.ts'

export { discountStatuses, discountTypes } from './discount-rules.ts'

export const discount = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  type: z.enum(discountTypes),
  /** Percent, or an amount in the shop's currency; null where the shop names none. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  status: z.enum(discountStatuses),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  usage_limit: z.number().int().nullable(),
  times_used: z.number().int(),
  /** The comment whose reply it was made for. */
  commentId: z.string().nullable(),
  /** Sent replies that name the code. */
  handedOut: z.number().int(),
  /** Orders of the shop that used it, and what they took off, in its currency; null before the orders were read. */
  orders: z.number().int().nullable(),
  savings: z.number().nullable(),
  /** Whether it can be changed here: a code of a percentage, an amount or free shipping, that the shop knows. */
  editable: z.boolean(),
})
export type Discount = z.infer<typeof discount>

/** Sums over every code of the brand. */
export const discountFigures = z.object({
  active: z.number().int(),
  /** When the next one starts; null where none waits. */
  nextStart: z.string().nullable(),
  scheduled: z.number().int(),
  /** As the shop counts it. */
  timesUsed: z.number().int(),
  codes: z.number().int(),
  /** What codes took off the orders that were read; null before, or where the shop does not let us read orders. */
  savings: z.array(z.object({ currency: z.string(), amount: z.number() })).nullable(),
  orders: z.number().int().nullable(),
  /** Sent replies that name a code, and orders that used one of those codes afterwards. */
  handedOut: z.number().int(),
  handedOutOrders: z.number().int().nullable(),
  /** Orders of handed-out codes per hundred handed out; null without one. */
  conversionRate: z.number().nullable(),
})
export type DiscountFigures = z.infer<typeof discountFigures>

const moment = z.iso.datetime({ offset: true, error: 'Enter a valid date and time' })

/** Codes of the brand's shop; the shop makes them and says what became of them. */
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
        /** When the shop was read; null before the first time. */
        syncedAt: z.string().nullable(),
        /** Why there is nothing, or nothing new: no shop, right missing, shop not answering. */
        problem: z.string().nullable(),
        figures: discountFigures,
        /** Why savings and conversion can't be told; null where they are. */
        ordersProblem: z.string().nullable(),
      }),
    ),
  create: call
    .meta({ who: 'member', permission: 'discounts.manage', idempotent: true, rate: 'discountPerCompany' })
    .meta(audited('discount.asked', 'discount.created'))
    .route({ method: 'POST', path: '/api/discounts', summary: 'Create a code in the store, once' })
    .input(
      z
        .object({
          type: z.enum(editableTypes).default('percentage'),
          /** Percent, 1 to 100, where it is one; the console offers 15. */
          percent: z.number().int().min(1).max(100).optional(),
          /** Of the shop's currency, for a fixed amount. */
          amount: z.number().positive().max(1_000_000).multipleOf(0.01).optional(),
          /** Null is no limit. */
          usageLimit: z.number().int().min(1).max(100_000).nullable().default(1),
          startsAt: moment.optional(),
          endsAt: moment.nullable().optional(),
          /** Days from now until it ends, where `endsAt` is not given; null is without end. */
          days: z.number().int().min(1).max(365).nullable().default(30),
          /** Made up where none is given. */
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
    .output(z.object({ success: z.literal(true), data: discount })),
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
        /** Can't be changed in a shop: only the same one is taken. */
        type: z.enum(discountTypes).optional(),
        /** Percent, or of the shop's currency. */
        amount: z.number().positive().max(1_000_000).multipleOf(0.01).optional(),
        /** active resumes or begins it, expired ends it, scheduled needs a start to come. */
        status: z.enum(['active', 'scheduled', 'expired']).optional(),
        starts_at: moment.optional(),
        ends_at: moment.nullable().optional(),
        usage_limit: z.number().int().min(1).max(100_000).nullable().optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), data: discount })),
  pause: call
    .meta({ who: 'member', permission: 'discounts.manage', rate: 'discountPerCompany' })
    .meta(audited('discount.paused'))
    .route({ method: 'POST', path: '/api/discounts/{code}/pause', summary: 'Pause a discount' })
    .input(z.object({ code: z.string().min(1).max(200) }))
    .output(z.object({ success: z.literal(true), data: discount })),
  resume: call
    .meta({ who: 'member', permission: 'discounts.manage', rate: 'discountPerCompany' })
    .meta(audited('discount.resumed'))
    .route({ method: 'POST', path: '/api/discounts/{code}/resume', summary: 'Resume a discount' })
    .input(z.object({ code: z.string().min(1).max(200) }))
    .output(z.object({ success: z.literal(true), data: discount })),
  refresh: call
    .meta({ who: 'member', permission: 'discounts.manage', rate: 'discountPerCompany' })
    .meta(unaudited('read-again'))
    .route({ method: 'POST', path: '/api/discounts/refresh', summary: 'Sync discounts and orders now' })
    .output(z.object({ success: z.literal(true), problem: z.string().nullable() })),
}
