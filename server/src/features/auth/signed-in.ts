import type { Requirements } from './sign-in-requirements.ts'
import type { Viewing } from '../../context.ts'
import type { BrandRole, MemberRole, UserRole } from '@bizamply/contract/roles'
import type { SignInMethod } from '@bizamply/contract/security'
import type { Permission } from '@bizamply/contract/permissions'

export interface Membership {
  companyId: string
  companyName: string
  companyStatus: string
  /** When the company will be erased; null unless deletion was requested. */
  leavesAt: string | null
  publicId: string
  memberRole: MemberRole
  /** Roles per brand; null if the role above applies to every brand. */
  brandRoles: Record<string, BrandRole> | null
  customRole: { name: string; permissions: Permission[] } | null
  selectedBrandId: string | null
}

export interface SignedIn {
  sessionToken: string
  session: { id: string; /** When the user last verified their identity. */ provedAt: Date; method: SignInMethod }
  user: {
    id: string
    email: string
    name: string
    firstName: string
    lastName: string
    role: UserRole
    status: string
    emailVerified: boolean
    image: string | null
    locale: string
    timezone: string
    onboarded: boolean
  }
  membership: Membership | null
  requirements: Requirements | null
  /** Null unless an administrator views the console as `user`, in their own session. */
  viewing: Viewing | null
}

export const isSuspended = (status: string, membership: Membership | null): boolean =>
  status === 'banned' || status === 'inactive' || (membership !== null && !mayEnter.has(membership.companyStatus))

/** Members can still read, export and keep a company that is being deleted. */
export const mayEnter: ReadonlySet<string> = new Set(['active', 'leaving'])
