import { z } from 'zod'
import { administratorRoles } from './administration.ts'
import { call, response, unaudited } from './call.ts'
import { userRoles } from './roles.ts'
import { emailField } from './sign-up-form.ts'

export const administrator = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  role: z.enum(administratorRoles),
  secondFactor: z.boolean(),
  lastLogin: z.string().nullable(),
})
export type Administrator = z.infer<typeof administrator>

export const administratorList = z.object({
  administrators: z.array(administrator),
  /** Whether administrators must use two-factor sign-in before any call works. */
  secondFactorRequired: z.boolean(),
  /** The 50 newest. */
  changes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      before: z.enum(userRoles),
      after: z.enum(userRoles),
      /** Null if the account was deleted. */
      by: z.string().nullable(),
      at: z.string(),
    }),
  ),
})
export type AdministratorList = z.infer<typeof administratorList>

const done = response(administratorList)

/** Administrators and their permissions. */
export const administrators = {
  list: call
    .meta({ who: 'administrator', administration: 'administrators.manage' })
    .route({
      method: 'GET',
      path: '/api/admin/administrators',
      summary: 'List administrators, their roles and who assigned them',
    })
    .output(done),
  save: call
    .meta({ who: 'administrator', administration: 'administrators.manage', stepUp: true })
    .meta(unaudited('versioned'))
    .route({
      method: 'PUT',
      path: '/api/admin/administrators',
      summary: 'Assign a role to a user with a verified address. `user` removes it. You can’t change your own',
    })
    .input(z.object({ email: emailField, role: z.enum(userRoles) }))
    .output(done),
}
