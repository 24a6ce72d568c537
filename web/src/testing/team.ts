import { plans } from '@bizamply/contract/plans'
import type { Invitation, TeamList, TeamMember } from '@bizamply/contract/team'
import type { User } from '@bizamply/contract/auth'
import { auditPage } from './audit.ts'
import { nora } from './fake-server.ts'
import { ok, responsesServer } from './responses-server.ts'

export const aMember = (more: Partial<TeamMember> = {}): TeamMember => ({
  userId: 'user-2',
  name: 'Theo Lindqvist',
  email: 'editor@bizamply.test',
  picture: null,
  role: 'editor',
  brands: null,
  customRole: null,
  replies: 268,
  secondFactor: true,
  lastActiveAt: new Date().toISOString(),
  ...more,
})

export const own = aMember({
  userId: nora.id,
  name: nora.name,
  email: nora.email,
  role: 'admin',
  replies: 412,
})

export const anInvitation = (more: Partial<Invitation> = {}): Invitation => ({
  id: 'invitation-1',
  email: 'kaja@alder.example',
  role: 'editor',
  brands: null,
  customRole: null,
  invitedBy: 'Nora Vance',
  sentAt: new Date(Date.now() - 60_000).toISOString(),
  expiresAt: new Date(Date.now() + 6.5 * 86_400_000).toISOString(),
  expired: false,
  undelivered: false,
  ...more,
})

const brandOf = (brandId: string, name: string) => ({ brandId, name, logoUrl: null })
export const twoBrands = [brandOf('b', 'Alder'), brandOf('f', 'Fern')]

export const aTeam = (more: Partial<TeamList> = {}): TeamList => ({
  company: 'Alder & Co',
  plan: 'premium',
  seats: { taken: 2, most: 15 },
  brands: twoBrands,
  members: [own, aMember()],
  customRoles: [],
  customRolesAre: plans[more.plan ?? 'premium'].customRoles ? 'available' : 'plan',
  invitations: [],
  ...more,
})

/** Opens the console of a company with this team, read from the server on each request. */
export function teamServer(
  team: TeamList | (() => TeamList),
  more: Parameters<typeof responsesServer>[1] = {},
  user: Partial<User> = {},
) {
  const read = typeof team === 'function' ? team : () => team
  return responsesServer(
    { user: { ...nora, ...user } },
    {
      'GET /api/team': () => ok(read()),
      'GET /api/team/recoveries': ok([]),
      'GET /api/audit': auditPage([]),
      ...more,
    },
  )
}

export const teamAddress = '/settings?tab=team'
