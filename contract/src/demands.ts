import { z } from 'zod'
import { audited, call } from './call.ts'
import { owners } from './roles.ts'

/** How old a password may get where the company demands that it is changed. */
export const passwordDays = 90
/** Between turning a demand on and the day it counts. */
export const demandNoticeDays = 7

export const demandNames = ['passwordChange', 'secondFactor'] as const
export type DemandName = (typeof demandNames)[number]

/** What a person must do before other calls work; also the error codes. */
export const missingDemands = ['PASSWORD_EXPIRED', 'SECOND_FACTOR_REQUIRED'] as const
export type MissingDemand = (typeof missingDemands)[number]

/** What the company demands of one person. */
export const ownDemands = z.object({
  missing: z.enum(missingDemands).nullable(),
  /** From when their password is too old; null without a password or a demand. */
  passwordBy: z.string().nullable(),
  /** From when they need a second factor; null for who has one, and without a demand. */
  secondFactorBy: z.string().nullable(),
  /** Two-factor sign-in is demanded, now or soon: it cannot be turned off. */
  secondFactor: z.boolean(),
})
export type OwnDemands = z.infer<typeof ownDemands>

/** From when each demand counts; null is not demanded. */
export const companyDemands = z.object({
  passwordFrom: z.string().nullable(),
  secondFactorFrom: z.string().nullable(),
  /** Members who would have to act today. */
  oldPasswords: z.number().int(),
  withoutFactor: z.number().int(),
})
export type CompanyDemands = z.infer<typeof companyDemands>

const done = z.object({ success: z.literal(true), data: companyDemands })
const forAdmins = call.meta({ who: 'member', roles: owners, scope: 'company' })

/** What a company demands of how its members sign in. */
export const demands = {
  read: forAdmins
    .route({ method: 'GET', path: '/api/company/demands', summary: 'Get the company’s sign-in requirements' })
    .output(done),
  save: call
    .meta({ who: 'member', roles: owners, scope: 'company', stepUp: true })
    .meta(audited('company.demands-changed'))
    .route({
      method: 'PUT',
      path: '/api/company/demands',
      summary: 'Turn a requirement on or off. It takes effect after seven days, and the admin must meet it first',
    })
    .input(z.object({ demand: z.enum(demandNames), on: z.boolean() }))
    .output(done),
}
