import { z } from 'zod'
import { auditEntry } from './audit.ts'
import { transaction } from './credits.ts'
import { customerStatuses } from './customer-choices.ts'
import { planIds } from './plans.ts'
import { memberRoles } from './roles.ts'

/** A customer is a company, represented by its longest-serving admin. */
export const customer = z.object({
  _id: z.string(),
  /** The customer id that support uses. */
  BizamplyId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null if the company has no members left. */
  Email: z.string().nullable(),
  profilePic: z.string().nullable(),
  companyName: z.string(),
  plan: z.enum(planIds),
  status: z.enum(customerStatuses),
  /** A member's session was used in the last five minutes. */
  isOnline: z.boolean(),
  /** No one has joined the company yet; the person shown is the invited admin. */
  isInvited: z.boolean(),
  /** Latest of all members; null if none ever signed in. */
  lastLogin: z.string().nullable(),
  lastLoginIP: z.string().nullable(),
  createdAt: z.string(),
  totalCredits: z.number().int(),
  usedCredits: z.number().int(),
  availableCredits: z.number().int(),
  transactionStats: z.object({
    totalTransactions: z.number().int(),
    totalCreditsUsed: z.number().int(),
    totalCreditsAdded: z.number().int(),
    lastTransaction: z.string().nullable(),
  }),
  primaryBrand: z.object({ brandName: z.string() }).nullable(),
  connectedPlatforms: z.array(z.object({ name: z.string(), count: z.number().int() })),
  totalConnections: z.number().int(),
})
export type Customer = z.infer<typeof customer>

/** All customers that match the search, in any status. */
export const customerTotals = z.object({
  all: z.number().int(),
  active: z.number().int(),
  inactive: z.number().int(),
  banned: z.number().int(),
  /** Joined this month, in UTC. */
  newThisMonth: z.number().int(),
  online: z.number().int(),
  totalCredits: z.number().int(),
  usedCredits: z.number().int(),
})
export type CustomerTotals = z.infer<typeof customerTotals>

const login = z.object({
  success: z.boolean(),
  loginMethod: z.string(),
  timestamp: z.string(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** Browser and operating system of the user agent. */
  device: z.string(),
  /** Id of the member. */
  email: z.string(),
})

export const customerDetails = customer.extend({
  /**
   * Increases with each change of the name or address; an edit with an older version is rejected.
   */
  version: z.number().int(),
  /** Of the person shown; null until someone joins. */
  userId: z.string().nullable(),
  members: z.number().int(),
  /** The first 50 members, admins first. */
  people: z.array(z.object({ userId: z.string(), name: z.string(), email: z.string(), role: z.enum(memberRoles) })),
  /** Two-factor method of the person shown; null without one. */
  secondFactor: z.object({ kind: z.enum(['app', 'passkey']), since: z.string() }).nullable(),
  /** The open invitation of a customer that no one has joined yet. */
  invitation: z.object({ email: z.string(), sentAt: z.string(), expiresAt: z.string() }).nullable(),
  connections: z.array(
    z.object({
      platform: z.string(),
      account: z.string(),
      name: z.string().nullable(),
      brandId: z.string(),
      brandName: z.string(),
    }),
  ),
  /** The 10 newest. */
  transactions: z.array(transaction),
  /** The 10 newest of all members. */
  loginHistory: z.array(login),
  /** The newest failed sign-in of the last seven days from an address that never signed in. */
  suspicious: z
    .object({ count: z.number().int(), ipAddress: z.string(), first: z.string(), last: z.string() })
    .nullable(),
  /** Administrators' actions, newest first: the same entries as in the company's audit log. */
  administrators: z.array(auditEntry.pick({ id: true, at: true, action: true, by: true, details: true })),
})
export type CustomerDetails = z.infer<typeof customerDetails>
