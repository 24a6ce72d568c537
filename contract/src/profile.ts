import { z } from 'zod'
import { call, response, unaudited } from './call.ts'
import { planIds } from './plans.ts'
import { memberRoles } from './roles.ts'

/** Fields that aren't set are null. */
export const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Country used to validate the number, ISO 3166, e.g. `DE`. */
  phoneCountry: z.string().nullable(),
  location: z.string().nullable(),
  /** ISO day. */
  birthday: z.string().nullable(),
  bio: z.string().nullable(),
  /** The role in the company; `administrator` for administrators without a company. */
  role: z.enum([...memberRoles, 'administrator']).nullable(),
  brandRoles: z.array(z.object({ BrandId: z.string(), BrandName: z.string(), role: z.enum(memberRoles) })),
  profilePic: z.string().nullable(),
  joinDate: z.string(),
  /** Shopify's id of the running subscription. */
  currentSubscriptionId: z.string().nullable(),
  /** The company's plan. */
  accountType: z.enum(planIds),
  /** Increases with each edit of the profile. */
  version: z.number().int(),
})
export type Profile = z.infer<typeof profile>

/** An empty string or null clears a field. All other fields of a user are ignored. */
export const profileInput = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  /** Full name; `firstName` and `lastName` take precedence. */
  name: z.string().optional(),
  phone: z.string().nullable().optional(),
  phoneCountry: z.string().nullable().optional(),
  location: z.string().nullable().optional(),
  /** `yyyy-m-d` or `d/m/yyyy`. */
  birthday: z.string().nullable().optional(),
  bio: z.string().nullable().optional(),
  /**
   * The version that was read; if it is stale, 409 `CONFLICT` returns the newer `profile` in its
   * details.
   */
  version: z.number().int().optional(),
})
export type ProfileInput = z.infer<typeof profileInput>

const whole = z.object({ success: z.literal(true), data: profile, message: z.string() })

/** `/api/user/profile` is an alias. `profilePicture` in routes.ts takes the picture. */
export const profiles = {
  read: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/profile', summary: 'Get your profile and your company’s plan' })
    .output(response(profile)),
  save: call
    .meta({ who: 'user' })
    .meta(unaudited('own-settings'))
    .route({ method: 'PUT', path: '/api/profile', summary: 'Update your profile. Omitted fields stay the same' })
    .input(profileInput)
    .output(whole),
  removePicture: call
    .meta({ who: 'user' })
    .meta(unaudited('own-settings'))
    .route({ method: 'DELETE', path: '/api/profile/avatar', summary: 'Remove your picture' })
    .output(z.object({ success: z.literal(true), data: z.object({ profilePic: z.null() }), message: z.string() })),
}
