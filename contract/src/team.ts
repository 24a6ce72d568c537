import { z } from 'zod'
import { signedIn } from './auth.ts'
import { brandId } from './brands.ts'
import { browserTimezone } from './browser-timezone.ts'
import { audited, call, response, unaudited } from './call.ts'
import { sizes } from './size-limits.ts'
import { termsVersion } from './onboarding-choices.ts'
import { customRole } from './custom-roles.ts'
import { availabilities } from './features.ts'
import { planIds } from './plans.ts'
import { brandRoles, memberRoles, owners } from './roles.ts'

/** How long an invitation link works. */
export const invitationDays = 7

/** Null: `role` applies in every brand. Omitted brands are `none`. */
const ownRoles = z.record(z.string(), z.enum(brandRoles)).nullable()

const teamMember = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  /** The role in the company; an admin is admin in every brand. */
  role: z.enum(memberRoles),
  brands: ownRoles,
  /** Id of their custom role; `role` is then the built-in role that it counts as. */
  customRole: z.string().nullable(),
  /** Replies sent in the last 30 days. */
  replies: z.number().int(),
  /** Admins see it for everyone, others only for themselves; else null. */
  secondFactor: z.boolean().nullable(),
  /** As above; without a session the last sign-in, and null without either. */
  lastActiveAt: z.string().nullable(),
})
export type TeamMember = z.infer<typeof teamMember>

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(memberRoles),
  brands: ownRoles,
  customRole: z.string().nullable(),
  /** Name of the inviter; null if their account was deleted. */
  invitedBy: z.string().nullable(),
  sentAt: z.string(),
  expiresAt: z.string(),
  expired: z.boolean(),
  /** The email couldn't be sent. */
  undelivered: z.boolean(),
})
export type Invitation = z.infer<typeof invitation>

const teamList = z.object({
  company: z.string(),
  plan: z.enum(planIds),
  /** Members and open invitations; `most` is null without a limit. */
  seats: z.object({ taken: z.number().int(), most: z.number().int().nullable() }),
  /** Brands that the reader can see. */
  brands: z.array(z.object({ brandId: z.string(), name: z.string(), logoUrl: z.string().nullable() })),
  members: z.array(teamMember),
  customRoles: z.array(customRole),
  /** Whether custom roles can be created and edited. */
  customRolesAre: z.enum(availabilities),
  /** Visible to admins. */
  invitations: z.array(invitation),
})
export type TeamList = z.infer<typeof teamList>

/**
 * One role for the company, one per brand, or a custom role in the whole company or in some brands.
 */
const given = {
  role: z.enum(memberRoles).optional(),
  brands: z
    .array(z.object({ brandId, role: z.enum(brandRoles) }))
    .min(1)
    .max(500)
    .optional(),
  customRole: z.uuid('Invalid role ID').optional(),
  /** Brands where a custom role applies; defaults to all. */
  brandIds: z.array(brandId).min(1).max(500).optional(),
}
export type GivenRoles = z.infer<z.ZodObject<typeof given>>

const isOneOf = ({ role, brands, customRole, brandIds }: GivenRoles): boolean =>
  [role, brands, customRole].filter((one) => one !== undefined).length === 1 &&
  (brandIds === undefined || customRole !== undefined)
const oneOf = { path: ['role'], message: 'Choose a company role, a role for each brand, or a custom role' }

const invitationId = z.uuid('Invalid invitation ID')
const userId = z.uuid('Invalid user ID')
const token = z.string().min(1).max(sizes.code)
const name = z.string().max(sizes.name)
const done = z.object({ success: z.literal(true), message: z.string() })

const forAdmins = call.meta({ who: 'member', roles: owners, scope: 'company' })
/** Changes that could give a stranger access, or lock a member out, require a step-up. */
const proved = call.meta({ who: 'member', roles: owners, scope: 'company', stepUp: true })

export const openedInvitation = z.object({
  /** `unknown` returns no other fields. */
  state: z.enum(['open', 'expired', 'accepted', 'revoked', 'unknown']),
  company: z.string().nullable(),
  inviter: z.string().nullable(),
  email: z.string().nullable(),
  role: z.enum(memberRoles).nullable(),
  /** Name of the custom role, if it is one. */
  customRole: z.string().nullable(),
  /** Brand names and roles; null if one role applies to all. */
  brands: z.array(z.object({ name: z.string(), role: z.enum(memberRoles) })).nullable(),
  expiresAt: z.string().nullable(),
  /**
   * Whether the address has an account, so that it signs in or signs up. Only the invited person
   * can ask.
   */
  hasAccount: z.boolean(),
})
export type OpenedInvitation = z.infer<typeof openedInvitation>

