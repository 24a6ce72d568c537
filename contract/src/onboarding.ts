import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { sizes } from './size-limits.ts'
import { companySizes, industries, termsVersion } from './onboarding-choices.ts'

const name = z.string().max(sizes.name)
const link = z.string().max(sizes.link)
const shop = z.object({ shop: link, shopifySessionId: link, shopifyAccessToken: link })

export const onboardingStatus = z.object({
  success: z.literal(true),
  bizamplyId: z.string().nullable(),
  brands: z.array(z.object({ BrandId: z.string(), BrandName: z.string(), ServiceConnected: z.array(z.string()) })),
  companyName: z.string().nullable(),
  /** The company's onboarding; null without a company. */
  status: z.string().nullable(),
  /**
   * `company`: no company. `brands`: no brands. `services`: no brand is fully connected. `ready`:
   * one brand is.
   */
  setupStatus: z.enum(['company', 'brands', 'services', 'ready', 'done']),
})
export type OnboardingStatus = z.infer<typeof onboardingStatus>

/** Wizard state between visits; never a password. */
export const onboardingDraft = z.strictObject({
  firstName: name.optional(),
  lastName: name.optional(),
  companyName: name.optional(),
  companySize: z.string().max(40).optional(),
  industry: z.string().max(60).optional(),
  jobRole: name.optional(),
  brands: z.array(name).max(50).optional(),
  selectedBrandId: z.string().max(40).nullish(),
  terms: z.boolean().optional(),
  marketing: z.boolean().optional(),
})
export type OnboardingDraft = z.infer<typeof onboardingDraft>

const draftAnswer = response(z.object({ step: z.number().int(), draft: onboardingDraft }).nullable())

export const submitUserInput = z.object({
  company: z.union([
    name,
    z.object({
      companyName: name,
      companySize: z.enum(companySizes).optional(),
      industry: z.enum(industries).optional(),
    }),
  ]),
  brands: z.array(z.union([name, z.object({ brandName: name, shopify: shop.nullish() })])).max(50),
  personalInfo: z.object({
    firstName: name,
    lastName: name,
    /** Display only; the account's address doesn't change. */
    email: z.string().max(sizes.email).optional(),
    jobRole: name.optional(),
  }),
  isUpdate: z.boolean().optional(),
})
export type SubmitUserInput = z.infer<typeof submitUserInput>

export const onboarding = {
  status: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/onboarding/onboard-status', summary: 'Get setup progress' })
    .output(onboardingStatus),
  submitUser: call
    .meta({ who: 'user' })
    .meta(audited('company.created', 'company.changed'))
    .route({
      method: 'POST',
      path: '/onboarding/submit-user',
      summary: 'Create the missing company and brands. With isUpdate, rename them too',
    })
    .input(submitUserInput)
    .output(onboardingStatus),
  submit: call
    .meta({ who: 'user' })
    .meta(audited('company.changed'))
    .route({ method: 'POST', path: '/onboarding/submit', summary: 'Complete setup with the accepted terms' })
    .input(
      z.object({
        companySize: z.enum(companySizes).optional(),
        industry: z.enum(industries).optional(),
        jobRole: name.optional(),
        terms: z.literal(true, 'Please accept the Terms of Service and Privacy Policy'),
        termsVersion: z.literal(termsVersion, 'The terms have changed. Read and accept them again'),
        marketing: z.boolean().optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string() })),
  skip: call
    .meta({ who: 'user' })
    .meta(unaudited('own-settings'))
    .route({ method: 'POST', path: '/onboarding/skip', summary: 'Skip the remaining setup steps' })
    .output(z.object({ success: z.literal(true), message: z.string() })),
  draft: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/onboarding/draft', summary: 'Get the saved wizard state' })
    .output(draftAnswer),
  keepDraft: call
    .meta({ who: 'user' })
    .meta(unaudited('form-draft'))
    .route({ method: 'PUT', path: '/onboarding/draft', summary: 'Save the wizard state' })
    .input(z.object({ step: z.number().int().min(0).max(2), draft: onboardingDraft }))
    .output(draftAnswer),
}
