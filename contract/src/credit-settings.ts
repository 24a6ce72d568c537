import { z } from 'zod'
import { call, response, unaudited } from './call.ts'
import { creditSettings as settings } from './credits.ts'

const between = (min: number, max: number, label: string) =>
  z
    .number()
    .int(`${label} must be a whole number`)
    .min(min, `${label} must be at least ${min}`)
    .max(max, `${label} must be at most ${max}`)

/** Minimum and maximum of each price; the dialog clamps to them. */
export const creditRanges = {
  freeCredits: [0, 1000],
  generateCredits: [1, 10],
  sendCredits: [1, 10],
  whatsappExtraCredits: [0, 10],
} as const
export type CreditField = keyof typeof creditRanges

export const creditSettingsInput = z.object({
  freeCredits: between(...creditRanges.freeCredits, 'Free credits'),
  generateCredits: between(...creditRanges.generateCredits, 'Generate credits'),
  sendCredits: between(...creditRanges.sendCredits, 'Send credits'),
  whatsappExtraCredits: between(...creditRanges.whatsappExtraCredits, 'WhatsApp extra credits'),
  /** The version being edited. If a newer one exists, the call fails with 409 CONFLICT. */
  version: z.number().int().min(1),
})
export type CreditSettingsInput = z.infer<typeof creditSettingsInput>

export const impactDays = 30

/** Charges of all customers in the last 30 days. */
export const priceImpact = z.object({
  drafts: z.number().int(),
  sends: z.number().int(),
  /** Credits charged. */
  spent: z.number().int(),
  /** Credits that the new prices would have charged. */
  would: z.number().int(),
  /** Customers with too few credits for the new prices. */
  runOut: z.number().int(),
})
export type PriceImpact = z.infer<typeof priceImpact>

const inRange = (range: readonly [number, number]) => z.coerce.number().int().min(range[0]).max(range[1])

/** Prices for all companies; holds and quotes keep the prices that they were made with. */
export const creditSettings = {
  history: call
    .meta({ who: 'administrator', administration: 'customers.read' })
    .route({ method: 'GET', path: '/api/admin/credit-settings', summary: 'List the latest 100 price versions' })
    .output(response(z.array(settings))),
  impact: call
    .meta({ who: 'administrator', administration: 'prices.manage' })
    .route({
      method: 'GET',
      path: '/api/admin/credit-settings/impact',
      summary: 'Preview what the last 30 days would have cost at these prices',
    })
    .input(
      z.object({
        generateCredits: inRange(creditRanges.generateCredits),
        sendCredits: inRange(creditRanges.sendCredits),
        whatsappExtraCredits: inRange(creditRanges.whatsappExtraCredits),
      }),
    )
    .output(response(priceImpact)),
  save: call
    .meta({ who: 'administrator', administration: 'prices.manage', stepUp: true })
    .meta(unaudited('versioned'))
    .route({ method: 'POST', path: '/api/credits/settings', summary: 'Save a new price version' })
    .input(creditSettingsInput)
    .output(response(settings)),
}