/** Members of the company and their roles. */
export const team = {
  list: call
    .meta({ who: 'member', scope: 'company' })
    .route({ method: 'GET', path: '/api/team', summary: 'List members, open invitations and seats' })
    .output(response(teamList)),
  invite: proved
    .meta(audited('team.invited'))
    .route({
      method: 'POST',
      path: '/api/team/invitations',
      summary:
        'Email invitation links. Each works once and expires after seven days. Returns why any address was refused',
    })
    .input(
      z
        .object({
          emails: z.array(z.string().trim().min(1).max(sizes.email)).min(1).max(sizes.invitedAtOnce),
          ...given,
          /** A personal note from the inviter in the email. */
          note: z
            .string()
            .trim()
            .max(sizes.invitationNote)
            .regex(/^(?!.*(:\/\/|www\.)).*$/is, 'Remove links from the note')
            .optional(),
        })
        .refine(isOneOf, oneOf),
    )
    .output(
      response(
        z.object({
          invited: z.array(z.string()),
          refused: z.array(z.object({ email: z.string(), reason: z.string() })),
        }),
      ),
    ),
  resend: forAdmins
    .meta(audited('team.invitation-resent'))
    .route({
      method: 'POST',
      path: '/api/team/invitations/{invitationId}/resend',
      summary: 'Resend an invitation, valid for seven days. The old link stops working',
    })
    .input(z.object({ invitationId }))
    .output(done),
  revoke: forAdmins
    .meta(audited('team.invitation-revoked'))
    .route({ method: 'DELETE', path: '/api/team/invitations/{invitationId}', summary: 'Withdraw an invitation' })
    .input(z.object({ invitationId }))
    .output(done),
  changeRole: proved
    .meta(audited('team.role-changed'))
    .route({
      method: 'PUT',
      path: '/api/team/members/{userId}/role',
      summary: 'Set a company role, or roles in some brands. Other brands stay the same',
    })
    .input(z.object({ userId, ...given }).refine(isOneOf, oneOf))
    .output(done),
  remove: proved
    .meta(audited('team.member-removed'))
    .route({
      method: 'POST',
      path: '/api/team/members/{userId}/remove',
      summary: 'Remove a member. Ends their sessions and reassigns their reviews',
    })
    .input(z.object({ userId, handOverTo: z.uuid('Invalid user ID').nullish() }))
    .output(response(z.object({ handedOver: z.number().int() }))),
  leave: call
    .meta({ who: 'member', scope: 'company' })
    .meta(audited('team.member-left'))
    .route({ method: 'POST', path: '/api/team/leave', summary: 'Leave the company. Ends your sessions' })
    .output(done),
  readInvitation: call
    .meta({ who: 'open' })
    .meta(unaudited('no-change'))
    .route({ method: 'POST', path: '/api/invitations/read', summary: 'Get the invitation behind a link' })
    .input(z.object({ token }))
    .output(response(openedInvitation)),
  acceptInvitation: call
    .meta({ who: 'user' })
    .meta(audited('team.joined'))
    .route({
      method: 'POST',
      path: '/api/invitations/accept',
      summary: 'Join while signed in with the invited address',
    })
    .input(z.object({ token }))
    .output(done),
  joinByInvitation: call
    .meta({ who: 'open' })
    .meta(audited('team.joined'))
    .route({
      method: 'POST',
      path: '/api/invitations/join',
      summary: 'Create the invited account and join. The link verifies the address',
    })
    .input(
      z.object({
        token,
        firstName: name,
        lastName: name,
        password: z.string().max(sizes.password, 'Password must be 128 characters or fewer'),
        timezone: browserTimezone,
        terms: z.literal(true, 'Please accept the Terms of Service and Privacy Policy'),
        termsVersion: z.literal(termsVersion, 'The terms have changed. Read and accept them again'),
      }),
    )
    .output(signedIn),
}
