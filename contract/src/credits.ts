import { z } from 'zod'
import { call } from './call.ts'
import { cursor, page, pageLimit } from './paging.ts'

export const entryTypes = ['usage', 'refill', 'bonus', 'adjustment', 'refund'] as const
export const entryStatuses = ['success', 'pending', 'failed'] as const

export const balance = z.object({
  totalCredits: z.number().int(),
  /** Settled and held together, so that available = total - used always. */
  usedCredits: z.number().int(),
  availableCredits: z.number().int(),
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
  /** Signed: negative spends, positive adds. */
  credits: z.number().int(),
  creditsUsed: z.number().int(),
  creditsAdded: z.number().int(),
  /** Available credits right after this entry; null while it is held or was released. */
  balanceAfter: z.number().int().nullable(),
  commentId: z.string().nullable(),
  /** JSON text of {customerMessage, generatedResponse} (spec 2 section 3). */
  messageContent: z.string(),
  generatedResponse: z.string().nullable(),
  description: z.string(),
  createdAt: z.string(),
})
export type Transaction = z.infer<typeof transaction>

export const credits = {
  balance: call
    .route({ method: 'GET', path: '/api/credits/balance', summary: 'Credits of the company' })
    .output(z.object({ success: z.literal(true), data: balance })),
  info: call
    .route({ method: 'GET', path: '/api/credits/info', summary: 'The balance at the top level' })
    .output(balance.extend({ success: z.literal(true), data: balance })),
  settings: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/credits/settings', summary: 'What generating and sending cost' })
    .output(z.object({ success: z.literal(true), data: creditSettings })),
  transactions: call
    .route({ method: 'GET', path: '/api/credits/transactions', summary: 'Entries and holds, newest first' })
    .input(
      z.object({
        limit: pageLimit,
        cursor,
        commentId: z.uuid().optional(),
        type: z.enum(entryTypes).optional(),
        status: z.enum(entryStatuses).optional(),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        transactions: z.array(transaction),
        data: z.object({
          transactions: z.array(transaction),
          pagination: page,
          currentBalance: balance,
        }),
      }),
    ),
}
