import { z } from 'zod'
import { call } from './call.ts'
import { memberRoles, userRoles } from './roles.ts'

export const user = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(userRoles),
  memberRole: z.enum(memberRoles).nullable(),
  emailVerified: z.boolean(),
  /** 0 onboarding not done, 1 done. */
  firstimeSetup: z.union([z.literal(0), z.literal(1)]),
  profilePic: z.string().nullable(),
  shopifyDomain: z.string().nullable(),
  shopifySessionId: z.string().nullable(),
  shopifyAccessToken: z.string().nullable(),
  BizamplyId: z.string().nullable(),
  companyName: z.string().nullable(),
  timezone: z.string(),
  locale: z.string(),
})
export type User = z.infer<typeof user>

export const auth = {
  csrfToken: call
    .meta({ who: 'open' })
    .route({ method: 'GET', path: '/auth/csrf-token', summary: 'A fresh CSRF token, also as cookie and header' })
    .output(z.object({ csrfToken: z.string() })),
  login: call
    .meta({ who: 'open' })
    .route({ method: 'POST', path: '/auth/login', summary: 'Sign in; sets the session cookie, answers its token' })
    .input(z.object({ email: z.string(), password: z.string(), rememberMe: z.boolean().optional() }))
    .output(z.object({ success: z.literal(true), token: z.string(), user, message: z.string() })),
  logout: call
    .meta({ who: 'open' })
    .route({ method: 'POST', path: '/auth/logout', summary: 'End this session' })
    .output(z.object({ success: z.literal(true) })),
  status: call
    .meta({ who: 'open' })
    .route({ method: 'GET', path: '/auth/status', summary: 'Who is signed in' })
    .output(z.object({ authenticated: z.boolean(), user: user.nullable() })),
}
