import { z } from 'zod'
import { call, unaudited } from './call.ts'
import { planIds } from './plans.ts'
import { memberRoles } from './roles.ts'

/** Fields that aren't set are null. */
export const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** The country whose rules the number was judged by, ISO 3166, e.g. `DE`. */
  phoneCountry: z.string().nullable(),
  location: z.string().nullable(),
  /** ISO day. */
  birthday: z.string().nullable(),
  bio: z.string().nullable(),
  /** The role in the company; `administrator` of who runs the product and is in none. */
  role: z.enum([...memberRoles, 'administrator']).nullable(),
  brandRoles: z.array(z.object({ BrandId: z.string(), BrandName: z.string(), role: z.enum(memberRoles) })),
  profilePic: z.string().nullable(),
  joinDate: z.string(),
  /** Shopify's number of the running subscription. */
  currentSubscriptionId: z.string().nullable(),
  /** The plan of the company. */
  accountType: z.enum(planIds),
  /** Goes up with each change of what the person wrote. */
  version: z.number().int(),
})
export type Profile = z.infer<typeof profile>

/** An empty text or null takes a value away. Nothing else of a user can be set here, whatever else is sent. */
export const profileInput = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  /** Both names as one; `firstName` and `lastName` go before it. */
  name: z.string().optional(),
  phone: z.string().nullable().optional(),
  phoneCountry: z.string().nullable().optional(),
  location: z.string().nullable().optional(),
  /** `yyyy-m-d` or `d/m/yyyy`. */
  birthday: z.string().nullable().optional(),
  bio: z.string().nullable().optional(),
  /** The one that was read: 409 `CONFLICT` with the newer `profile` in its details when there is another. */
  version: z.number().int().optional(),
})
export type ProfileInput = z.infer<typeof profileInput>

const whole = z.object({ success: z.literal(true), data: profile, message: z.string() })

/** `/api/user/profile` is the same. `profilePicture` in routes.ts takes the picture. */
export const profiles = {
  read: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/profile', summary: 'Get your profile and your company’s plan' })
    .output(z.object({ success: z.literal(true), data: profile })),
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
