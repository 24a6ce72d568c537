import { z } from 'zod'
import { call } from './call.ts'
import { writers } from './roles.ts'

export const discountTypes = ['percentage', 'fixed_amount', 'free_shipping', 'buy_x_get_y', 'other'] as const
export const discountStatuses = ['making', 'active', 'scheduled', 'expired', 'failed', 'unknown'] as const

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
})
export type Discount = z.infer<typeof discount>

/** Codes of the brand's shop; the shop makes them and says what became of them. */
export const discounts = {
  list: call
    .route({
      method: 'GET',
      path: '/api/discounts',
      summary: 'Discounts of the shop as it last told, active ones first',
    })
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(discount),
        /** When the shop was read; null before the first time. */
        syncedAt: z.string().nullable(),
        /** Why there is nothing, or nothing new: no shop, right missing, shop not answering. */
        problem: z.string().nullable(),
      }),
    ),
  create: call
    .meta({ who: 'member', roles: writers, idempotent: true, rate: 'discountPerCompany' })
    .route({ method: 'POST', path: '/api/discounts', summary: 'Have a new code made in the shop, once' })
    .input(
      z.object({
        /** Percent, 1 to 100; the console offers 15. */
        percent: z.number().int().min(1).max(100),
        usageLimit: z.number().int().min(1).max(100_000).default(1),
        /** Days from now until it ends; none is without end. */
        days: z.number().int().min(1).max(365).nullable().default(30),
        /** Made up where none is given. */
        code: z
          .string()
          .trim()
          .regex(/^[A-Z0-9-]{4,32}$/, 'A code is 4 to 32 capital letters, digits or hyphens')
          .optional(),
        title: z.string().trim().min(1).max(100).optional(),
        commentId: z.uuid('Not a comment id').optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), data: discount })),
}
