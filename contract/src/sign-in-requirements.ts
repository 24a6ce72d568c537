import { z } from 'zod'
import { audited, call, response } from './call.ts'
import { owners } from './roles.ts'

/** Choices for the password age at which the company requires a change. */
export const passwordDays = 90
/** Time between turning a requirement on and its effect. */
export const requirementNoticeDays = 7

export const requirementNames = ['passwordChange', 'secondFactor'] as const
export type RequirementName = (typeof requirementNames)[number]

/** What a person must do before other calls work; also the error codes. */
export const missingRequirements = ['PASSWORD_EXPIRED', 'SECOND_FACTOR_REQUIRED'] as const
export type MissingRequirement = (typeof missingRequirements)[number]

/** The company's sign-in requirements for one person. */
export const ownRequirements = z.object({
  missing: z.enum(missingRequirements).nullable(),
  /** When their password expires; null without a password or a requirement. */
  passwordBy: z.string().nullable(),
  /** When they need two-factor sign-in; null if they have it or it isn't required. */
  secondFactorBy: z.string().nullable(),
  /** Two-factor sign-in is or will be required, so it can't be turned off. */
  secondFactor: z.boolean(),
})
export type OwnRequirements = z.infer<typeof ownRequirements>

/** When each requirement takes effect; null if it is off. */
export const companyRequirements = z.object({
  passwordFrom: z.string().nullable(),
  secondFactorFrom: z.string().nullable(),
  /** Members who would have to act today. */
  oldPasswords: z.number().int(),
  withoutFactor: z.number().int(),
})
export type CompanyRequirements = z.infer<typeof companyRequirements>

const done = response(companyRequirements)
const forAdmins = call.meta({ who: 'member', roles: owners, scope: 'company' })

/** A company's sign-in requirements. */
export const signInRequirements = {
  read: forAdmins
    .route({
      method: 'GET',
      path: '/api/company/sign-in-requirements',
      summary: 'Get the company’s sign-in requirements',
    })
    .output(done),
  save: call
    .meta({ who: 'member', roles: owners, scope: 'company', stepUp: true })
    .meta(audited('company.demands-changed'))
    .route({
      method: 'PUT',
      path: '/api/company/sign-in-requirements',
      summary: 'Turn a requirement on or off. It takes effect after seven days, and the admin must meet it first',
    })
    .input(z.object({ requirement: z.enum(requirementNames), on: z.boolean() }))
    .output(done),
}
